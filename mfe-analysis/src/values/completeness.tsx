import type { MeasurementSeries, SeriesValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { countsOf } from './counts-of-quality'
import styles from './values.module.css'

interface CompletenessProps {
  series: MeasurementSeries
  values: SeriesValues
}

const parts = ['measured', 'estimated', 'missing'] as const

/** How much of the period is measured, estimated and missing, in counts and shares. */
export function Completeness({ series, values }: CompletenessProps) {
  const { t, formats } = useTexts()
  const { expected } = values.total
  if (expected === 0) return null
  const counts = countsOf(values.total)
  const told = parts.map((part) =>
    t(`values.part.${part === 'measured' && series.seriesType !== 'MEASURED' ? 'there' : part}`, {
      written: formats.count(counts[part]),
      share: formats.percent(counts[part] / expected),
    }),
  )
  const isLate = series.lastAt !== null && series.lastAt < values.to
  return (
    <p className={styles.completeness}>
      {t('values.completeness', {
        count: expected,
        written: formats.count(expected),
        parts: told.join(', '),
      })}
      {counts.missing > 0 && isLate
        ? ` ${t('values.until', { last: formats.dateTime(series.lastAt!, values.timeZone) })}`
        : null}
    </p>
  )
}
