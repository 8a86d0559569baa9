/** Of the location that consumed most; px. */
export const greatestRadius = 26
/** Smaller ones cannot be seen, nor clicked on. */
export const leastRadius = 4
/** Several locations together may have more than the greatest of them. */
export const clusterRadius = 48

/** Radius of a circle whose area is proportional to a value, px. */
export const radiusOf = (value: number, greatest: number): number =>
  greatest <= 0
    ? leastRadius
    : Math.max(leastRadius, greatestRadius * Math.sqrt(Math.max(0, value) / greatest))

/** Values whose circles a legend shows, the greatest first: 1, 2 or 5 times a power of ten. */
export function legendValues(greatest: number): number[] {
  if (greatest <= 0) return []
  const power = 10 ** Math.floor(Math.log10(greatest))
  const first = [5, 2, 1].map((times) => times * power).find((value) => value <= greatest) ?? power
  return [first, first / 4, first / 20].map((value) => Number(value.toPrecision(2)))
}
