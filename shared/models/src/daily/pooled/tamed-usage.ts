import { median, quantile } from '../median'
import { numbersOf } from '../numbers-of'
import { fitOnce, type PooledInput } from './fit-pooled'

/** Standard deviations, or mean deviations where most days are exactly alike, beyond which a day is a fault. */
const furthest = 10
/** Of the days, the least far ones, that tell how far is usual: days that a meter seldom runs are no faults. */
const share = 0.98

/**
 * The series' usage with what lies impossibly far from a first robust fit brought to where it is merely far: one day
 * at a hundred times the mean, as a swapped register or a catch-up reading writes it, would lift the whole year by a
 * quarter. A zero so far off is a gap that was written as 0, and NaN here. The same array where there is neither.
 */
export function tamedUsage(input: PooledInput): Float64Array {
  const { series, places } = input
  const expected = fitOnce(withoutImpossible(input))
  const residuals = numbersOf(places, (place, row) => series.usage[place]! - expected[row]!)
  const sizes = residuals.map(Math.abs)
  const usual = sizes
    .slice()
    .sort()
    .subarray(0, Math.ceil(share * sizes.length))
  const mean = usual.reduce((sum, size) => sum + size, 0) / usual.length
  const limit = furthest * Math.max(1.4826 * median(sizes), mean)
  if (!sizes.some((size) => size > limit)) return series.usage
  const tamed = series.usage.slice()
  places.forEach((place, row) => {
    if (sizes[row]! <= limit) return
    tamed[place] = series.usage[place] === 0 ? NaN : expected[row]! + Math.sign(residuals[row]!) * limit
  })
  return tamed
}

/** Ranges of nearly all days beyond which a day says nothing: even a robust fit begins with least squares. */
const mostRanges = 10

/** What lies out of all proportion is brought to its edge, where the first fit can still tell the year from it. */
function withoutImpossible(input: PooledInput): PooledInput {
  const { series, places } = input
  const values = numbersOf(places, (place) => series.usage[place]!)
  const [low, high] = [quantile(values, 1 - share), quantile(values, share)]
  const beyond = mostRanges * (high - low)
  if (!(beyond > 0)) return input
  const usage = series.usage.map((value) => Math.min(high + beyond, Math.max(low - beyond, value)))
  return { ...input, series: { ...series, usage } }
}
