import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Formats, type Locale } from '@energycockpit/i18n'
import type { DataTable } from '../downloads/data-table'
import { cursorStep } from '../cursor-steps'
import { ChartDisplay } from '../frame/chart-display'
import { ChartFrame } from '../frame/chart-frame'
import { ChartTable } from '../frame/chart-table'
import { ChartTexts } from '../frame/chart-texts'
import { valueAxis, type ValueAxis } from '../value-axis'
import { drawPoints, pointPlacer, pointShapes, type FitLine, type PointsDrawing } from './draw-points'
import { nearestPoint } from './nearest-point'
import { plotArea, ticksOfAxis } from './number-axes'
import { PlotLegend, type PlotLegendEntry } from './plot-legend'
import { furtherColours, tokenOf, type PlotColour } from './plot-palette'
import { PlotSurface, type DrawPlot } from './plot-surface'
import { PointMark } from './point-mark'
import { withWrittenUnit, writtenOnAxis } from './written-axis'
import styles from './plots.module.css'

export interface ScatterAxis {
  /** 'Outdoor temperature'. */
  name: string
  unit: string
}

/** One that is off has no points among those of the plot; it stands in the legend to be switched on. */
export interface ScatterGroup {
  label: string
  /** Without it one of the palette, in their order. */
  colour?: PlotColour | undefined
  figure?: string | undefined
  isOff?: boolean | undefined
}

export interface ScatterPlotProps {
  locale: Locale
  title: string
  when: string
  x: ScatterAxis & { value: readonly number[] }
  y: ScatterAxis & { value: readonly number[] }
  /** Which group each point belongs to, and the groups. */
  group: readonly number[]
  groups: readonly ScatterGroup[]
  /** Switches a group on or off; without it all of them are always on. */
  onToggleGroup?: ((place: number) => void) | undefined
  /** What a point stands for: 'Mon, 9 Nov 2026'. */
  pointName: (place: number) => string
  /** What the points stand for: 'Day'. */
  pointsName: string
  /** When each point was, milliseconds since 1970 UTC, for files. */
  pointAt: (place: number) => number
  timeZone: string
  fit?: (FitLine & { label: string; figure?: string | undefined; band?: string | undefined }) | undefined
  /** A line over the whole plot at this value of y, and what it means. */
  level?: { at: number; label: string } | undefined
  actions?: ReactNode
}

/** Points of two quantities, told apart by groups, with the line that fits them. */
export function ScatterPlot(props: ScatterPlotProps) {
  return (
    <ChartTexts locale={props.locale}>
      <PointsWithTexts {...props} />
    </ChartTexts>
  )
}

function PointsWithTexts(props: ScatterPlotProps) {
  const { locale, title, when, x, y, group, pointName, pointsName, pointAt, timeZone, fit, level, actions } =
    props
  const { t, formats } = useTexts()
  const [cursor, setCursor] = useState<number>()
  const groups = useMemo(
    () =>
      props.groups.map((one, place) => ({
        ...one,
        colour: one.colour ?? furtherColours[place % furtherColours.length]!,
        shape: pointShapes[place % pointShapes.length]!,
      })),
    [props.groups],
  )
  const axes = useMemo(
    () => ({
      x: axisOf(x.value, x.unit, formats),
      y: axisOf([...y.value, ...(fit?.low ?? fit?.y ?? []), ...(fit?.high ?? [])], y.unit, formats),
    }),
    [x, y, fit, formats],
  )
  const drawing = useMemo(
    (): PointsDrawing => ({
      ...{ x: x.value, y: y.value, group, groups, fit, level: level?.at },
      xAxis: ticksOfAxis(axes.x, formats),
      yAxis: ticksOfAxis(axes.y, formats),
      factor: { x: axes.x.factor, y: axes.y.factor },
    }),
    [x, y, group, groups, fit, level?.at, axes, formats],
  )
  const draw = useMemo(
    (): DrawPlot => (pen, size, palette) => drawPoints(pen, size, palette, drawing),
    [drawing],
  )
  // By keyboard from left to right.
  const order = useMemo(
    () => x.value.map((_, place) => place).sort((one, other) => x.value[one]! - x.value[other]!),
    [x],
  )
  const place = cursor === undefined || cursor >= order.length ? undefined : order[cursor]
  const mark = useMemo((): DrawPlot | undefined => {
    if (place === undefined) return undefined
    return (pen, size, palette) => {
      const to = pointPlacer(plotArea(size), drawing)
      pen.strokeStyle = palette.cursor
      pen.lineWidth = 2
      pen.beginPath()
      pen.arc(to.x(drawing.x[place]!), to.y(drawing.y[place]!), 7, 0, 2 * Math.PI)
      pen.stroke()
    }
  }, [place, drawing])

  const cells = (at: number) => [
    pointName(at),
    groups[group[at]!]?.label ?? '',
    writtenOnAxis(x.value[at]!, axes.x, formats),
    writtenOnAxis(y.value[at]!, axes.y, formats),
  ]
  const read = place === undefined ? undefined : cells(place)
  const entries: PlotLegendEntry[] = [
    ...groups.map(({ label, colour, shape, figure, isOff }, at) => ({
      ...{ label, figure, isOff, colour: tokenOf(colour) },
      mark: <PointMark colour={colour} shape={shape} />,
      onToggle: props.onToggleGroup && (() => props.onToggleGroup?.(at)),
    })),
    ...(fit ? [lineEntry(fit)] : []),
    ...(fit?.band === undefined
      ? []
      : [
          {
            label: fit.band,
            paint: 'color-mix(in srgb, var(--ink) 10%, transparent)',
            colour: '--chart-grid',
          },
        ]),
    ...(level ? [lineEntry(level)] : []),
  ]
  const headings = [pointsName, t('chart.group'), `${x.name} [${x.unit}]`, `${y.name} [${y.unit}]`]
  const data = (): DataTable => ({
    headings: [`${pointsName} (${timeZone})`, ...headings.slice(1)],
    timeZone,
    rows: x.value.map((value, at) => [
      { at: pointAt(at) },
      groups[group[at]!]?.label ?? '',
      value,
      y.value[at] ?? null,
    ]),
  })

  return (
    <ChartFrame
      {...{ locale, title, when, actions, data, legendEntries: entries.filter(({ isOff }) => !isOff) }}
      unit={t('chart.overX', { y: `${y.name} [${axes.y.unit}]`, x: `${x.name} [${axes.x.unit}]` })}
      reading={
        <ChartDisplay
          unit={t('chart.overX', { y: `${y.name} [${axes.y.unit}]`, x: `${x.name} [${axes.x.unit}]` })}
          hint={t('chart.hint')}
        >
          {read ? (
            <>
              <span className={styles.muted}>{read.slice(0, 2).join(', ')}</span>
              <strong>{read[2]}</strong>
              <strong>{read[3]}</strong>
            </>
          ) : null}
        </ChartDisplay>
      }
      table={() => (
        <ChartTable
          caption={`${title}, ${when}`}
          headings={headings}
          count={order.length}
          row={(at) => cells(order[at]!)}
        />
      )}
      legend={<PlotLegend entries={entries} />}
    >
      <PlotSurface
        {...{ draw, mark, cursor, onCursor: setCursor }}
        label={t('chart.cursorLabel', { label: `${title}, ${when}` })}
        reading={read ? read.filter(Boolean).join(', ') : when}
        count={order.length}
        onKey={(key) => cursorStep(key, cursor, order.length)}
        at={(px, py, size) => {
          const found = nearestPoint(px, py, pointPlacer(plotArea(size), drawing), drawing)
          return found === undefined ? undefined : order.indexOf(found)
        }}
      />
    </ChartFrame>
  )
}

const axisOf = (values: readonly number[], unit: string, formats: Formats): ValueAxis =>
  withWrittenUnit(valueAxis(values, unit, false), formats)

const lineEntry = ({ label, figure }: { label: string; figure?: string | undefined }): PlotLegendEntry => ({
  ...{ label, figure, colour: '--ink', sign: 'line' },
  paint: 'linear-gradient(var(--ink), var(--ink)) center / 100% 2px no-repeat',
})
