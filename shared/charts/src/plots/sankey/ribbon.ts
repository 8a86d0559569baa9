import { NODE_WIDTH, type PlacedLink, type SankeyLayout } from './sankey-layout'

/** How near a pointer has to come to a thin flow, px. */
const REACH = 4

/** The edges of a flow at a share of its way: its curves are cubic, with both handles at the middle. */
export function edgesAt({ fromX, fromTop, toX, toTop, thickness }: PlacedLink, share: number) {
  const rest = 1 - share
  const middle = (fromX + toX) / 2
  const handles = 3 * rest * rest * share + 3 * rest * share * share
  const x = rest ** 3 * fromX + handles * middle + share ** 3 * toX
  const start = rest ** 3 + 3 * rest * rest * share
  const top = start * fromTop + (1 - start) * toTop
  return { x, top, bottom: top + thickness }
}

/** The flow at a point of the plot, px: of several the nearest; on a node the one that leads to it. */
export function flowAt(px: number, py: number, { nodes, links }: SankeyLayout): PlacedLink | undefined {
  const node = nodes.find(
    ({ left, top, height }) =>
      px >= left && px <= left + NODE_WIDTH && py >= top - REACH && py <= top + height + REACH,
  )
  if (node) {
    const into = links.filter(({ target }) => target === node.id)
    return into.find(({ toTop, thickness }) => py <= toTop + thickness) ?? into.at(-1)
  }
  let found: PlacedLink | undefined
  let best = REACH
  for (const link of links) {
    const [left, right] = [Math.min(link.fromX, link.toX), Math.max(link.fromX, link.toX)]
    if (px < left || px > right) continue
    const { top, bottom } = edgesAt(link, shareAt(link, px))
    const distance = Math.max(top - py, py - bottom, 0)
    if (distance < best) [found, best] = [link, distance]
  }
  return found
}

/** How far along a flow a place of the plot lies: x grows all the way, so halving finds it. */
export function shareAt(link: PlacedLink, px: number): number {
  const isRising = link.toX >= link.fromX
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (edgesAt(link, middle).x < px === isRising) low = middle
    else high = middle
  }
  return low
}
