import type { SankeyLink } from './sankey-layout'

/**
 * The column of each node: one behind the last that leads to it. What only leads into another, such as what was
 * generated there, stands just before it and not far at the left. A meter that was moved to and fro may lead to itself
 * over others; such a ring begins with the first of it.
 */
export function columnsOf(ids: readonly string[], links: readonly SankeyLink[]): Map<string, number> {
  const column = new Map(ids.map((id) => [id, 0]))
  const waiting = new Map(ids.map((id) => [id, 0]))
  for (const { target } of links) waiting.set(target, waiting.get(target)! + 1)
  const done = new Set<string>()
  while (done.size < ids.length) {
    const next = ids.find((id) => !done.has(id) && waiting.get(id) === 0) ?? ids.find((id) => !done.has(id))!
    done.add(next)
    for (const { source, target } of links) {
      if (source !== next) continue
      waiting.set(target, waiting.get(target)! - 1)
      if (!done.has(target)) column.set(target, Math.max(column.get(target)!, column.get(next)! + 1))
    }
  }
  const isLedTo = new Set(links.map(({ target }) => target))
  for (const id of ids) {
    const targets = links.filter(({ source }) => source === id).map(({ target }) => column.get(target)!)
    if (!isLedTo.has(id) && targets.length > 0) column.set(id, Math.max(0, Math.min(...targets) - 1))
  }
  return column
}
