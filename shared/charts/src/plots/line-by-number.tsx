import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Locale } from '@energycockpit/i18n'
import type { Carrier } from '@energycockpit/ui'
import type { DataTable } from '../downloads/data-table'
import { cursorStep } from '../cursor-steps'
import { ChartDisplay } from '../frame/chart-display'
import { ChartFrame } from '../frame/chart-frame'
import { ChartTable } from '../frame/chart-table'
import { ChartTexts } from '../frame/chart-texts'
import { valueAxis } from '../value-axis'
import { drawLines } from './draw-lines'
import { placeOf, plotArea, stroke, ticksOfAxis, type NumberAxis } from './number-axes'
import { nearestPlace } from './nearest-place'
import { PlotLegend } from './plot-legend'
import { PlotSurface, type DrawPlot } from './plot-surface'
import { withWrittenUnit, writtenOnAxis } from './written-axis'
import styles from './plots.module.css'

export interface NumberLine {
  label: string
  carrier: Carrier
  /** Dashes and gaps, px; a whole line without them. */
  dash?: readonly number[] | undefined
  /** In the unit of the plot; place i speaks of the same x as in all other lines. */
  y: readonly (number | null)[]
  /** In the legend: 'Peak 12.3 kW'. */
  figure?: string | undefined
}

export interface LineByNumberProps {
  locale: Locale
  /** What tells it from other charts of its page, in lower-case letters. */
  name?: string | undefined
  title: string
  when: string
  /** Of the values. */
  unit: string
  /** Rising. */
  x: readonly number[]
  xAxis: NumberAxis
  /** What x is, and how one x is written. */
  xName: string
  writtenX: (x: number) => string
  /** Files have x as a number where it has a unit, else as it is written. */
  xUnit?: string | undefined
  lines: readonly NumberLine[]
  /** Each value holds until the next x, and is no point between two of them. */
  isStepped?: boolean
  actions?: ReactNode
}

/** Lines over a number that is no time: a share of hours, a time of day. */
export function LineByNumber(props: LineByNumberProps) {
  return (
    <ChartTexts locale={props.locale}>
      <LinesWithTexts {...props} />
    </ChartTexts>
  )
}

function LinesWithTexts(props: LineByNumberProps) {
  const {
    locale,
    title,
    when,
    unit,
    x,
    xAxis,
    xName,
    writtenX,
    xUnit,
    lines,
    isStepped = false,
    actions,
  } = props
  const { t, formats } = useTexts()
  const [cursor, setCursor] = useState<number>()
  const axis = useMemo(() => {
    const values = lines.flatMap(({ y }) => y)
    return withWrittenUnit(valueAxis(values, unit, true), formats)
  }, [lines, unit, formats])
  const draw = useMemo(
    (): DrawPlot => (pen, size, palette) =>
      drawLines(pen, size, palette, {
        ...{ x, xAxis, lines, isStepped, factor: axis.factor },
        yAxis: ticksOfAxis(axis, formats),
      }),
    [x, xAxis, lines, isStepped, axis, formats],
  )
  const place = cursor === undefined || cursor >= x.length ? undefined : cursor
  const mark = useMemo((): DrawPlot | undefined => {
    if (place === undefined) return undefined
    return (pen, size, palette) => {
      const area = plotArea(size)
      const at = Math.round(placeOf(x[place]!, xAxis.minimum, xAxis.maximum, area.left, area.right)) + 0.5
      pen.strokeStyle = palette.cursor
      pen.lineWidth = 1
      stroke(pen, at, area.top, at, area.bottom)
    }
  }, [place, x, xAxis])

  const written = (value: number | null) =>
    value === null ? t('chart.noValue') : writtenOnAxis(value, axis, formats)
  const read = (at: number) => lines.map(({ label, y }) => `${label} ${written(y[at] ?? null)}`)
  const entries = lines.map(({ label, carrier, figure, dash }) => ({
    ...{ label, figure, colour: `--carrier-${carrier}` },
    paint: dash
      ? `repeating-linear-gradient(90deg, var(--carrier-${carrier}) 0 4px, transparent 4px 6px) center / 100% 3px no-repeat`
      : `linear-gradient(var(--carrier-${carrier}), var(--carrier-${carrier})) center / 100% 3px no-repeat`,
    sign: dash ? ('dashed' as const) : ('line' as const),
  }))
  const data = (): DataTable => ({
    headings: [xUnit ? `${xName} [${xUnit}]` : xName, ...lines.map(({ label }) => `${label} [${unit}]`)],
    rows: x.map((at, row) => [xUnit ? at : writtenX(at), ...lines.map(({ y }) => y[row] ?? null)]),
  })

  return (
    <ChartFrame
      name={props.name}
      {...{ locale, title, when, actions, data, unit: axis.unit, legendEntries: entries }}
      reading={
        <ChartDisplay unit={axis.unit} hint={t('chart.hint')}>
          {place === undefined ? null : (
            <>
              <span className={styles.muted}>{writtenX(x[place]!)}</span>
              {lines.map(({ label, y }) => (
                <span key={label}>
                  <span className={styles.muted}>{lines.length > 1 ? `${label} ` : ''}</span>
                  <strong>{written(y[place] ?? null)}</strong>
                </span>
              ))}
            </>
          )}
        </ChartDisplay>
      }
      table={() => (
        <ChartTable
          caption={`${title}, ${when}`}
          headings={[xName, ...lines.map(({ label }) => label)]}
          count={x.length}
          row={(row) => [writtenX(x[row]!), ...lines.map(({ y }) => written(y[row] ?? null))]}
        />
      )}
      legend={<PlotLegend entries={entries} />}
    >
      <PlotSurface
        {...{ draw, mark, cursor: place, onCursor: setCursor }}
        label={t('chart.cursorLabel', { label: `${title}, ${when}` })}
        reading={place === undefined ? when : [writtenX(x[place]!), ...read(place)].join(', ')}
        count={x.length}
        onKey={(key) => cursorStep(key, place, x.length)}
        at={(px, _, size) => {
          const { left, right } = plotArea(size)
          if (px < left - 8 || px > right + 8) return undefined
          return nearestPlace(x, placeOf(px, left, right, xAxis.minimum, xAxis.maximum), isStepped)
        }}
      />
    </ChartFrame>
  )
}
