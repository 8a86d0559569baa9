/** NaN of none. */
export function quantile(values: Float64Array | readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  if (sorted.length === 0) return NaN
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below]! + (place - below) * (sorted[above]! - sorted[below]!)
}

export const median = (values: Float64Array | readonly number[]) => quantile(values, 0.5)
