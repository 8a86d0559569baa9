import { columnsOf } from './sankey-columns'

export interface SankeyLink {
  source: string
  target: string
  /** Above zero, all in one unit. */
  value: number
}

export interface PlacedNode {
  id: string
  column: number
  /** The greater of what goes in and what comes out. */
  value: number
  left: number
  top: number
  height: number
}

export interface PlacedLink extends SankeyLink {
  /** Its place in the list that was given. */
  place: number
  /** Its upper edge at both ends, px. */
  fromX: number
  fromTop: number
  toX: number
  toTop: number
  thickness: number
}

export interface SankeyLayout {
  nodes: readonly PlacedNode[]
  links: readonly PlacedLink[]
  columns: number
}

export const NODE_WIDTH = 12
const GAP = 14
/** Nobody sees less, nor hits it. */
const THINNEST = 1.5

interface Box {
  width: number
  height: number
}

/**
 * Where nodes and links lie: nodes in columns from the whole to its parts, each near those that lead to it, so that
 * links of a tree never cross. `ids` in the order in which those of one column stand below each other.
 */
export function sankeyLayout(ids: readonly string[], links: readonly SankeyLink[], box: Box): SankeyLayout {
  const columnOf = columnsOf(ids, links)
  const columns = Math.max(-1, ...columnOf.values()) + 1
  const sums = { in: new Map<string, number>(), out: new Map<string, number>() }
  for (const { source, target, value } of links) {
    sums.out.set(source, (sums.out.get(source) ?? 0) + value)
    sums.in.set(target, (sums.in.get(target) ?? 0) + value)
  }
  const valueOf = (id: string) => Math.max(sums.in.get(id) ?? 0, sums.out.get(id) ?? 0)
  const byColumn = Array.from({ length: columns }, (_, column) =>
    ids.filter((id) => columnOf.get(id) === column),
  )
  const scale = Math.min(
    ...byColumn.map((column) => {
      const value = column.reduce((sum, id) => sum + valueOf(id), 0)
      return Math.max(0, box.height - (column.length - 1) * GAP) / (value || 1)
    }),
  )
  // Each column has the same room for its labels, the last one, too.
  const distance = columns < 2 ? 0 : (box.width - box.width / columns) / (columns - 1)
  const nodes = new Map<string, PlacedNode>()
  byColumn.forEach((column, place) => {
    const placed = column.map((id) => ({
      ...{ id, column: place, value: valueOf(id), left: place * distance },
      ...{ top: wantedTop(id, links, nodes) ?? 0, height: Math.max(THINNEST, valueOf(id) * scale) },
    }))
    spread(placed, box.height)
    for (const node of placed) nodes.set(node.id, node)
  })
  return {
    ...{ nodes: [...nodes.values()], columns },
    links: placedLinks(links, nodes, scale),
  }
}

/** Beside the middle of what leads to it; undefined where nothing before it does. */
function wantedTop(
  id: string,
  links: readonly SankeyLink[],
  nodes: ReadonlyMap<string, PlacedNode>,
): number | undefined {
  const before = links.flatMap(({ source, target }) => {
    const node = target === id ? nodes.get(source) : undefined
    return node ? [node] : []
  })
  return before.length === 0 ? undefined : Math.min(...before.map(({ top }) => top))
}

/** Moves nodes of a column apart, first down and then, as far as they do not fit, up again; their order stays. */
function spread(nodes: { top: number; height: number }[], height: number): void {
  let free = 0
  for (const node of nodes) {
    node.top = Math.max(node.top, free)
    free = node.top + node.height + GAP
  }
  let end = height
  for (const node of [...nodes].reverse()) {
    node.top = Math.max(0, Math.min(node.top, end - node.height))
    end = node.top - GAP
  }
}

/** Links leave and reach a node in the order of what is at their other end, so that they do not cross there. */
function placedLinks(
  links: readonly SankeyLink[],
  nodes: ReadonlyMap<string, PlacedNode>,
  scale: number,
): PlacedLink[] {
  const placed = links.map((link, place): PlacedLink => {
    const [source, target] = [nodes.get(link.source)!, nodes.get(link.target)!]
    return {
      ...{ ...link, place, fromX: source.left + NODE_WIDTH, toX: target.left },
      ...{ fromTop: source.top, toTop: target.top, thickness: Math.max(THINNEST, link.value * scale) },
    }
  })
  const stack = (end: 'source' | 'target', top: 'fromTop' | 'toTop') => {
    const other = end === 'source' ? 'target' : 'source'
    const used = new Map<string, number>()
    const order = [...placed].sort((a, b) => nodes.get(a[other])!.top - nodes.get(b[other])!.top)
    for (const link of order) {
      const before = used.get(link[end]) ?? 0
      link[top] += before
      used.set(link[end], before + link.value * scale)
    }
  }
  stack('source', 'fromTop')
  stack('target', 'toTop')
  return placed
}
