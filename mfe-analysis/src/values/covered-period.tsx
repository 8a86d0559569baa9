import type { SeriesValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import styles from './values.module.css'

/** What the figures cover where values reach over the edge of the period, or of the days in it. */
export function CoveredPeriod({ values }: { values: SeriesValues }) {
  const { t, formats } = useTexts()
  const { covered: [covered] = [], uncutAt = [], timeZone } = values
  if (covered !== undefined)
    return (
      <p className={styles.completeness}>
        {covered.from === covered.to
          ? t('values.coveredNone')
          : t('values.covered', { period: formats.period(covered.from, covered.to, timeZone) })}
      </p>
    )
  return uncutAt.length > 0 ? <p className={styles.completeness}>{t('values.uncut')}</p> : null
}
