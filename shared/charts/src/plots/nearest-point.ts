/** From farther away a point is not meant, px. */
const REACH = 40

interface Placer {
  x: (value: number) => number
  y: (value: number) => number
}

/** Which of the points lies nearest to a place of the plot, px. */
export function nearestPoint(
  px: number,
  py: number,
  to: Placer,
  { x, y }: { x: readonly number[]; y: readonly number[] },
): number | undefined {
  let found: number | undefined
  let best = REACH * REACH
  for (let place = 0; place < x.length; place++) {
    const distance = (to.x(x[place]!) - px) ** 2 + (to.y(y[place]!) - py) ** 2
    if (distance <= best) [found, best] = [place, distance]
  }
  return found
}
