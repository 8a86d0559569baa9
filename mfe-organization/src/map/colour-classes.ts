/** As many colours as the scale has. */
export const colourCount = 5

/**
 * The limits between at most five classes that have about as many of the values each: quintiles, on two significant
 * digits. Where many values are alike there are fewer. Values at a limit belong to the class above it.
 */
export function classLimits(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other)
  const [least, greatest] = [sorted[0], sorted.at(-1)]
  if (least === undefined || greatest === undefined) return []
  const limits = Array.from({ length: colourCount - 1 }, (_, place) =>
    rounded(sorted[Math.floor((sorted.length * (place + 1)) / colourCount)]!),
  )
  return [...new Set(limits)].filter((limit) => least < limit && limit <= greatest)
}

const rounded = (value: number) => Number(value.toPrecision(2))

/** In which class a value is, from 0. */
export const classOf = (value: number, limits: readonly number[]): number =>
  limits.filter((limit) => value >= limit).length

/** Which colour of the scale each class has: the ends of the scale, and others evenly between them. */
export function colourOfClass(place: number, classes: number): number {
  if (classes === 1) return Math.floor(colourCount / 2)
  return Math.round((place * (colourCount - 1)) / (classes - 1))
}
