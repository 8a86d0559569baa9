import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Chart as ChartInstance, ChartOptions } from 'chart.js'
import { Chart } from 'react-chartjs-2'
import { useTexts } from '@energycockpit/i18n'
import { useThemeChange } from '@energycockpit/ui'
import { bucketQualities, isHollow, runsOf } from './bucket-quality'
import { chartDataset, comparisonDataset } from './chart-dataset'
import { chartOptions } from './chart-options'
import type { ChartSubject } from './chart-values'
import { besideValues, type Comparison } from './comparison'
import { markedDoubleHours } from './double-hours'
import { drawnAs } from './drawn-as'
import type { DrawnValues } from './drawn-values'
import { useFramedChart } from './frame/framed-chart'
import { hatchPattern } from './hatch-pattern'
import { createHouseRules, type Run } from './house-rules-plugin'
import { readPalette } from './palette'
import { notedOnAxis } from './place-on-axis'
import { registerChartParts } from './register-chart-parts'
import { tickLabel } from './tick-labels'
import { timeTicks } from './time-ticks'
import { cursorHandlers } from './cursor-handlers'
import type { Annotation } from './time/time-series'
import { useElementWidth } from './use-element-width'
import type { ValueAxis } from './value-axis'
import { weekendBands } from './weekend-bands'
import styles from './progression-chart.module.css'

registerChartParts()

/** Width of the value axis' labels, px; the time axis has the rest. */
const VALUE_LABELS = 48

interface ChartCanvasProps {
  subject: ChartSubject
  values: DrawnValues
  comparison: Comparison | undefined
  axis: ValueAxis
  now: number
  /** Read out as the name of the drawing. */
  label: string
  /** The bucket that is read, and what stands there, for those who hear it. */
  cursor: number | undefined
  onCursor: (index: number | undefined) => void
  reading: string
  annotations: readonly Annotation[]
}

/** The drawing itself, with its cursor: the pointer's, or the arrow keys'. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { subject, values, comparison, axis, now, cursor, annotations } = props
  const { formats } = useTexts()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const [chart, setChart] = useState<ChartInstance | null>(null)
  const { keepChart: tellFrame } = useFramedChart()
  const keepChart = useCallback(
    (drawn: unknown) => {
      // The wrapper's types know a chart only together with its kind of data.
      const known = (drawn ?? null) as ChartInstance | null
      setChart(known)
      tellFrame(known)
    },
    [tellFrame],
  )
  const width = useElementWidth(frame)
  const theme = useThemeChange()
  const handlers = cursorHandlers({ chart, count: values.at.length, index: cursor, onMove: props.onCursor })
  const [houseRules] = useState(createHouseRules)

  const drawing = useMemo(() => {
    if (!frame || width === 0) return undefined
    const plot = Math.max(120, width - VALUE_LABELS)
    const palette = readPalette(subject.carrier, frame)
    const { qualities } = bucketQualities(values, now)
    const ticks = timeTicks(values.at, values.granularity, values.timeZone, plot)
    const labels = new Map(
      ticks.map((tick, place) => [
        tick.index,
        tickLabel(tick, values.at[tick.index]!, values.timeZone, formats, place === 0),
      ]),
    )
    const drawn = drawnAs(values, plot)
    const font = getComputedStyle(frame).fontFamily
    const scaled = (value: number | null) => (value === null ? null : value * axis.factor)
    const beside = comparison && comparisonDataset(besideValues(values, comparison).map(scaled), palette)
    return {
      palette,
      data: {
        labels: values.at.map((_, index) => index),
        datasets: [
          chartDataset({
            values: values.value.map(scaled),
            pairs: values.pairs?.map((pair) => pair && [pair[0] * axis.factor, pair[1] * axis.factor]),
            qualities,
            drawn,
            palette,
            hatch: hatchPattern(palette.series, palette.surface),
            wash: hatchPattern(palette.series, palette.surface, false),
            modelled: subject.modelled,
          }),
          ...(beside ? [beside] : []),
        ],
      },
      options: chartOptions({ axis, palette, formats, font, labels }) as ChartOptions,
      weekends: weekendBands(values).map(asRun),
      // What misses within a stretch is narrower than what is drawn of it.
      gaps: runsOf(
        qualities,
        (quality) => quality === 'missing' || (values.pairs !== undefined && isHollow(quality)),
      ).map(asRun),
      // The others show it by themselves.
      estimated:
        drawn === 'outline' || values.pairs
          ? runsOf(qualities, (quality) => quality === 'estimated').map(asRun)
          : [],
      doubled: [...markedDoubleHours(values)].map((place) => asRun([place, place])),
    }
    // `theme` is in the list because the colours are read from the page, which React does not see.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [subject, values, comparison, axis, now, formats, width, theme, frame])

  // Before the chart is drawn (its own effect comes later), and once more when only the cursor has moved.
  useLayoutEffect(() => {
    const noted = annotations.map((each) => notedOnAxis(values, each))
    houseRules.show(drawing && { ...drawing, cursor, annotations: noted })
  }, [houseRules, drawing, cursor, values, annotations])
  useEffect(() => chart?.draw(), [chart, cursor, annotations])

  return (
    <div
      ref={setFrame}
      className={styles.canvas}
      role="slider"
      aria-label={props.label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.max(0, values.at.length - 1)}
      aria-valuenow={cursor ?? 0}
      aria-valuetext={props.reading}
      tabIndex={0}
      {...handlers}
    >
      {drawing ? (
        <Chart
          ref={keepChart}
          type="bar"
          data={drawing.data}
          options={drawing.options}
          plugins={houseRules.plugins}
          aria-hidden="true"
        />
      ) : null}
    </div>
  )
}

/** The axis counts places, each of which lies around its number. */
const asRun = ([first, last]: readonly [number, number]): Run => [first - 0.5, last + 0.5]
