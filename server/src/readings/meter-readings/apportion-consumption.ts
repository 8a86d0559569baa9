import { nextStart, startOf, startsIn, type SeriesInterval } from '../series/series-interval'
import { fromMillionths, inMillionths, shareExactly } from './exact-shares'
import { evenProfile, type Profile } from './profiles'

/** What was used between two readings of a meter. */
export interface KnownAmount {
  /** Half open, seconds since 1970 UTC; at any second, on the grid or not. */
  from: number
  to: number
  amount: number
}

export interface ApportionedAmounts {
  /** Start of each interval that has a share, ascending, none twice. */
  at: number[]
  value: number[]
  /** How much of the interval lies between the readings, 0 to 1: the first and the last one may not be whole. */
  covered: number[]
}

/**
 * Spreads amounts (ascending, not overlapping) over the intervals that they touch, evenly by time or by a profile.
 * All values together are all amounts together, to the last millionth. An interval in which a meter was read has a
 * share of the amount before and of the one after. An amount of no duration is left out.
 *
 * Intervals of which something is `known` otherwise (by their start) get no share, and what is known of them is taken
 * off the amount; where more is known than was used, the others get nothing.
 */
export function apportionConsumption(
  amounts: readonly KnownAmount[],
  seriesInterval: SeriesInterval,
  profile: Profile = evenProfile,
  known: ReadonlyMap<number, number> = new Map(),
): ApportionedAmounts {
  const spread: ApportionedAmounts = { at: [], value: [], covered: [] }
  for (const { from, to, amount } of amounts) {
    if (to <= from) continue
    const all = piecesOf(from, to, seriesInterval)
    const pieces = all.filter(({ at }) => !known.has(at))
    if (pieces.length === 0) continue
    const left = all.reduce(
      (sum, { at, seconds, length }) => sum - ((known.get(at) ?? 0) * seconds) / length,
      amount,
    )
    const shares = shareExactly(
      pieces.length < all.length ? Math.max(left, 0) : left,
      weightsOf(pieces, profile),
    )
    for (const [place, { at, seconds, length }] of pieces.entries()) {
      const isSame = spread.at.at(-1) === at
      const last = isSame ? spread.at.length - 1 : spread.at.push(at) - 1
      const sum = inMillionths(spread.value[last] ?? 0) + inMillionths(shares[place]!)
      spread.value[last] = fromMillionths(sum)
      spread.covered[last] = (spread.covered[last] ?? 0) + seconds / length
    }
  }
  return spread
}

/** The part of an interval that lies between two readings. */
export interface Piece {
  at: number
  seconds: number
  length: number
}

/** The intervals that a span touches, with the part of each that lies in it. */
export function piecesOf(from: number, to: number, seriesInterval: SeriesInterval): Piece[] {
  // The interval that the first reading lies in may have begun long before: a year, at most.
  const starts = startsIn(startOf(from, seriesInterval), to, seriesInterval)
  return starts.map((at) => {
    const end = nextStart(at, seriesInterval)
    return { at, seconds: Math.min(end, to) - Math.max(at, from), length: end - at }
  })
}

/** A profile says how much is used in an hour of the day: of a whole day it is asked hour by hour. */
function weightsOf(pieces: readonly Piece[], profile: Profile): number[] {
  return pieces.map(({ at, seconds, length }) => {
    const hours = Math.max(1, Math.round(length / 3600))
    let weight = 0
    for (let hour = 0; hour < hours; hour++) weight += profile(at + (hour * length) / hours)
    return (weight / hours) * seconds
  })
}
