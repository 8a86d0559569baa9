import { percentOf } from '@energycockpit/units'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Locale } from '@energycockpit/i18n'
import type { DataTable } from '../downloads/data-table'
import { cursorStep } from '../cursor-steps'
import { ChartDisplay } from '../frame/chart-display'
import { ChartFrame } from '../frame/chart-frame'
import { ChartTable } from '../frame/chart-table'
import { ChartTexts } from '../frame/chart-texts'
import { valueAxis } from '../value-axis'
import { barAt, drawPareto, paretoArea } from './draw-pareto'
import { ticksOfAxis } from './number-axes'
import { PlotLegend } from './plot-legend'
import { PlotSurface, type DrawPlot } from './plot-surface'
import { withWrittenUnit, writtenOnAxis } from './written-axis'
import styles from './plots.module.css'

export interface ParetoBar {
  label: string
  value: number | null
  /** Of this and all before it, 0 to 1. */
  cumulative: number | null
  /** It belongs to what makes up the threshold. */
  isCandidate: boolean
}

export interface ParetoPlotProps {
  locale: Locale
  title: string
  when: string
  unit: string
  /** The largest first. */
  bars: readonly ParetoBar[]
  /** 0 to 1. */
  threshold: number
  names: { bar: string; value: string; cumulative: string; candidate: string; other: string }
  actions?: ReactNode
  /** What a click or Enter on a bar does. */
  onEnter?: ((place: number) => void) | undefined
}

/** Amounts by their size, with the share that the largest of them make up together. */
export function ParetoPlot(props: ParetoPlotProps) {
  return (
    <ChartTexts locale={props.locale}>
      <ParetoWithTexts {...props} />
    </ChartTexts>
  )
}

function ParetoWithTexts({
  locale,
  title,
  when,
  unit,
  bars,
  threshold,
  names,
  actions,
  onEnter,
}: ParetoPlotProps) {
  const { t, formats } = useTexts()
  const [cursor, setCursor] = useState<number>()
  const axis = useMemo(() => {
    const values = bars.map(({ value }) => value)
    return withWrittenUnit(valueAxis(values, unit, true), formats)
  }, [bars, unit, formats])
  const draw = useMemo(
    (): DrawPlot => (pen, size, palette) =>
      drawPareto(pen, size, palette, {
        values: bars.map(({ value }) => value),
        cumulative: bars.map(({ cumulative }) => cumulative),
        isCandidate: bars.map(({ isCandidate }) => isCandidate),
        ...{ threshold, factor: axis.factor, yAxis: ticksOfAxis(axis, formats) },
        shareTicks: [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => ({ at, label: formats.percent(at) })),
      }),
    [bars, threshold, axis, formats],
  )
  const place = cursor === undefined || cursor >= bars.length ? undefined : cursor
  const mark = useMemo((): DrawPlot | undefined => {
    if (place === undefined) return undefined
    return (pen, size, palette) => {
      const { left, right, top, bottom } = paretoArea(size)
      const room = (right - left) / bars.length
      pen.strokeStyle = palette.cursor
      pen.lineWidth = 1
      pen.strokeRect(
        Math.round(left + room * place) + 0.5,
        top + 0.5,
        Math.max(1, Math.round(room)),
        bottom - top,
      )
    }
  }, [place, bars.length])

  const written = (value: number | null) =>
    value === null ? t('chart.noValue') : writtenOnAxis(value, axis, formats)
  const share = (value: number | null) => (value === null ? '–' : formats.percent(value, 1))
  const entries = [
    { label: names.candidate, colour: '--series-1' as const, ...filled(1) },
    { label: names.other, colour: '--series-1' as const, ...filled(0.4) },
    {
      ...{ label: names.cumulative, colour: '--series-2' as const, figure: undefined },
      paint: 'linear-gradient(var(--series-2), var(--series-2)) center / 100% 3px no-repeat',
      sign: 'line' as const,
    },
  ]
  const data = (): DataTable => ({
    headings: [names.bar, `${names.value} [${unit}]`, `${names.cumulative} [%]`],
    rows: bars.map(({ label, value, cumulative }) => [
      ...[label, value],
      cumulative === null ? null : percentOf(cumulative),
    ]),
  })
  return (
    <ChartFrame
      {...{ locale, title, when, actions, data, unit: axis.unit, legendEntries: entries }}
      reading={
        <ChartDisplay unit={axis.unit} hint={t('chart.hint')}>
          {place === undefined ? null : (
            <>
              <span className={styles.muted}>{bars[place]!.label}</span>
              <strong>{written(bars[place]!.value)}</strong>
              <span>
                <span className={styles.muted}>{`${names.cumulative} `}</span>
                <strong>{share(bars[place]!.cumulative)}</strong>
              </span>
            </>
          )}
        </ChartDisplay>
      }
      table={() => (
        <ChartTable
          caption={`${title}, ${when}`}
          headings={[names.bar, names.value, names.cumulative]}
          count={bars.length}
          row={(row) => [bars[row]!.label, written(bars[row]!.value), share(bars[row]!.cumulative)]}
        />
      )}
      legend={<PlotLegend entries={entries} />}
    >
      <PlotSurface
        {...{ draw, mark, cursor: place, onCursor: setCursor }}
        label={t('chart.cursorLabel', { label: `${title}, ${when}` })}
        reading={
          place === undefined
            ? when
            : [
                bars[place]!.label,
                written(bars[place]!.value),
                `${names.cumulative} ${share(bars[place]!.cumulative)}`,
              ].join(', ')
        }
        count={bars.length}
        onKey={(key) => cursorStep(key, place, bars.length)}
        at={(px, _, size) => barAt(px, bars.length, size)}
        onEnter={onEnter && (() => place !== undefined && onEnter(place))}
      />
    </ChartFrame>
  )
}

const filled = (opacity: number) => ({
  figure: undefined,
  paint: `color-mix(in srgb, var(--series-1) ${opacity * 100}%, var(--surface))`,
})
