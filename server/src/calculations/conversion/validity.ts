/** What holds from one instant to another, half open, seconds since 1970 UTC; null: always before, or until further. */
export interface Valid<T> {
  from: number | null
  to: number | null
  value: T
}

/** Two periods of which both hold at the same time. */
export class OverlappingPeriodsError extends Error {
  override readonly name = 'OverlappingPeriodsError'
  constructor(
    readonly one: Valid<unknown>,
    readonly other: Valid<unknown>,
  ) {
    const since = other.from === null ? 'ever' : new Date(other.from * 1000).toISOString()
    super(`From ${since} on two values hold at the same time.`)
  }
}

/** The parts of periods that lie in one of the spans, both in their order. */
export const within = <T>(
  periods: readonly Valid<T>[],
  spans: readonly Omit<Valid<unknown>, 'value'>[],
): Valid<T>[] =>
  spans.flatMap((span) =>
    periods.flatMap(({ value, ...period }) => {
      const from = Math.max(period.from ?? -Infinity, span.from ?? -Infinity)
      const to = Math.min(period.to ?? Infinity, span.to ?? Infinity)
      return from < to ? [{ from: finite(from), to: finite(to), value }] : []
    }),
  )

/** Whether a period has a part in a span of milliseconds since 1970 UTC; absent: all time. */
export const isDuring =
  (span: { from: number; to: number } | undefined) =>
  ({ from, to }: Omit<Valid<unknown>, 'value'>): boolean =>
    span === undefined || ((from ?? -Infinity) * 1000 < span.to && span.from < (to ?? Infinity) * 1000)

/** What is left of all time beside spans that are in their order. */
export function besides(spans: readonly Omit<Valid<unknown>, 'value'>[]): Omit<Valid<unknown>, 'value'>[] {
  const edges = [-Infinity, ...spans.flatMap(({ from, to }) => [from ?? -Infinity, to ?? Infinity]), Infinity]
  return edges.flatMap((from, place) => {
    const to = edges[place + 1]
    return place % 2 === 0 && to !== undefined && from < to ? [{ from: finite(from), to: finite(to) }] : []
  })
}

/** An edge of a period: null where it is open. */
export const finite = (at: number) => (Number.isFinite(at) ? at : null)

const startOf = ({ from }: Valid<unknown>): number => from ?? -Infinity
const endOf = ({ to }: Valid<unknown>): number => to ?? Infinity

/** The periods in their order, without those that have no length. Throws OverlappingPeriodsError. */
export function inOrder<T>(periods: readonly Valid<T>[]): Valid<T>[] {
  const sorted = periods
    .filter((one) => startOf(one) < endOf(one))
    .sort((one, other) => (startOf(one) === startOf(other) ? 0 : startOf(one) - startOf(other)))
  for (const [place, other] of sorted.entries()) {
    const one = sorted[place - 1]
    if (one !== undefined && endOf(one) > startOf(other)) throw new OverlappingPeriodsError(one, other)
  }
  return sorted
}

/** The product of two factors, each with periods of its own (in order): it holds where both do. */
export function product(ones: readonly Valid<number>[], others: readonly Valid<number>[]): Valid<number>[] {
  const products: Valid<number>[] = []
  for (const one of ones)
    for (const other of others) {
      const from = Math.max(startOf(one), startOf(other))
      const to = Math.min(endOf(one), endOf(other))
      if (from >= to) continue
      products.push({
        from: finite(from),
        to: finite(to),
        value: one.value * other.value,
      })
    }
  return products
}

/**
 * The mean over time of a factor in each interval (ascending, not overlapping), cut exactly where its periods (in
 * order) change; null where it does not hold for the whole interval.
 */
export function meanOver(
  intervals: readonly { from: number; to: number }[],
  periods: readonly Valid<number>[],
): (number | null)[] {
  let first = 0
  return intervals.map(({ from, to }) => {
    while (first < periods.length && endOf(periods[first]!) <= from) first++
    let covered = 0
    let sum = 0
    for (let place = first; place < periods.length && startOf(periods[place]!) < to; place++) {
      const period = periods[place]!
      const seconds = Math.min(endOf(period), to) - Math.max(startOf(period), from)
      // One value for the whole interval stays exactly what it is.
      if (seconds === to - from) return period.value
      covered += seconds
      sum += seconds * period.value
    }
    return covered === to - from && covered > 0 ? sum / covered : null
  })
}
