import type { SankeyFlow, SankeyNode } from '@energycockpit/charts'
import type { EnergyFlows, SelfSupply, SupplyBalance } from '@energycockpit/contract'

export interface SupplyWords {
  purchase: string
  production: string
  feedIn: string
  consumption: string
  others: (count: number) => string
  /** What no submeter counted. */
  rest: string
}

/** A part of the consumption. */
export interface Use {
  id: string
  name: string
  value: number
  href?: string
}

/** Less of the time is a part of it. */
export const enough = 0.99

/** More submeters are drawn as one. */
const mostUses = 12

/** What submeters directly below the main meters of a location counted, the most first. */
export function usesOf({ nodes, links }: EnergyFlows): Use[] {
  const known = new Map(nodes.map((node) => [node.id, node]))
  const isPoint = (id: string) => known.get(id)?.type === 'METERING_POINT'
  const found = new Map<string, Use>()
  for (const { source, target, value } of links) {
    if (!isPoint(source) || !isPoint(target)) continue
    const use = found.get(target) ?? { id: target, name: known.get(target)!.name, value: 0 }
    found.set(target, { ...use, value: use.value + value })
  }
  return [...found.values()].sort((one, other) => other.value - one.value)
}

/** What each location consumed, and all further ones together. */
export function locationUses(
  { locations, others }: SelfSupply,
  words: SupplyWords,
  hrefOf: (id: string) => string,
): Use[] {
  return [
    ...locations.map(({ id, name, balance }) => ({ id, name, value: balance.consumption, href: hrefOf(id) })),
    ...(others === null
      ? []
      : [{ id: 'others', name: words.others(others.count), value: others.balance.consumption }]),
  ]
}

/**
 * Submeters until they are too many, and what is left of the consumption; of a consumption that is known in part nobody
 * can say what is left.
 */
export function submeterUses(
  { consumption, complete }: Pick<SupplyBalance, 'consumption' | 'complete'>,
  uses: readonly Use[],
  words: SupplyWords,
): Use[] {
  if (uses.length === 0) return []
  const shown = uses.slice(0, mostUses)
  const further = uses.slice(mostUses)
  const sum = (some: readonly Use[]) => some.reduce((total, { value }) => total + value, 0)
  const rest = consumption - sum(uses)
  return [
    ...shown,
    ...(further.length === 0
      ? []
      : [{ id: 'further', name: words.others(further.length), value: sum(further) }]),
    // Less than a thousandth is what rounding leaves.
    ...(complete >= enough && rest > consumption / 1000
      ? [{ id: 'rest', name: words.rest, value: rest }]
      : []),
  ]
}

/** From what comes in to what it is used for. `uses`: the parts of the consumption. */
export function drawnSupply(
  balance: SupplyBalance,
  uses: readonly Use[],
  words: SupplyWords,
): { nodes: SankeyNode[]; flows: SankeyFlow[] } {
  const { purchase, direct, feedIn, production } = balance
  const all = purchase + production
  const nodes: SankeyNode[] = [
    { id: 'purchase', name: words.purchase, colour: 'electricity' },
    { id: 'production', name: words.production, colour: 'pv' },
    { id: 'consumption', name: words.consumption, colour: 'electricity' },
    { id: 'feed-in', name: words.feedIn, colour: 'pv', isHatched: true, isLast: true },
    ...uses.map(({ id, name, href }) => ({
      ...{ id: `use ${id}`, name, href },
      colour: id === 'rest' ? undefined : ('electricity' as const),
      ...((id === 'rest' || id === 'others' || id === 'further') && { isLast: true, isHatched: true }),
    })),
  ]
  const flow = (source: string, target: string, value: number): SankeyFlow[] =>
    value > 0 ? [{ source, target, value, share: all > 0 ? value / all : 0 }] : []
  const flows = [
    ...flow('purchase', 'consumption', purchase),
    ...flow('production', 'consumption', direct),
    ...flow('production', 'feed-in', feedIn),
    ...uses.flatMap(({ id, value }) => flow('consumption', `use ${id}`, value)),
  ]
  const drawn = new Set(flows.flatMap(({ source, target }) => [source, target]))
  return { nodes: nodes.filter(({ id }) => drawn.has(id)), flows }
}
