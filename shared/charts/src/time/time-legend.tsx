import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, classNames } from '@energycockpit/ui'
import { useElementWidth } from '../use-element-width'
import { AnnotationList } from './annotation-list'
import { LegendButton } from './legend-button'
import { entriesOfLegend, foldedEntries } from './legend-entries'
import type { LegendKey } from './legend-keys'
import type { SeriesSign } from './series-signs'
import type { Annotation, TimeSeries } from './time-series'
import styles from './time-chart.module.css'

interface TimeLegendProps {
  series: readonly TimeSeries[]
  signs: ReadonlyMap<string, SeriesSign>
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
  keys: readonly LegendKey[]
  /** The chart is about one series. */
  isSingle: boolean
  /** Says how much is measured. */
  withMeasured: boolean
  annotations: readonly Annotation[]
  annotationSteps: ((annotation: Annotation) => ReactNode) | undefined
  timeZone: string
}

/** Each series with its figure, to be switched on and off; what the other signs mean; and the annotations. */
export function TimeLegend(props: TimeLegendProps) {
  const { series, keys, isSingle, annotations, timeZone } = props
  const { t } = useTexts()
  const [isWhole, setWhole] = useState(false)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const width = useElementWidth(box)
  const listId = useId()
  const entries = entriesOfLegend(series)
  const folded = foldedEntries(entries, width)
  const shared = { ...props, isAlone: series.length === 1, withShape: !isSingle }
  return (
    <div ref={setBox} className={styles.legend}>
      <ul id={listId} className={styles.entries} aria-label={t('chart.legend')}>
        {(isWhole ? entries : folded).map(({ own, compared }) => (
          <li key={own.id} className={styles.together}>
            <LegendButton {...shared} series={own} name={own.label} />
            {compared.map((each) => (
              <LegendButton key={each.id} {...shared} series={each} name={each.beside?.name ?? each.label} />
            ))}
          </li>
        ))}
      </ul>
      {folded.length < entries.length ? (
        <Button
          look="quiet"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('chart.fewerSeries') : t('chart.allSeries', { count: entries.length })}
        </Button>
      ) : null}
      {keys.length > 0 && (
        <ul className={styles.keys}>
          {keys.map(({ text, colour, sign }) => (
            <li key={text}>
              <span
                className={classNames(styles.keySign, styles[sign])}
                style={{ '--series': `var(${colour})` } as object}
              />
              {text}
            </li>
          ))}
        </ul>
      )}
      {annotations.length > 0 ? (
        <AnnotationList {...{ annotations, timeZone }} steps={props.annotationSteps} />
      ) : null}
    </div>
  )
}
