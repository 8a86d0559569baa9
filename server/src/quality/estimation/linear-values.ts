/** As many values on the straight line between the value before a gap and the one after it. */
export function linearValues(before: number, after: number, count: number): number[] {
  const step = (after - before) / (count + 1)
  return Array.from({ length: count }, (_none, place) => before + step * (place + 1))
}
