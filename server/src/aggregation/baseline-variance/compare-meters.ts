import type { DaySpan } from './days-of-periods'

/** What a meter used on each day of the reporting period, and what its baseline expects. */
export interface ComparedMeter {
  /** NaN where the day is not over or not complete. */
  actual: Float64Array
  /** NaN where nothing can be expected. */
  expected: Float64Array
  /** What of `expected` was added to the baseline by hand; absent: nothing. */
  adjustment?: Float64Array
  /** Half the width of the band around the sum of what is expected on some days, given by their places. */
  uncertaintyOf(places: readonly number[]): number
}

export interface Compared {
  actual: number | null
  expected: number | null
  uncertainty: number | null
  /** What of `expected` was added to the baseline by hand. */
  adjustment: number | null
  compared: number
}

/** The days of the reporting period that a meter can be compared on, as places in its columns. */
export const comparableDays = ({ actual, expected }: ComparedMeter): number[] =>
  [...actual.keys()].filter((place) => Number.isFinite(actual[place]) && Number.isFinite(expected[place]))

/**
 * Meters together over some days. Each counts only on days that it can be compared on, in both sums. Their models err
 * independently of each other, so variances add up.
 */
export function compareMeters(meters: readonly ComparedMeter[], span: DaySpan, first = 0): Compared {
  let [actual, expected, adjustment, squares, days] = [0, 0, 0, 0, 0]
  for (const meter of meters) {
    const places = between(placesOf(meter), span.from - first, span.to - first)
    if (places.length === 0) continue
    days += places.length
    for (const place of places) {
      actual += meter.actual[place]!
      expected += meter.expected[place]!
      adjustment += meter.adjustment?.[place] ?? 0
    }
    squares += meter.uncertaintyOf(places) ** 2
  }
  if (days === 0) return { actual: null, expected: null, uncertainty: null, adjustment: null, compared: 0 }
  const compared = days / (meters.length * (span.to - span.from))
  return { actual, expected, uncertainty: Math.sqrt(squares), adjustment, compared }
}

/**
 * Half the widths of the bands around the sums from the first day on until before each of the others; null before a day
 * can be compared. As `compareMeters` says them, which would add up all the rest for each of them.
 */
export function cumulatedUncertainty(
  meters: readonly ComparedMeter[],
  ends: readonly number[],
  first = 0,
): (number | null)[] {
  const squares = ends.map(() => 0)
  const isCompared = ends.map(() => false)
  for (const meter of meters) {
    const places = placesOf(meter)
    let [count, square] = [0, 0]
    ends.forEach((end, row) => {
      const until = firstFrom(places, end - first, count)
      if (until > count) square = meter.uncertaintyOf(places.slice(0, until)) ** 2
      count = until
      squares[row]! += square
      if (count > 0) isCompared[row] = true
    })
  }
  return squares.map((sum, row) => (isCompared[row] ? Math.sqrt(sum) : null))
}

/** Of places in their order, those from one on and before another: asked for each row of each meter, and for its sums. */
function between(places: readonly number[], from: number, to: number): readonly number[] {
  const start = firstFrom(places, from)
  return places.slice(start, firstFrom(places, to, start))
}

function firstFrom(places: readonly number[], value: number, start = 0): number {
  let [low, high] = [start, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

const known = new WeakMap<ComparedMeter, number[]>()

function placesOf(meter: ComparedMeter): number[] {
  const found = known.get(meter) ?? comparableDays(meter)
  known.set(meter, found)
  return found
}
