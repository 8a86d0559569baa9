import type { ChartOptions } from 'chart.js'
import type { Formats } from '@energycockpit/i18n'
import type { ChartPalette } from '../palette'
import type { ValueAxis } from '../value-axis'
import type { TimeWindow } from './time-series'

interface TimeOptionsInput {
  axes: readonly ValueAxis[]
  palette: ChartPalette
  formats: Formats
  font: string
  window: TimeWindow
  /** Labels of the time axis by instant; an instant without one has no mark. */
  labels: ReadonlyMap<number, string[]>
}

type Scale = NonNullable<ChartOptions<'line'>['scales']>[string]

/** Axes as the house draws them: hairlines, no frame, every label one of ours; the second value axis on the right. */
export function timeOptions(input: TimeOptionsInput): ChartOptions<'line'> {
  const { axes, palette, window, labels } = input
  const [first, second] = axes
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    events: [],
    normalized: true,
    layout: { padding: { top: 8, right: second ? 0 : 4 } },
    scales: {
      x: {
        ...{ type: 'linear', offset: false, min: window.from, max: window.to },
        border: { color: palette.axis },
        grid: { drawOnChartArea: false, drawTicks: true, tickLength: 6, color: palette.axis, offset: false },
        ticks: {
          autoSkip: false,
          maxRotation: 0,
          color: palette.label,
          font: tickFont(input),
          callback: (value) => labels.get(Number(value)) ?? '',
        },
        afterBuildTicks: (scale) => {
          scale.ticks = [...labels.keys()].filter((at) => at <= window.to).map((value) => ({ value }))
        },
      },
      y: valueScale(first!, input),
      ...(second && {
        y2: { ...valueScale(second, input), position: 'right', grid: { display: false } } as Scale,
      }),
    },
  }
}

function valueScale(axis: ValueAxis, input: TimeOptionsInput): Scale {
  const { palette, formats } = input
  return {
    type: 'linear',
    min: axis.minimum,
    max: axis.maximum,
    border: { display: false },
    grid: {
      color: (context) => (context.tick.value === 0 ? palette.axis : palette.grid),
      drawTicks: false,
    },
    ticks: {
      stepSize: axis.step,
      color: palette.label,
      font: tickFont(input),
      padding: 8,
      callback: (value) => formats.number(Number(value), axis.digits),
    },
  }
}

const tickFont = ({ font }: TimeOptionsInput) => ({ family: font, size: 12, lineHeight: 1.3 })
