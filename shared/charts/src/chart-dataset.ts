import type { ChartDataset } from 'chart.js'
import { isHollow, type BucketQuality } from './bucket-quality'
import type { DrawnAs } from './drawn-as'
import type { Pair } from './drawn-values'
import type { ChartPalette } from './palette'

interface DatasetInput {
  /** On the axis' scale. */
  values: readonly (number | null)[]
  /** Instead of single values: two for each place, in the order of time. */
  pairs?: readonly Pair[] | undefined
  qualities: readonly BucketQuality[]
  drawn: DrawnAs
  palette: ChartPalette
  /** How a bucket is filled that is estimated, and one that is not whole. */
  hatch: CanvasPattern | string
  wash: CanvasPattern | string
  modelled: boolean
}

/** A point of the drawing; x counts places and lies between two of them where a place has two points. */
interface ChartPoint {
  x: number
  y: number | null
}

/** One series as chart.js draws it. */
export function chartDataset(
  input: DatasetInput,
): ChartDataset<'bar' | 'line', (number | null)[] | ChartPoint[]> {
  const { values, pairs, qualities, drawn, palette, hatch, wash } = input
  const data = pairs ? pointsOf(pairs) : [...values]
  // The wrapper writes a dataset over the one before that has the same label, and keeps what the new one does not say.
  const label = `${drawn}${pairs ? ' of pairs' : ''}`
  const placeOf = (point: number) => (pairs ? Math.floor(point / 2) : point)
  if (drawn === 'bars') {
    return {
      type: 'bar',
      label,
      data,
      backgroundColor: qualities.map((quality) =>
        quality === 'estimated' ? hatch : isHollow(quality) ? wash : palette.series,
      ),
      borderColor: palette.series,
      borderWidth: qualities.map((quality) => (quality === 'estimated' || isHollow(quality) ? 1 : 0)),
      borderSkipped: 'start',
      categoryPercentage: 1,
      barPercentage: values.length > 120 ? 0.92 : 0.8,
      maxBarThickness: 72,
      minBarLength: 1,
    }
  }
  return {
    type: 'line',
    label,
    data,
    // Points know their places; numbers get theirs from chart.js.
    ...(pairs && { parsing: false }),
    borderColor: palette.series,
    borderWidth: drawn === 'outline' ? 1 : 1.75,
    backgroundColor: palette.series,
    fill: drawn === 'outline' ? 'origin' : false,
    stepped: drawn === 'outline' ? 'middle' : false,
    borderJoinStyle: 'round',
    spanGaps: false,
    pointRadius: data.map((_, point) => (isAlone(values, placeOf(point)) ? 2.5 : 0)),
    pointHoverRadius: 0,
    pointBackgroundColor: palette.series,
    pointBorderWidth: 0,
    segment: {
      borderDash: ({ p1DataIndex }) =>
        drawn === 'line' ? dashOf(qualities[placeOf(p1DataIndex)] ?? 'whole') : undefined,
    },
  }
}

/** What the values are compared with: a line over each place, as wide as the place. */
export const comparisonDataset = (
  values: readonly (number | null)[],
  palette: ChartPalette,
): ChartDataset<'bar', (number | null)[]> => ({
  type: 'bar',
  label: 'comparison',
  data: [...values],
  backgroundColor: 'transparent',
  borderColor: palette.label,
  borderWidth: { top: 2, bottom: 0, left: 0, right: 0 },
  borderSkipped: false,
  grouped: false,
  categoryPercentage: 1,
  barPercentage: 1,
  // Over the bars.
  order: -1,
})

/** Two points for each place, so that a line goes from the one to the other within it. */
const pointsOf = (pairs: readonly Pair[]): ChartPoint[] =>
  pairs.flatMap((pair, place) => [
    { x: place - 0.25, y: pair?.[0] ?? null },
    { x: place + 0.25, y: pair?.[1] ?? null },
  ])

/** A value without neighbours would be a line without length: it becomes a point. */
function isAlone(values: readonly (number | null)[], index: number): boolean {
  return values[index] != null && values[index - 1] == null && values[index + 1] == null
}

/** Estimates are dashed; what is not whole is dotted. */
const dashOf = (quality: BucketQuality): number[] | undefined =>
  quality === 'estimated' ? [5, 3] : isHollow(quality) ? [1, 3] : undefined
