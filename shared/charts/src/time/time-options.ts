import type { ChartOptions } from 'chart.js'
import type { Formats } from '@energycockpit/i18n'
import { chartOptions } from '../chart-options'
import type { ChartPalette } from '../palette'
import type { ValueAxis } from '../value-axis'
import type { TimeWindow } from './time-series'

interface TimeOptionsInput {
  axes: readonly ValueAxis[]
  palette: ChartPalette
  formats: Formats
  font: string
  window: TimeWindow
  /** Labels of the time axis by instant. */
  labels: ReadonlyMap<number, string[]>
}

/** The axes of a chart of a window of time: those that every chart has, over instants and with a second one. */
export function timeOptions(input: TimeOptionsInput): ChartOptions<'line'> {
  const { axes, window, labels } = input
  const of = (axis: ValueAxis) => chartOptions({ ...input, axis })
  const { scales, ...options } = of(axes[0]!)
  const second = axes[1] && of(axes[1]).scales!.y
  const { x } = scales!
  return {
    ...options,
    normalized: true,
    layout: { padding: { top: 8, right: axes[1] ? 0 : 4 } },
    scales: {
      x: {
        ...x,
        ...{ type: 'linear', offset: false, min: window.from, max: window.to },
        ticks: { ...x!.ticks, callback: (value: number | string) => labels.get(Number(value)) ?? '' },
        afterBuildTicks: (scale: { ticks: { value: number }[] }) => {
          scale.ticks = [...labels.keys()].map((value) => ({ value }))
        },
      },
      y: scales!.y,
      ...(second && { y2: { ...second, position: 'right', grid: { display: false } } }),
    },
  } as ChartOptions<'line'>
}
