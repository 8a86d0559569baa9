import type { SankeyLink } from './sankey-layout'

interface OrderedNode {
  id: string
  /** It only leads into another one and stands beside what is before that. */
  isSide?: boolean | undefined
  /** It stands behind all others of its parent. */
  isLast?: boolean | undefined
}

/** The nodes as one reads a tree: each followed by its parts, the largest first, and what is lost after them. */
export function sankeyOrder(nodes: readonly OrderedNode[], links: readonly SankeyLink[]): string[] {
  const known = new Map(nodes.map((node) => [node.id, node]))
  const isLedTo = new Set(links.map(({ target }) => target))
  const ordered = new Set<string>()
  const visit = (id: string) => {
    if (ordered.has(id)) return
    ordered.add(id)
    for (const { source, target } of links)
      if (target === id && known.get(source)?.isSide && !isLedTo.has(source)) ordered.add(source)
    const parts = links.filter(({ source }) => source === id)
    const rank = (link: SankeyLink) => (known.get(link.target)?.isLast ? 1 : 0)
    for (const { target } of parts.sort((a, b) => rank(a) - rank(b) || b.value - a.value)) visit(target)
  }
  for (const { id, isSide } of nodes) if (!isLedTo.has(id) && !isSide) visit(id)
  // What only a side leads to, and rings of meters that were moved to and fro.
  for (const { id, isSide } of nodes) if (!isSide) visit(id)
  for (const { id } of nodes) ordered.add(id)
  return [...ordered]
}
