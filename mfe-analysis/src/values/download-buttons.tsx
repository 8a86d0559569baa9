import { downloadFormats, type SeriesValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import type { ShownAs } from '../choice/shown-as'
import { DownloadButton } from './download-button'
import styles from './values.module.css'

/** What is shown as a file: every value of the period, also where the drawing leaves some out. */
export function DownloadButtons({ values, shown }: { values: SeriesValues; shown: ShownAs }) {
  const { t } = useTexts()
  return (
    <div className={styles.downloads}>
      {downloadFormats.map((format) => (
        <DownloadButton key={format} format={format} values={values} shown={shown} />
      ))}
      <p className={styles.aboutDownloads}>{t('download.about')}</p>
    </div>
  )
}
