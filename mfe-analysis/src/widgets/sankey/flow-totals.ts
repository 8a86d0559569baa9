import {
  nodeTypes,
  type EnergyFlows,
  type EnergyFlowLink,
  type EnergyFlowNode,
} from '@energycockpit/contract'

export type FlowEnd = Exclude<EnergyFlowNode['type'], (typeof nodeTypes)[number]>

/** What is no node of the hierarchy, in the order of the legend. */
export const flowEnds = [
  'GENERATION',
  'OWN_USE',
  'FEED_IN',
  'LOSS',
  'NOT_EXPLAINED',
] as const satisfies readonly FlowEnd[]

const places: readonly string[] = nodeTypes

export const isEnd = (type: EnergyFlowNode['type']): type is FlowEnd => !places.includes(type)

/** The node that an end belongs to: `loss mp-1` to `mp-1`. */
export const ownerOf = (id: string): string => id.slice(id.indexOf(' ') + 1)

/** Less than this of the intervals until now makes a flow an incomplete one. */
export const enough = 0.99

export interface FlowTotals {
  /** What the topmost nodes took. */
  purchased: number
  ends: Record<FlowEnd, number>
  /** All that came in: purchased and generated. */
  supplied: number
}

/** Sums of a diagram. What was counted at several levels is counted once. */
export function flowTotals({ nodes, links }: EnergyFlows): FlowTotals {
  const known = new Map(nodes.map((node) => [node.id, node]))
  const typeOf = (id: string) => known.get(id)!.type
  const sum = (some: readonly EnergyFlowLink[]) => some.reduce((total, { value }) => total + value, 0)
  const purchasedBy = ({ id, type }: EnergyFlowNode) => {
    const out = links.filter(({ source }) => source === id)
    if (type !== 'METERING_POINT') return sum(out.filter(({ target }) => !isEnd(typeOf(target))))
    return sum(out) - sum(links.filter(({ target }) => target === id))
  }
  const topmost = nodes.filter(({ depth, type }) => depth === 0 && !isEnd(type))
  const purchased = topmost.reduce((total, node) => total + purchasedBy(node), 0)
  const ends = Object.fromEntries(
    flowEnds.map((end) => [
      end,
      sum(links.filter(({ source, target }) => typeOf(source) === end || typeOf(target) === end)),
    ]),
  ) as Record<FlowEnd, number>
  return { purchased, ends, supplied: purchased + ends.GENERATION }
}

/** The diagrams that are no part of another one: what they have would be there twice. `roots`: what each begins with. */
export function withoutParts(
  found: readonly EnergyFlows[],
  roots: readonly (string | undefined)[],
): { diagrams: EnergyFlows[]; parts: number } {
  // Also of one that another one ends above, as few levels are shown, or that has left it meanwhile.
  const isPartOf = (place: number, at: number) => {
    const [root, whole] = [roots[place], roots[at]]
    if (at === place || root === undefined) return false
    return (
      (whole !== undefined && found[place]!.above.includes(whole)) ||
      found[at]!.nodes.some(({ id }) => id === root)
    )
  }
  const diagrams = found.filter((_, place) => !found.some((_other, at) => isPartOf(place, at)))
  return { diagrams, parts: found.length - diagrams.length }
}

/** Where parts were more than the whole, the most first. */
export function notExplained({
  nodes,
  links,
}: EnergyFlows): { name: string; value: number; isPoint: boolean }[] {
  const known = new Map(nodes.map((node) => [node.id, node]))
  return links
    .filter(({ source }) => known.get(source)!.type === 'NOT_EXPLAINED')
    .map(({ target, value }) => {
      const { name, type } = known.get(target)!
      return { name, value, isPoint: type === 'METERING_POINT' }
    })
    .sort((a, b) => b.value - a.value)
}
