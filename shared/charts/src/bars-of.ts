import type { ChartDataset } from 'chart.js'
import { isHollow, type BucketQuality } from './bucket-quality'

interface BarsInput {
  qualities: readonly BucketQuality[]
  /** How a bucket is filled that is measured, one that is estimated, and one that is not whole. */
  colour: string
  hatch: CanvasPattern | string
  wash: CanvasPattern | string
}

/** How chart.js draws buckets as bars. */
export function barsOf({ qualities, colour, hatch, wash }: BarsInput) {
  return {
    type: 'bar',
    backgroundColor: qualities.map((quality) =>
      quality === 'estimated' ? hatch : isHollow(quality) ? wash : colour,
    ),
    borderColor: colour,
    borderWidth: qualities.map((quality) => (quality === 'estimated' || isHollow(quality) ? 1 : 0)),
    borderSkipped: 'start',
    categoryPercentage: 1,
    barPercentage: qualities.length > 120 ? 0.92 : 0.8,
    maxBarThickness: 72,
    minBarLength: 1,
  } satisfies Partial<ChartDataset<'bar'>>
}
