import type { Translate } from '@energycockpit/i18n'
import type { NumberedAnnotation } from './annotations-within'
import type { SeriesReading } from './read-series'
import { SeriesSignMark } from './series-sign-mark'
import type { SeriesSign } from './series-signs'
import type { TimeSeries } from './time-series'
import styles from './time-chart.module.css'

interface TimeReadingProps {
  readings: readonly SeriesReading[]
  signs: ReadonlyMap<string, SeriesSign>
  /** What is noted there. */
  noted: readonly NumberedAnnotation[]
  /** Where the cursor stands, as a share of the drawing's width. */
  share: number
}

/** What all series have at the cursor, beside it. The slider says the same to those who hear it. */
export function TimeReading({ readings, signs, noted, share }: TimeReadingProps) {
  const [first] = readings
  if (!first) return null
  return (
    <div className={styles.tip} data-side={share > 0.5 ? 'left' : 'right'} aria-hidden="true">
      <p className={styles.tipWhen}>{first.when}</p>
      <ul>
        {readings.map(({ series, value, remark, besideWhen }) => (
          <li key={series.series.id}>
            <SeriesSignMark
              sign={signs.get(series.series.id)!}
              as={series.series.isComparison ? 'dashed' : 'line'}
              withShape={readings.filter(({ series: one }) => !one.series.isComparison).length > 1}
            />
            <span className={styles.tipName}>{nameOf(series.series)}</span>
            <strong>{value}</strong>
            {besideWhen ? <span className={styles.tipRemark}>{besideWhen}</span> : null}
            {remark ? <span className={styles.tipRemark}>{remark}</span> : null}
          </li>
        ))}
      </ul>
      {noted.map(({ id, number, text }) => (
        <p key={id} className={styles.tipNote}>
          <span className={styles.flag}>{number}</span>
          <span className={styles.tipName}>{text}</span>
        </p>
      ))}
    </div>
  )
}

/** Without its period, which is said more exactly. */
const nameOf = ({ label, beside, comparedTo }: TimeSeries): string =>
  beside && comparedTo === undefined ? beside.name : label

/** The same as one sentence. */
export const readAloud = (
  readings: readonly SeriesReading[],
  noted: readonly NumberedAnnotation[],
  t: Translate,
): string =>
  [
    readings[0]?.when,
    ...readings.map(({ series, value, remark, besideWhen }) => {
      const when = besideWhen === undefined ? '' : ` (${besideWhen})`
      return [`${nameOf(series.series)}${when}: ${value}`, remark].filter(Boolean).join(', ')
    }),
    ...noted.map(({ number, text }) => t('chart.annotation', { number, text })),
  ]
    .filter(Boolean)
    .join('; ')
