import { piecesOf, type KnownAmount } from './apportion-consumption'
import type { SeriesInterval } from '../series/series-interval'

/** What a meter that reports by itself has said. */
export interface Measured {
  /** Measured values of the intervals, by their start. */
  valueAt: ReadonlyMap<number, number>
  /** Of one interval in the weeks around; null: too few to say. */
  usual: UsualValues | null
}

export interface UsualValues {
  mean: number
  /** All but the highest hundredth are at most this. */
  high: number
}

export type MeasuredComparison =
  | { kind: 'AGREES' }
  | {
      kind: 'MORE_THAN_MEASURED' | 'UNLIKE_MEASURED'
      measured: number
      difference: number
      /** The most that would be usual where nothing was measured, and for how many hours that is. */
      usual: number | null
      hours: number
    }

/**
 * What two counts of the same energy may differ by without anybody having mistyped: the limits of class A meters are
 * 2 per cent (MID 2014/32/EU, annex V; EN 50470-3).
 */
const believedShare = 0.02
/** A single interval may be so much above what is high; days on end may be so much above the mean. */
const aboveHigh = 1.5
const aboveMean = 3
const day = 86_400

/**
 * Compares an amount between two meter readings with what was measured in that time. What is left of it goes to the
 * intervals that have no measured value: it is plausible where so much may have been used in them. Undefined: nothing
 * measured says anything of it.
 *
 * `step`: what the reading itself leaves open, because a register shows no more digits.
 */
export function compareWithMeasured(
  { from, to, amount }: KnownAmount,
  { seriesInterval, measured, step }: { seriesInterval: SeriesInterval; measured: Measured; step: number },
): MeasuredComparison | undefined {
  if (to <= from) return undefined
  const sums = { measured: 0, edges: 0, knownSeconds: 0, freeSeconds: 0, freeIntervals: 0 }
  for (const { at, seconds, length } of piecesOf(from, to, seriesInterval)) {
    const value = measured.valueAt.get(at)
    if (value === undefined) {
      sums.freeSeconds += seconds
      sums.freeIntervals += seconds / length
      continue
    }
    sums.measured += (value * seconds) / length
    sums.knownSeconds += seconds
    // Nobody knows how much of the interval was used before the meter was read.
    if (seconds < length) sums.edges += Math.abs(value)
  }
  const difference = amount - sums.measured
  const open = step + sums.edges
  const told = { measured: sums.measured, difference, hours: sums.freeSeconds / 3_600 }
  if (sums.freeSeconds === 0 || difference < 0) {
    if (sums.knownSeconds === 0) return undefined
    const believed = Math.max(open, believedShare * Math.max(amount, sums.measured))
    if (Math.abs(difference) <= believed) return { kind: 'AGREES' }
    return { kind: 'UNLIKE_MEASURED', ...told, usual: null }
  }
  if (measured.usual === null) return undefined
  const { mean, high } = measured.usual
  const perInterval = sums.freeSeconds < day ? aboveHigh * high : Math.min(aboveHigh * high, aboveMean * mean)
  const usual = Math.max(perInterval, 0) * sums.freeIntervals
  if (difference > usual + open) return { kind: 'MORE_THAN_MEASURED', ...told, usual }
  return sums.knownSeconds >= sums.freeSeconds ? { kind: 'AGREES' } : undefined
}
