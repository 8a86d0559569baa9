import type { EstimationMethod } from '@energycockpit/contract'
import { fitsInto } from '@energycockpit/time'
import {
  isFromMeter,
  type ReadingColumns,
  nextStart,
  startOf,
  startsIn,
  type SeriesInterval,
  shareExactly,
  type Profile,
} from '../../readings/index'
import { linearValues } from './linear-values'
import { sameWeekdayValues, type LevelBy } from './same-weekday'

export interface Estimate {
  method: EstimationMethod
  /** Starts of the intervals that had no value, seconds since 1970 UTC, ascending, and a value for each. */
  at: number[]
  value: number[]
}

export interface GapToFill {
  /** The series around the gap: five weeks to both sides for the same weekday. */
  readings: ReadingColumns
  seriesInterval: SeriesInterval
  /** The gap, half open, seconds since 1970 UTC. */
  from: number
  to: number
  /**
   * Of a quantity that adds up: what was used over the whole gap, e.g. the difference of two readings of the
   * register. What is estimated then adds up to it, to the last millionth.
   */
  amount: number | null
  /** A standard profile, for gaps of which nothing else is known than the amount. */
  profile: Profile | null
  /** Absent: the one that suits the gap. */
  method?: EstimationMethod | null
  /** How what is like the same weekday is brought to the level of the days around; absent: RATIO. */
  levelBy?: LevelBy
}

const linearHours = 2

/**
 * Fills the intervals of a gap that have no value from the meter, and touches no other. Null when there is nothing
 * to go by, or nothing to fill; a gap then stays a gap.
 *
 * A short gap is a straight line, a longer one looks like the same weekday and hour of the weeks around, and when
 * there are none like a standard profile. This order is that of § 55 (2) of Austria's electricity act (ElWG 2025),
 * which puts into law what VDE-AR-N 4400 (Metering Code) describes for Germany; that exactly two hours are still a
 * straight line is our choice.
 */
export function fillGap(gap: GapToFill): Estimate | null {
  const { readings, seriesInterval, from, to, amount, profile } = gap
  const known = knownOf(readings)
  const at = startsIn(from, to, seriesInterval).filter((start) => !known.has(start))
  if (at.length === 0) return null
  const shape = shapeOf(gap, at, known)
  if (shape === null) return null
  if (amount === null) return { ...shape, at }
  let left = amount
  for (const [start, value] of known) if (start >= from && start < to) left -= value
  // More was measured within the gap than was used over it: one of the two is wrong, and nobody can know which.
  if (left < 0 && amount >= 0) return null
  const weights = shape.value.map((value) => Math.max(value, 0))
  const isFlat = weights.every((weight) => weight === 0)
  return { ...shape, at, value: shareExactly(left, isFlat && profile !== null ? at.map(profile) : weights) }
}

function shapeOf(
  { readings, seriesInterval, from, to, amount, profile, method = null, levelBy = 'RATIO' }: GapToFill,
  at: readonly number[],
  known: ReadonlyMap<number, number>,
): Pick<Estimate, 'method' | 'value'> | null {
  if (method === 'LINEAR' || (method === null && to - from <= linearHours * 3600)) {
    const before = known.get(startBefore(at[0]!, seriesInterval))
    const after = known.get(nextStart(at.at(-1)!, seriesInterval))
    if (before !== undefined && after !== undefined && isWhole(at, seriesInterval))
      return { method: 'LINEAR', value: linearValues(before, after, at.length) }
  }
  // A month that begins on a Monday is no Monday.
  if ((method === 'SAME_WEEKDAY' || method === null) && fitsInto(seriesInterval.interval, 'P1D')) {
    const similar = sameWeekdayValues(readings, at, seriesInterval.timeZone, levelBy)
    if (similar !== null) return { method: 'SAME_WEEKDAY', value: similar }
  }
  if ((method === 'PROFILE' || method === null) && amount !== null && profile !== null)
    return { method: 'PROFILE', value: at.map(profile) }
  return null
}

/** Days and months have not all the same length: the one before may have another than this. */
const startBefore = (start: number, seriesInterval: SeriesInterval): number =>
  startOf(start - 1, seriesInterval)

function knownOf(readings: ReadingColumns): Map<number, number> {
  const known = new Map<number, number>()
  for (let place = 0; place < readings.at.length; place++)
    if (isFromMeter(readings.quality[place]!)) known.set(readings.at[place]!, readings.value[place]!)
  return known
}

/** Whether the starts follow each other without a value between them. */
const isWhole = (at: readonly number[], seriesInterval: SeriesInterval): boolean =>
  at.every((start, place) => place === 0 || start === nextStart(at[place - 1]!, seriesInterval))
