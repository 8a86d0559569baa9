/** x' = a·x + c·y + e, y' = b·x + d·y + f, as the canvas has it. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const unmoved: Affine = [1, 0, 0, 1, 0, 0]

export const pointThrough = ([a, b, c, d, e, f]: Affine, x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f] as const

/** First the inner one, then the outer one. */
export const within = (outer: Affine, inner: Affine): Affine => {
  const [a, b, c, d] = outer
  const [e, f] = pointThrough(outer, inner[4], inner[5])
  return [
    ...([a * inner[0] + c * inner[1], b * inner[0] + d * inner[1]] as const),
    ...([a * inner[2] + c * inner[3], b * inner[2] + d * inner[3]] as const),
    ...([e, f] as const),
  ]
}
