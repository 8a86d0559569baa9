import { useMemo, useState, type ReactNode } from 'react'
import { NO_BREAK_SPACE, useTexts, type Formats, type Locale } from '@energycockpit/i18n'
import type { CsvTable } from '../downloads/csv-of-table'
import { cursorStep } from '../cursor-steps'
import { ChartDisplay } from '../frame/chart-display'
import { ChartFrame } from '../frame/chart-frame'
import { ChartTexts } from '../frame/chart-texts'
import { valueAxis, type ValueAxis } from '../value-axis'
import { drawPoints, pointPlacer, type FitLine, type PointGroup, type PointsDrawing } from './draw-points'
import { nearestPoint } from './nearest-point'
import { plotArea, ticksOfAxis } from './number-axes'
import { PlotLegend } from './plot-legend'
import { PlotSurface, type DrawPlot } from './plot-surface'
import { PlotTable } from './plot-table'
import styles from './plots.module.css'

export interface ScatterAxis {
  /** 'Outdoor temperature'. */
  name: string
  unit: string
}

export interface ScatterPlotProps {
  locale: Locale
  title: string
  when: string
  x: ScatterAxis & { value: readonly number[] }
  y: ScatterAxis & { value: readonly number[] }
  /** Which group each point belongs to, and the groups. */
  group: readonly number[]
  groups: readonly (PointGroup & { figure?: string | undefined })[]
  /** What a point stands for: 'Mon, 9 Nov 2026'. */
  pointName: (place: number) => string
  /** What the points stand for: 'Day'. */
  pointsName: string
  fit?: (FitLine & { label: string; figure?: string | undefined }) | undefined
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
  const { locale, title, when, x, y, group, groups, pointName, pointsName, fit, actions } = props
  const { t, formats } = useTexts()
  const [cursor, setCursor] = useState<number>()
  const axes = useMemo(
    () => ({
      x: axisOf(x.value, x.unit, formats),
      y: axisOf([...y.value, ...(fit?.y ?? [])], y.unit, formats),
    }),
    [x, y, fit, formats],
  )
  const drawing = useMemo(
    (): PointsDrawing => ({
      ...{ x: x.value, y: y.value, group, groups, fit },
      xAxis: ticksOfAxis(axes.x, formats),
      yAxis: ticksOfAxis(axes.y, formats),
      factor: { x: axes.x.factor, y: axes.y.factor },
    }),
    [x, y, group, groups, fit, axes, formats],
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
    written(x.value[at]!, axes.x, formats),
    written(y.value[at]!, axes.y, formats),
  ]
  const read = place === undefined ? undefined : cells(place)
  const entries = [
    ...groups.map(({ label, carrier, figure }) => {
      const colour = `--carrier-${carrier}`
      return { label, figure, colour, paint: `var(${colour})` }
    }),
    ...(fit
      ? [
          {
            ...{ label: fit.label, figure: fit.figure, colour: '--ink', sign: 'line' as const },
            paint: 'linear-gradient(var(--ink), var(--ink)) center / 100% 2px no-repeat',
          },
        ]
      : []),
  ]
  const headings = [pointsName, t('chart.group'), `${x.name} [${x.unit}]`, `${y.name} [${y.unit}]`]
  const csv = (): CsvTable => ({
    headings,
    rows: x.value.map((value, at) => [
      pointName(at),
      groups[group[at]!]?.label ?? '',
      value,
      y.value[at] ?? null,
    ]),
  })

  return (
    <ChartFrame
      {...{ locale, title, when, actions, csv, legendEntries: entries }}
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
        <PlotTable
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

function axisOf(values: readonly number[], unit: string, formats: Formats): ValueAxis {
  const axis = valueAxis(values, unit, false)
  return { ...axis, unit: formats.quantityParts(0, axis.unit).unit }
}

const written = (value: number, axis: ValueAxis, formats: Formats) =>
  `${formats.number(value * axis.factor, axis.digits + 1)}${NO_BREAK_SPACE}${axis.unit}`
