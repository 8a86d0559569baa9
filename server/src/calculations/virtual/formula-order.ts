/**
 * Virtual meters in an order in which each comes after all that it is made of, for all that `from` needs, `from`
 * itself last; or the way round, when one is made of itself: [1, 2, 3, 1]. References to what is no key of `parts`
 * are base series. It goes as deep as there are meters.
 */
export function calculationOrder(
  from: number,
  parts: ReadonlyMap<number, readonly number[]>,
): { order: number[] } | { cycle: number[] } {
  const order: number[] = []
  const done = new Set<number>()
  const way: { id: number; next: number }[] = []
  const onWay = new Set<number>()
  const enter = (id: number) => {
    way.push({ id, next: 0 })
    onWay.add(id)
  }
  if (parts.has(from)) enter(from)
  while (way.length > 0) {
    const step = way.at(-1)!
    const part = parts.get(step.id)![step.next++]
    if (part === undefined) {
      way.pop()
      onWay.delete(step.id)
      done.add(step.id)
      order.push(step.id)
    } else if (onWay.has(part)) {
      const ids = way.map((one) => one.id)
      return { cycle: [...ids.slice(ids.indexOf(part)), part] }
    } else if (parts.has(part) && !done.has(part)) enter(part)
  }
  return { order }
}

/** A way round among all virtual meters; null when there is none. */
export function findCycle(parts: ReadonlyMap<number, readonly number[]>): number[] | null {
  const known = new Map(parts)
  for (const id of parts.keys()) {
    const found = calculationOrder(id, known)
    if ('cycle' in found) return found.cycle
    // What is known to be free of a way round need not be walked through again.
    for (const one of found.order) known.set(one, [])
  }
  return null
}
