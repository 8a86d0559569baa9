import { bucketStarts, elapsedLengths } from '@energycockpit/time'
import { type Span, nextStart, type SeriesInterval } from '../../readings/index'
import { inOrder, meanOver, type Valid } from '../conversion/validity'

/** From which interval on which rate holds; seconds since 1970 UTC, ascending. Null: none. */
export interface RateStep {
  from: number
  value: number | null
}

/**
 * A rate with validity periods as one for each interval that starts in the span (milliseconds). Where it changes within
 * an interval, that one has the mean over time. Throws OverlappingPeriodsError.
 */
export function rateSteps(
  periods: readonly Valid<number>[],
  seriesInterval: SeriesInterval,
  span: Span,
): RateStep[] {
  const first = startOf(Math.floor(span.from / 1000), seriesInterval)
  const end = span.to / 1000
  const starts = new Set([first])
  for (const { from, to } of periods)
    for (const edge of [from, to]) {
      if (edge === null || edge <= first || edge >= end) continue
      const cut = startOf(edge, seriesInterval)
      starts.add(cut)
      starts.add(nextStart(cut, seriesInterval))
    }
  const ordered = [...starts].sort((one, other) => one - other)
  const values = meanOver(
    ordered.map((from) => ({ from, to: nextStart(from, seriesInterval) })),
    inOrder(periods),
  )
  return ordered.map((from, place) => ({ from, value: values[place]! }))
}

function startOf(at: number, { interval, timeZone }: SeriesInterval): number {
  const step = elapsedLengths[interval]
  if (step !== undefined) return (Math.floor((at * 1000) / step) * step) / 1000
  return bucketStarts(at * 1000, at * 1000 + 1, interval, timeZone).starts[0]! / 1000
}
