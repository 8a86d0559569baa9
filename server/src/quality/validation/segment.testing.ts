import type { BucketLength } from '@energycockpit/time'
import { startsIn } from '../../readings/series/series-interval'
import type { Segment } from './segment'

export const seconds = (instant: string): number => Date.parse(instant) / 1000
export const hoursOf = (from: number, to: number): number => (to - from) / 3600

interface Given {
  from?: string
  timeZone?: string
  interval?: BucketLength
  /** How many values in front are context. */
  context?: number
}

/** Values one after the other from Monday, 1 January 2024 on; null: there is none. */
export function segmentWith(values: readonly (number | null)[], given: Given = {}): Segment {
  const { from = '2024-01-01T00:00Z', timeZone = 'UTC', interval = 'PT1H', context = 0 } = given
  const seriesInterval = { interval, timeZone }
  const start = seconds(from)
  const starts = startsIn(start, start + (values.length + 2) * 86_400 * 1.1, seriesInterval)
  const known = values.flatMap((value, place) => (value === null ? [] : [{ at: starts[place]!, value }]))
  return {
    at: known.map((one) => one.at),
    value: known.map((one) => one.value),
    seriesInterval,
    contextFrom: starts[0]!,
    from: starts[context]!,
    to: starts[values.length]!,
  }
}
