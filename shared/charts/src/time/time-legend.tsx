import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import { AnnotationList } from './annotation-list'
import type { LevelSeries } from './chart-level'
import { legendFigure } from './legend-figure'
import { markOf } from './mark-of'
import { SeriesSignMark } from './series-sign-mark'
import type { SeriesSign } from './series-signs'
import type { Annotation, TimeSeries } from './time-series'
import styles from './time-chart.module.css'

interface TimeLegendProps {
  series: readonly TimeSeries[]
  signs: ReadonlyMap<string, SeriesSign>
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
  drawn: readonly LevelSeries[]
  hasWeekends: boolean
  hasDoubledHours: boolean
  annotations: readonly Annotation[]
  annotationSteps: ((annotation: Annotation) => ReactNode) | undefined
  timeZone: string
}

/** Each series with its figure, to be switched on and off; what the other signs mean; and the annotations. */
export function TimeLegend(props: TimeLegendProps) {
  const { series, signs, hidden, onToggle, drawn, annotations, timeZone } = props
  const { t, formats } = useTexts()
  const counts = { estimated: 0, unsure: 0, missing: 0 }
  for (const each of drawn) {
    // What is compared may have a bucket less, on the day of 25 hours: that is no gap.
    if (each.series.isComparison) continue
    counts.estimated += each.counts.estimated
    counts.unsure += each.counts.partial + each.counts.running
    counts.missing += each.counts.missing
  }
  return (
    <div className={styles.legend}>
      <ul className={styles.entries} aria-label={t('chart.legend')}>
        {series.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={classNames(styles.entry, hidden.has(each.id) && styles.off)}
              aria-pressed={!hidden.has(each.id)}
              onClick={() => onToggle(each.id)}
            >
              <SeriesSignMark sign={signs.get(each.id)!} as={markOf(each)} withShape={series.length > 1} />
              <span className={styles.entryText}>
                <span className={styles.name}>
                  {each.label}
                  {each.modelled ? ` (${t('chart.modelled')})` : ''}
                </span>
                <strong className={styles.figure}>{legendFigure(each, t, formats)}</strong>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.keys}>
        {counts.estimated > 0 ? (
          <Key sign={styles.keyEstimated} text={keyText('keyEstimated', counts.estimated)} />
        ) : null}
        {counts.unsure > 0 ? (
          <Key sign={styles.keyPartial} text={keyText('keyPartial', counts.unsure)} />
        ) : null}
        {counts.missing > 0 ? (
          <Key sign={styles.keyMissing} text={keyText('keyMissing', counts.missing)} />
        ) : null}
        {props.hasWeekends ? <Key sign={styles.keyWeekend} text={t('chart.keyWeekend')} /> : null}
        {props.hasDoubledHours ? <Key sign={styles.keyDoubled} text={t('chart.keyDoubled')} /> : null}
      </ul>
      {annotations.length > 0 ? (
        <AnnotationList {...{ annotations, timeZone }} steps={props.annotationSteps} />
      ) : null}
    </div>
  )

  function keyText(key: string, count: number): string {
    return t(`chart.${key}`, { count, written: formats.count(count) })
  }
}

function Key({ sign, text }: { sign: string | undefined; text: string }) {
  return (
    <li>
      <span className={classNames(styles.keySign, sign)} />
      {text}
    </li>
  )
}
