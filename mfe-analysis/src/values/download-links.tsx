import { downloadFormats, type DownloadFormat, type SeriesValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ButtonLink } from '@energycockpit/ui'
import styles from './values.module.css'

/** What is shown as a file. The server writes it while the browser saves it, so links and no script do. */
export function DownloadLinks({ values }: { values: SeriesValues }) {
  const { t, locale } = useTexts()
  const hrefOf = (format: DownloadFormat) => {
    const { from, to, granularity, function: name, unit } = values
    const query = new URLSearchParams({
      from,
      to,
      granularity,
      function: name,
      unit,
      format,
      language: locale,
    })
    return `/rest/secure/measurement-series/${values.seriesId}/download?${query}`
  }
  return (
    <div className={styles.downloads}>
      {downloadFormats.map((format) => (
        <ButtonLink key={format} href={hrefOf(format)} look="quiet" title={t(`download.about.${format}`)}>
          {t(`download.${format}`)}
        </ButtonLink>
      ))}
    </div>
  )
}
