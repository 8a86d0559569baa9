/**
 * The shortest part of a list, in its order, that still fails; by halves, quarters and so on (delta debugging: Zeller
 * and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002). `maxTries` bounds the time: what has been
 * found by then is answered.
 */
export async function shorten<T>(
  steps: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
  maxTries: number,
): Promise<readonly T[]> {
  let shortest = steps
  let parts = 2
  let tries = 0
  while (shortest.length > 1) {
    const length = Math.ceil(shortest.length / parts)
    let shorter: readonly T[] | undefined
    for (let from = 0; from < shortest.length && shorter === undefined; from += length) {
      if (tries++ >= maxTries) return shortest
      const rest = [...shortest.slice(0, from), ...shortest.slice(from + length)]
      if (await fails(rest)) shorter = rest
    }
    if (shorter !== undefined) {
      shortest = shorter
      parts = Math.max(parts - 1, 2)
    } else if (length === 1) break
    else parts = Math.min(parts * 2, shortest.length)
  }
  return shortest
}
