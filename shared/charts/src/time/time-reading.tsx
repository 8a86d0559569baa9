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

/** So many have room for names of two lines, also on a phone. */
const FEW = 4

/** What all series have at the cursor, beside it. The slider says the same to those who hear it. */
export function TimeReading({ readings, signs, noted, share }: TimeReadingProps) {
  const [first] = readings
  if (!first) return null
  return (
    <div
      className={styles.tip}
      data-side={share > 0.5 ? 'left' : 'right'}
      data-many={readings.length > FEW}
      aria-hidden="true"
    >
      <p className={styles.tipWhen}>{first.when}</p>
      <ul>
        {readings.map(({ series, value, remark, besideWhen }) => (
          <li key={series.series.id}>
            <SeriesSignMark
              sign={signs.get(series.series.id)!}
              as={series.series.isComparison ? 'dashed' : 'line'}
              withShape={readings.filter(({ series: one }) => !one.series.isComparison).length > 1}
            />
            <span className={styles.tipName}>{shortName(series.series, besideWhen)}</span>
            <strong>{value}</strong>
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

/** What is compared stands below its series, whose name it need not repeat. */
const shortName = ({ label, beside }: TimeSeries, when: string | undefined): string =>
  beside && when !== undefined ? `${beside.name} (${when})` : label

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
