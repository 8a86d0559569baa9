/** The middle of values in any order; NaN of none. */
export const median = (values: Iterable<number>): number => middleOf(Float64Array.from(values).sort())

/** Of what ascends; NaN of none. */
export function middleOf(sorted: ArrayLike<number>): number {
  const middle = sorted.length >> 1
  if (sorted.length === 0) return NaN
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
