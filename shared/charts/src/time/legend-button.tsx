import { useTexts } from '@energycockpit/i18n'
import { classNames, VisuallyHidden } from '@energycockpit/ui'
import { legendFigure, measuredFigure } from './legend-figure'
import { markOf } from './mark-of'
import { SeriesSignMark } from './series-sign-mark'
import type { SeriesSign } from './series-signs'
import type { TimeSeries } from './time-series'
import styles from './time-chart.module.css'

interface LegendButtonProps {
  series: TimeSeries
  /** What is seen of its name; heard is the whole. */
  name: string
  signs: ReadonlyMap<string, SeriesSign>
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
  /** There is no other series: switched off, it would leave nothing. */
  isAlone: boolean
  withShape: boolean
  withMeasured: boolean
}

/** A series in the legend, to be switched off and on. */
export function LegendButton({
  series,
  name,
  signs,
  hidden,
  onToggle,
  isAlone,
  withShape,
  withMeasured,
}: LegendButtonProps) {
  const { t, formats } = useTexts()
  const parts = (
    <>
      <SeriesSignMark sign={signs.get(series.id)!} as={markOf(series)} withShape={withShape} />
      <span className={styles.entryText}>
        <span className={styles.name}>
          {name === series.label ? (
            name
          ) : (
            <>
              <span aria-hidden="true">{name}</span>
              <VisuallyHidden>{series.label}</VisuallyHidden>
            </>
          )}
          {series.modelled ? ` (${t('chart.modelled')})` : ''}
        </span>
        <strong className={styles.figure}>{legendFigure(series, t, formats)}</strong>
        {withMeasured && !series.isComparison ? (
          <span className={styles.measured}>{measuredFigure(series, t, formats)}</span>
        ) : null}
      </span>
    </>
  )
  if (isAlone) return <span className={styles.entry}>{parts}</span>
  return (
    <button
      type="button"
      className={classNames(styles.entry, hidden.has(series.id) && styles.off)}
      aria-pressed={!hidden.has(series.id)}
      onClick={() => onToggle(series.id)}
    >
      {parts}
    </button>
  )
}
