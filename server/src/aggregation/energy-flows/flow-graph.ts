import type { EnergyFlowLink, EnergyFlowNode, EnergyFlows } from '@energycockpit/contract'
import { figuresAdded, figuresSubtracted } from '../../calculations/index'
import { sharesOf } from '../queries/fill-buckets'

/** What a metering point counted below something: a location, or the metering point above it. */
export interface CountedFlow {
  above: string
  pointId: string
  value: number | null
  measured: number
  estimated: number
  expected: number
}

/** A node with the one that it stands below; null: it is a topmost one. */
export interface FlowPlace extends Omit<EnergyFlowNode, 'depth'> {
  parent: string | null
}

interface Flow {
  source: string
  target: string
  values: number[]
  measured: number
  estimated: number
  expected: number
}

/** What was generated at locations, and what was fed in there; `pointId` is the meter that counted it. */
export interface OwnGeneration {
  generated: readonly CountedFlow[]
  fedIn: readonly CountedFlow[]
}

/** What stands before the id of the node that such a node belongs to. */
const endOf = {
  LOSS: 'loss',
  NOT_EXPLAINED: 'unexplained',
  GENERATION: 'generation',
  OWN_USE: 'own-use',
  FEED_IN: 'feed-in',
} as const
type End = keyof typeof endOf
const ends = Object.keys(endOf) as End[]
/** They lead into the node that they belong to, and stand before it. */
const leadsIn: readonly End[] = ['NOT_EXPLAINED', 'GENERATION']

/**
 * Nodes and links of what metering points counted. Every node above them has what those below it counted; the difference
 * between a metering point and those below it is a link of its own, so that what goes into a node comes out of it.
 */
export function flowGraph(
  counted: readonly CountedFlow[],
  places: ReadonlyMap<string, FlowPlace>,
  depth: number,
  { generated, fedIn }: OwnGeneration = { generated: [], fedIn: [] },
): Omit<EnergyFlows, 'unit' | 'above'> {
  const flows = new Map<string, Flow>()
  const drawn = counted.filter(({ value }) => value !== null && value > 0)
  for (const one of drawn)
    for (const [source, target] of linksOf(one, places)) add(flows, source, target, one)
  const links = [...flows.values()].map(linkOf)
  const points = new Set(
    links.flatMap(({ source, target }) => [source, target]).filter((id) => isPoint(places.get(id))),
  )
  const differences = [
    ...[...points].flatMap((id) => differenceOf(id, links)),
    ...ownGeneration({ generated, fedIn }),
  ]
  const depths = depthsOf(places)
  const nodes = new Map<string, EnergyFlowNode>()
  const named = (id: string, beside: string): EnergyFlowNode => {
    const place = places.get(id)
    if (place === undefined) {
      const type = ends.find((end) => id.startsWith(`${endOf[end]} `))!
      return { ...{ id, type, name: '' }, depth: depths(beside) + (leadsIn.includes(type) ? -1 : 1) }
    }
    const { parent: _above, ...node } = place
    return { ...node, depth: depths(id) }
  }
  // A difference is one from what stands a level deeper.
  const told = [
    ...links.filter(({ target }) => depths(target) <= depth && !isTopmost(places.get(target))),
    ...differences.filter(({ source, target }) => depths(places.has(source) ? source : target) < depth),
  ]
  for (const { source, target } of told) {
    nodes.set(source, named(source, target))
    nodes.set(target, named(target, source))
  }
  return { nodes: [...nodes.values()], links: told, leftOut: leftOutOf([...counted, ...generated, ...fedIn]) }
}

/** How many metering points have no value anywhere, or only negative ones; 0 is a value that needs no link. */
function leftOutOf(counted: readonly CountedFlow[]): number {
  const known = counted.filter(({ value }) => value !== null && value >= 0)
  const points = (some: readonly CountedFlow[]) => new Set(some.map(({ pointId }) => pointId)).size
  return points(counted) - points(known)
}

/** A metering point that was requested itself: what stands above it is not told. */
const isTopmost = (place: FlowPlace | undefined) => isPoint(place) && place?.parent === null

const isPoint = (place: FlowPlace | undefined) => place?.type === 'METERING_POINT'

/** The link to a metering point, and those that lead to what it is at: of a submeter only the first. */
function linksOf(
  { above, pointId }: CountedFlow,
  places: ReadonlyMap<string, FlowPlace>,
): [string, string][] {
  const links: [string, string][] = [[above, pointId]]
  if (isPoint(places.get(above))) return links
  for (let id = above, parent = places.get(id)?.parent; parent; id = parent, parent = places.get(id)?.parent)
    links.push([parent, id])
  return links
}

function add(flows: Map<string, Flow>, source: string, target: string, one: CountedFlow): void {
  const key = `${source}\n${target}`
  const flow = flows.get(key) ?? { source, target, values: [], measured: 0, estimated: 0, expected: 0 }
  flow.values.push(one.value!)
  flow.measured += one.measured
  flow.estimated += one.estimated
  flow.expected += one.expected
  flows.set(key, flow)
}

const linkOf = ({ source, target, values, expected, ...stored }: Flow): EnergyFlowLink => ({
  ...{ source, target, value: figuresAdded(values) },
  ...sharesOf(stored, expected),
})

/** What a metering point counted and those below it did not, or the other way round; nothing where there are none. */
function differenceOf(id: string, links: readonly EnergyFlowLink[]): EnergyFlowLink[] {
  const into = links.filter(({ target }) => target === id)
  const out = links.filter(({ source }) => source === id)
  if (out.length === 0) return []
  const sum = (some: readonly EnergyFlowLink[]) => figuresAdded(some.map(({ value }) => value))
  const loss = figuresSubtracted(sum(into), sum(out))
  // It is known as well as the least of those that it is made of.
  const all = [...into, ...out]
  const shares = {
    measured: Math.min(...all.map(({ measured }) => measured)),
    estimated: Math.max(...all.map(({ estimated }) => estimated)),
  }
  if (loss > 0) return [{ source: id, target: `${endOf.LOSS} ${id}`, value: loss, ...shares }]
  return loss < 0 ? [{ source: `${endOf.NOT_EXPLAINED} ${id}`, target: id, value: -loss, ...shares }] : []
}

/** Links of what each location generated: what was fed in of it, and the rest, which was used there. */
function ownGeneration({ generated, fedIn }: OwnGeneration): EnergyFlowLink[] {
  const sumAt = (counted: readonly CountedFlow[], id: string) => {
    const found = new Map<string, Flow>()
    for (const one of counted)
      if (one.above === id && one.value !== null && one.value > 0) add(found, id, id, one)
    return [...found.values()].map(linkOf)[0]
  }
  const locations = new Set([...generated, ...fedIn].map(({ above }) => above))
  return [...locations].flatMap((id) => {
    const [made, given] = [sumAt(generated, id), sumAt(fedIn, id)]
    const parts = [made, given].filter((part) => part !== undefined)
    const shares = {
      measured: Math.min(...parts.map(({ measured }) => measured)),
      estimated: Math.max(...parts.map(({ estimated }) => estimated)),
    }
    const rest = figuresSubtracted(made?.value ?? 0, given?.value ?? 0)
    return [
      ...(made ? [{ ...made, source: `${endOf.GENERATION} ${id}` }] : []),
      ...(given ? [{ ...given, target: `${endOf.FEED_IN} ${id}` }] : []),
      ...(rest > 0 ? [{ source: id, target: `${endOf.OWN_USE} ${id}`, value: rest, ...shares }] : []),
      ...(rest < 0 ? [{ source: `${endOf.NOT_EXPLAINED} ${id}`, target: id, value: -rest, ...shares }] : []),
    ]
  })
}

function depthsOf(places: ReadonlyMap<string, FlowPlace>): (id: string) => number {
  const known = new Map<string, number>()
  const depthOf = (id: string): number => {
    const found = known.get(id)
    if (found !== undefined) return found
    const parent = places.get(id)?.parent
    const depth = parent ? depthOf(parent) + 1 : 0
    known.set(id, depth)
    return depth
  }
  return depthOf
}
