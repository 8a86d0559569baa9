import { wallClock } from '@energycockpit/time'
import { median } from '../../readings/index'
import type { Segment } from './segment'
import { typicalValues } from './typical-values'

/** Values of one day of the clock on the wall, compared with what is usual. */
export interface LevelOfDay {
  /** Days since 1970. */
  date: number
  /** Places of the day's first and last value. */
  first: number
  last: number
  /** Median of `ratios` of the day. */
  level: number
}

export interface Levels {
  /** How many times the usual each value is, as common logarithm; NaN where nothing is known of what is usual. */
  ratios: Float64Array
  /** Ascending; only those of which at least half of the values could be compared. */
  days: LevelOfDay[]
}

/**
 * By how much values differ from the median of the same hour of similar days before. Where less than `minUsual` is
 * usual nothing is said: a few steps of the meter would be many times as much.
 */
export function levelsOfDays(
  segment: Pick<Segment, 'at' | 'value' | 'seriesInterval'>,
  since: number,
  { days, minUsual }: { days: number; minUsual: number },
): Levels {
  const { at, value, seriesInterval } = segment
  const typical = typicalValues(segment, since, days)
  const ratios = typical.value.map((usual, place) =>
    usual >= minUsual ? Math.log10(Math.max(value[place]!, 0) / usual) : NaN,
  )
  const found: LevelOfDay[] = []
  const clock = wallClock(seriesInterval.timeZone)
  const dateOf = (place: number) => Math.floor(clock(at[place]! * 1000) / 86_400_000)
  for (let first = 0, end = 0; first < at.length; first = end) {
    const date = dateOf(first)
    while (end < at.length && dateOf(end) === date) end++
    const known = ratios.subarray(first, end).filter((ratio) => !Number.isNaN(ratio))
    if (known.length > 0 && known.length * 2 >= end - first)
      found.push({ date, first, last: end - 1, level: median(known) })
  }
  return { ratios, days: found }
}
