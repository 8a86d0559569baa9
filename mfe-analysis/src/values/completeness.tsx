import type { MeasurementSeries, SeriesValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { countsOf } from './counts-of-quality'
import styles from './values.module.css'

interface CompletenessProps {
  series: MeasurementSeries
  values: SeriesValues
}

const parts = ['measured', 'estimated', 'missing'] as const

/** How many values were expected; on demand, how many of them are measured, estimated and missing. */
export function Completeness({ series, values }: CompletenessProps) {
  const { t, formats } = useTexts()
  const { expected } = values.total
  const title = t('figure.expected', { count: expected, written: formats.count(expected) })
  if (expected === 0) return title
  const counts = countsOf(values.total)
  const isLate = series.lastAt !== null && series.lastAt < values.to
  return (
    <details className={styles.completeness}>
      <summary>{title}</summary>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            {t(`values.part.${part === 'measured' && series.seriesType !== 'MEASURED' ? 'there' : part}`, {
              written: formats.count(counts[part]),
              share: formats.percent(counts[part] / expected),
            })}
          </li>
        ))}
        {counts.missing > 0 && isLate ? (
          <li>{t('values.until', { last: formats.dateTime(series.lastAt!, values.timeZone) })}</li>
        ) : null}
      </ul>
    </details>
  )
}
