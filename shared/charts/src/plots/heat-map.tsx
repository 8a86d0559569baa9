import { daysBetween } from '../days-between'
import { useMemo, useState, type ReactNode } from 'react'
import { NO_BREAK_SPACE, useTexts, type Locale } from '@energycockpit/i18n'
import type { ChartSubject, ChartValues } from '../chart-values'
import { doubleHours } from '../double-hours'
import { ChartDisplay } from '../frame/chart-display'
import { ChartFrame } from '../frame/chart-frame'
import { ChartTable } from '../frame/chart-table'
import { ChartTexts } from '../frame/chart-texts'
import { readBucket } from '../reading'
import { dataOfSeries } from '../time/data-of-series'
import { tickLabel } from '../tick-labels'
import { timeTicks } from '../time-ticks'
import { valueAxis } from '../value-axis'
import { boxOf, drawHeatMap, heatArea, heatColour, type HeatDrawing } from './draw-heat-map'
import { heatClasses, MAX_CLASSES, mixtureOf } from './heat-classes'
import { heatGrid, heatStep } from './heat-grid'
import { PlotLegend } from './plot-legend'
import { sheetPalette } from './plot-palette'
import { PlotSurface, type DrawPlot } from './plot-surface'
import { withWrittenUnit } from './written-axis'
import styles from './plots.module.css'

export interface HeatMapProps {
  locale: Locale
  subject: ChartSubject
  /** Hour by hour. */
  values: ChartValues
  /** Milliseconds since 1970 UTC. */
  now: number
  actions?: ReactNode
}

/** All hours of a period at once: days beside each other, the hours of each below each other, values as colours. */
export function HeatMap(props: HeatMapProps) {
  return (
    <ChartTexts locale={props.locale}>
      <MapWithTexts {...props} />
    </ChartTexts>
  )
}

function MapWithTexts({ locale, subject, values, now, actions }: HeatMapProps) {
  const { t, formats } = useTexts()
  const [cursor, setCursor] = useState<number>()
  const grid = useMemo(() => heatGrid(values), [values])
  const axis = useMemo(() => {
    return withWrittenUnit(valueAxis(values.value, values.unit, false, MAX_CLASSES - 1), formats)
  }, [values, formats])
  const doubled = useMemo(() => doubleHours(values), [values])
  const drawing = useMemo(() => {
    const starts = grid.days.map(({ at }) => at)
    return {
      ...{ grid, axis, carrier: subject.carrier, starts },
      values: values.value.map((value) => (value === null ? null : value * axis.factor)),
      hourLabel: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    }
  }, [grid, axis, subject, values])
  const draw = useMemo((): DrawPlot => {
    return (pen, size, palette) => {
      const { starts, ...known } = drawing
      const area = heatArea(size, starts.length)
      const ticks = timeTicks(starts, 'P1D', values.timeZone, area.right - area.left - 20)
      const dayLabels = new Map(
        ticks.map((tick, place) => [
          tick.index,
          tickLabel(tick, starts[tick.index]!, values.timeZone, formats, place === 0),
        ]),
      )
      drawHeatMap(pen, size, palette, { ...known, dayLabels } satisfies HeatDrawing)
    }
  }, [drawing, values, formats])
  const place = cursor === undefined || cursor >= values.at.length ? undefined : cursor
  const mark = useMemo((): DrawPlot | undefined => {
    const cell = place === undefined ? undefined : grid.cells[place]
    if (!cell) return undefined
    return (pen, size, palette) => {
      const box = boxOf(cell, heatArea(size, grid.days.length), grid.days.length)
      for (const [colour, width, out] of [
        [palette.surface, 4, 1],
        [palette.cursor, 2, 1],
      ] as const) {
        pen.strokeStyle = colour
        pen.lineWidth = width
        pen.strokeRect(box.left - out, box.top - out, box.width + 2 * out, box.height + 2 * out)
      }
    }
  }, [place, grid])

  const reading = (index: number) => readBucket({ values, axis, now, doubled, formats, t }, index)
  const amountName = t(values.aggregation === 'SUM' ? 'chart.sum' : 'chart.mean')
  const when = formats.period(values.from, values.to, values.timeZone)
  const read = place === undefined ? undefined : reading(place)
  const entries = useMemo(() => {
    const number = (value: number) => formats.number(value, axis.digits)
    const colours = heatClasses(axis).map(({ from, to, strength }) => {
      const { colour, ink } = mixtureOf(strength)
      const carrier = `color-mix(in srgb, var(--carrier-${subject.carrier}) ${colour * 100}%, var(--surface))`
      return {
        label: `${number(from)} – ${number(to)}${NO_BREAK_SPACE}${axis.unit}`,
        paint: `color-mix(in srgb, var(--ink) ${ink * 100}%, ${carrier})`,
        colour: heatColour(strength, subject.carrier, sheetPalette),
      }
    })
    const gaps = values.value.filter((value, index) => value === null && values.at[index]! < now).length
    const notes = [
      ...(gaps > 0 ? [t('chart.keyMissing', { count: gaps, written: formats.count(gaps) })] : []),
      ...(grid.leftOut.length > 0 ? [t('chart.heat.leftOut')] : []),
      ...(doubled.size > 0 ? [t('chart.heat.doubled')] : []),
    ]
    return [...colours, ...notes.map((label) => ({ label }))]
  }, [axis, subject, values, now, grid, doubled, formats, t])

  return (
    <ChartFrame
      {...{ locale, actions, unit: axis.unit, legendEntries: entries }}
      title={subject.label}
      data={() => dataOfSeries({ series: [{ name: subject.seriesLabel, values }], t })}
      days={daysBetween(Date.parse(values.from), Date.parse(values.to), values.timeZone)}
      when={`${when} · ${t('chart.perInterval.PT1H')}`}
      reading={
        <ChartDisplay unit={axis.unit} hint={t('chart.hint')}>
          {read ? (
            <>
              <span className={styles.muted}>{read.when}</span>
              <strong>{read.value}</strong>
              {read.remark ? <span className={styles.muted}>{read.remark}</span> : null}
            </>
          ) : null}
        </ChartDisplay>
      }
      table={() => (
        <ChartTable
          caption={`${subject.label}, ${when}`}
          headings={[t('chart.period'), amountName, t('chart.share')]}
          count={values.at.length}
          row={(index) => {
            const { when: period, value } = reading(index)
            return [period, value, formats.percent(values.measured[index] ?? 0)]
          }}
        />
      )}
      legend={<PlotLegend entries={entries} />}
    >
      <PlotSurface
        {...{ draw, mark, cursor: place, onCursor: setCursor }}
        label={t('chart.heat.label', { label: `${subject.label}, ${when}` })}
        reading={read ? [read.when, read.value, read.remark].filter(Boolean).join(', ') : when}
        count={values.at.length}
        onKey={(key) => heatStep(key, place, grid)}
        at={(x, y, size) => {
          const area = heatArea(size, grid.days.length)
          const day = Math.floor(((x - area.left) / (area.right - area.left)) * grid.days.length)
          const hours = ((y - area.top) / (area.bottom - area.top)) * 24
          const found = day < 0 || hours < 0 ? -1 : grid.bucketOf(day, Math.floor(hours))
          if (found < 0) return undefined
          return grid.cells[found]!.half === 0 && hours % 1 >= 0.5 ? found + 1 : found
        }}
      />
    </ChartFrame>
  )
}
