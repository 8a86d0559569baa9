/** [two controls and the end] of each curve. */
type Curve = readonly [number, number, number, number, number, number]

/**
 * An arc of a circle as cubic curves, a quarter at most each: their middles are off by less than 0.03 % of the radius.
 */
export function arcAsCurves(
  x: number,
  y: number,
  radius: number,
  start: number,
  end: number,
  counterClockwise = false,
): { from: readonly [number, number]; curves: Curve[] } {
  const turn = sweep(start, end, counterClockwise)
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9))
  const each = turn / count
  const arm = (4 / 3) * Math.tan(each / 4) * radius
  const at = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  const curves = Array.from({ length: count }, (_, place): Curve => {
    const [from, to] = [start + each * place, start + each * (place + 1)]
    const [x1, y1] = at(from)
    const [x2, y2] = at(to)
    return [
      ...([x1 - arm * Math.sin(from), y1 + arm * Math.cos(from)] as const),
      ...([x2 + arm * Math.sin(to), y2 - arm * Math.cos(to)] as const),
      ...([x2, y2] as const),
    ]
  })
  return { from: at(start), curves }
}

/** How far it turns, as the canvas takes its angles: at most once around. */
function sweep(start: number, end: number, counterClockwise: boolean): number {
  const round = 2 * Math.PI
  const turn = counterClockwise ? start - end : end - start
  const amount = turn >= round ? round : ((turn % round) + round) % round
  return counterClockwise ? -amount : amount
}
