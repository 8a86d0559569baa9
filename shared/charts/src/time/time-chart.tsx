import { daysBetween } from '../days-between'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTexts, type Locale } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import { bucketAt } from '../bucket-at'
import { useChartCursor } from '../chart-cursor'
import { markedDoubleHours } from '../double-hours'
import { ChartDisplay } from '../frame/chart-display'
import { ChartFrame } from '../frame/chart-frame'
import { ChartTexts } from '../frame/chart-texts'
import { bucketEnd } from '../chart-values'
import { annotationNotes } from './annotation-notes'
import { annotationsWithin } from './annotations-within'
import type { ChartLevel, LevelSeries } from './chart-level'
import { levelsOfSeries } from './levels-of-series'
import { lengthOfSegment } from '../length-of-segment'
import { legendKeys } from './legend-keys'
import { legendSheet } from './legend-sheet'
import { readSeries } from './read-series'
import { seriesSigns } from './series-signs'
import { TimeCanvas } from './time-canvas'
import { levelFor, type TimeDrawing } from './time-drawing'
import { TimeLegend } from './time-legend'
import { readAloud, TimeReading } from './time-reading'
import type { Annotation, TimeSeries, TimeWindow } from './time-series'
import { TimeTable } from './time-table'
import { useTimeWindow } from './use-time-window'
import { weekendRuns } from './weekend-runs'
import { ZoomButtons } from './zoom-buttons'
import { zoomSteps, type ZoomStep } from './zoom-keys'
import styles from './time-chart.module.css'

export interface TimeChartProps {
  locale: Locale
  /** What tells it from other charts of its page, in lower-case letters. */
  name?: string | undefined
  /** What is shown and for what. */
  title: string
  /** Up to twenty, of one period and time zone. At most two kinds of units are drawn, each on an axis of its own. */
  series: readonly TimeSeries[]
  /** The page says how much is measured; files say it nevertheless. */
  isMeasuredToldElsewhere?: boolean | undefined
  /** Milliseconds since 1970 UTC; decides what is a gap and what is still ahead. */
  now: number
  /** Amounts of the left axis stand on top of each other. */
  stacked?: boolean
  /** Numbered in this order. */
  annotations?: readonly Annotation[]
  /** What may be done with an annotation; it speaks the page's texts. */
  annotationSteps?: ((annotation: Annotation) => ReactNode) | undefined
  /** The window that the page keeps, undefined for the whole period; only together with `onZoom`. */
  zoomed?: TimeWindow | undefined
  /** A gesture has come to rest: the page keeps the window and may give the series finer values for it. */
  onZoom?: (window: TimeWindow | undefined) => void
  /** Ids of the series that are switched off, where the page keeps them. */
  hidden?: ReadonlySet<string>
  onHidden?: (hidden: ReadonlySet<string>) => void
  /** Downloads and whatever else the page offers beside the chart. */
  actions?: ReactNode
}

/** Any number of series over a period: as bars, lines, steps or areas, on one or two axes, to be zoomed and read. */
export function TimeChart(props: TimeChartProps) {
  return (
    <ChartTexts locale={props.locale}>
      <ChartWithTexts {...props} />
    </ChartTexts>
  )
}

const noAnnotations: readonly Annotation[] = []
const HOUR = 3_600_000

function ChartWithTexts(props: TimeChartProps) {
  const { series, now, locale, stacked = false, annotations = noAnnotations, title } = props
  const { t, formats } = useTexts()
  const [ownHidden, setOwnHidden] = useState<ReadonlySet<string>>(new Set())
  const hidden = props.hidden ?? ownHidden
  const isSingle = series.filter(({ isComparison }) => !isComparison).length === 1
  const signs = useMemo(() => seriesSigns(series), [series])
  const { levels, refused, extent, timeZone } = useMemo(
    () => levelsOfSeries({ series, hidden, stacked, now, locale }),
    [series, hidden, stacked, now, locale],
  )

  const drawing = useRef<TimeDrawing>(undefined)
  const keepDrawing = useCallback((next: TimeDrawing | undefined) => {
    drawing.current = next
  }, [])
  const { settled, read, moveTo, isWhole } = useTimeWindow({
    extent,
    zoomed: props.zoomed,
    onZoom: props.onZoom,
    least: props.onZoom ? HOUR : 4 * shortestBucket(series),
    draw: (window) => drawing.current?.moveTo(window),
  })
  const onStep = (step: ZoomStep) => moveTo(zoomSteps[step](read(), extent))

  const level = levelFor(levels, settled)
  const finest = useMemo(() => finestOf(level), [level])
  const input = useMemo(() => {
    const marked = finest && markedDoubleHours(finest.values)
    return {
      ...{ levels, signs, timeZone, formats },
      weekends: weekendRuns(extent, finest?.values.granularity, timeZone),
      doubled: [...(marked ?? [])].map(
        (place) => [finest!.values.at[place]!, bucketEnd(finest!.values, place)] as const,
      ),
      annotations,
    }
  }, [levels, signs, timeZone, formats, extent, finest, annotations])

  const cursor = useChartCursor()
  const at =
    cursor.at !== undefined && cursor.at >= settled.from && cursor.at < settled.to ? cursor.at : undefined
  const readings = at === undefined ? [] : readSeries({ level, now, formats, t }, at)
  const bucket = at === undefined ? undefined : bucketOf(finest, at)
  const noted = bucket ? annotationsWithin(annotations, bucket) : []
  const period = formats.period(Math.round(settled.from), Math.round(settled.to), timeZone)
  const units = level.axes.map(({ unit }) => formats.quantityParts(0, unit).unit)
  const notes = useMemo(
    () => annotationNotes(annotations, { ...settled, timeZone }, formats),
    [annotations, settled, timeZone, formats],
  )
  const hasWeekends = input.weekends.length > 0
  const hasDoubledHours = input.doubled.length > 0
  const keys = useMemo(
    () => legendKeys({ drawn: level.series, signs, hasWeekends, hasDoubledHours, formats, t }),
    [level, signs, hasWeekends, hasDoubledHours, formats, t],
  )
  const entries = useMemo(
    () => legendSheet({ series, hidden, signs, keys, isSingle, formats, t }),
    [series, hidden, signs, keys, isSingle, formats, t],
  )
  const segments = finest?.values.segments
  const perInterval = finest && t(`chart.perInterval.${finest.values.granularity}`)
  const drawnPer = segments && t('chart.drawnPer', { length: lengthOfSegment(segments.length, t) })

  return (
    <ChartFrame
      locale={props.locale}
      name={props.name}
      title={title}
      days={daysBetween(settled.from, settled.to, timeZone)}
      when={[period, perInterval, drawnPer].filter(Boolean).join(' · ')}
      actions={props.actions}
      tools={<ZoomButtons isWhole={isWhole} onStep={onStep} />}
      reading={
        <>
          {refused.length > 0 ? (
            <PartialNotice>
              {t('chart.twoAxes', {
                units: units.join(', '),
                names: refused.map(({ label }) => label).join(', '),
              })}
            </PartialNotice>
          ) : null}
          <ChartDisplay unit={units[0]} secondUnit={units[1]} hint={t('chart.timeHint')} />
        </>
      }
      table={() => (
        <TimeTable
          caption={[title, period, drawnPer].filter(Boolean).join(', ')}
          window={settled}
          {...{ level, now, annotations, isSingle }}
        />
      )}
      data={async () => {
        const { dataOfSeries } = await import(/* webpackChunkName: "save-data" */ './data-of-series')
        return dataOfSeries({ series: level.series.map(asData), window: settled, annotations, t })
      }}
      notes={notes}
      legendEntries={entries}
      unit={units[0]}
      secondUnit={units[1]}
      legend={
        <TimeLegend
          {...{ series, signs, hidden, keys, annotations, timeZone, isSingle }}
          withMeasured={isSingle && !props.isMeasuredToldElsewhere}
          annotationSteps={props.annotationSteps}
          onToggle={toggle}
        />
      }
    >
      <TimeCanvas
        input={input}
        settled={settled}
        readWindow={read}
        onWindow={moveTo}
        onStep={onStep}
        onDrawing={keepDrawing}
        steps={finest?.values.at ?? []}
        cursor={at}
        mark={bucket && (bucket.from + bucket.to) / 2}
        onCursor={cursor.moveTo}
        label={t('chart.cursorLabel', { label: `${title}, ${period}` })}
        reading={at === undefined ? period : readAloud(readings, noted, t)}
      >
        {at === undefined ? null : (
          <TimeReading
            readings={readings}
            {...{ signs, noted }}
            share={(at - settled.from) / (settled.to - settled.from)}
          />
        )}
        {level.series.length === 0 ? <p className={styles.nothing}>{t('chart.allOff')}</p> : null}
      </TimeCanvas>
    </ChartFrame>
  )

  function toggle(id: string): void {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setOwnHidden(next)
    props.onHidden?.(next)
  }
}

/** The series with most buckets: those that the cursor walks through. */
const finestOf = ({ series }: ChartLevel): LevelSeries | undefined =>
  series.toSorted((one, other) => other.values.at.length - one.values.at.length)[0]

const asData = ({ series, values }: LevelSeries) => ({
  ...{ name: series.label, values, isComparison: series.isComparison, beside: series.beside },
})

function shortestBucket(series: readonly TimeSeries[]): number {
  return Math.min(...series.map(({ values: { at } }) => (at.length > 1 ? at[1]! - at[0]! : HOUR)))
}

/** What the cursor reads of the finest series; the instant alone where there is none. */
function bucketOf(finest: LevelSeries | undefined, at: number): TimeWindow {
  const place = finest && bucketAt(finest.values, at)
  if (!finest || place === undefined) return { from: at, to: at + 1 }
  return { from: finest.values.at[place]!, to: bucketEnd(finest.values, place) }
}
