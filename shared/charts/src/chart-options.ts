import type { ChartOptions } from 'chart.js'
import type { Formats } from '@energycockpit/i18n'
import type { ChartPalette } from './palette'
import type { ValueAxis } from './value-axis'

interface OptionsInput {
  axis: ValueAxis
  palette: ChartPalette
  formats: Formats
  font: string
  /** Labels of the time axis by bucket; a bucket without one has no mark. */
  labels: ReadonlyMap<number, string[]>
}

/** Axes as the house draws them: hairlines, no frame, every label one of ours. */
export function chartOptions({
  axis,
  palette,
  formats,
  font,
  labels,
}: OptionsInput): ChartOptions<'bar' | 'line'> {
  const tickFont = { family: font, size: 12, lineHeight: 1.3 }
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    events: [],
    layout: { padding: { top: 8, right: 4 } },
    scales: {
      x: {
        type: 'category',
        offset: true,
        border: { color: palette.axis },
        grid: { drawOnChartArea: false, drawTicks: true, tickLength: 6, color: palette.axis, offset: false },
        ticks: {
          autoSkip: false,
          maxRotation: 0,
          color: palette.label,
          font: tickFont,
          callback: (value) => labels.get(Number(value)) ?? '',
        },
        afterBuildTicks: (scale) => {
          scale.ticks = [...labels.keys()].map((value) => ({ value }))
        },
      },
      y: {
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
          font: tickFont,
          padding: 8,
          callback: (value) => formats.number(Number(value), axis.digits),
        },
      },
    },
  }
}
