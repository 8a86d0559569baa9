/** The place of the nearest of rising numbers; of the last one that is not greater where values hold until the next. */
export function nearestPlace(
  rising: readonly number[],
  wanted: number,
  isStepped: boolean,
): number | undefined {
  if (rising.length === 0) return undefined
  let [first, after] = [0, rising.length]
  while (first < after) {
    const middle = (first + after) >>> 1
    if (rising[middle]! <= wanted) first = middle + 1
    else after = middle
  }
  const before = Math.max(0, first - 1)
  if (isStepped || first >= rising.length) return before
  return wanted - rising[before]! <= rising[first]! - wanted ? before : first
}
