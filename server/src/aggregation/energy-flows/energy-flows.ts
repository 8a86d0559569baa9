import type { ConsumedProductType, EnergyFlows } from '@energycockpit/contract'
import { maxFlowLinks } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import type { Readings } from '../../readings/index'
import { planConsumption, planSeries, type ConsumptionPlan } from '../by-location/consumption-plan'
import { measuredLocations, type MeasuredLocations } from '../by-location/located-series'
import { partSums } from '../by-location/sums-query'
import { sumsOfPlan } from '../by-location/sums-of-plan'
import { consumingNode } from '../consumption/consumed-locations'
import { countedFlows, whileAbove } from './counted-flows'
import { flowGraph, type CountedFlow, type FlowPlace } from './flow-graph'
import { kindsOf, placesOfLocations } from './flow-places'
import { submetersOf } from './submeters'

export interface FlowsQuery {
  nodeId?: string | undefined
  productType: ConsumedProductType
  /** YYYY-MM-DD, half open. */
  from: string
  to: string
}

export interface FlowsPlan {
  mains: ConsumptionPlan
  subs: ConsumptionPlan
  places: ReadonlyMap<string, FlowPlace>
}

/** Finds what is counted where. Throws a Problem (404) for a node that is none of the visible businesses'. */
export async function planFlows(
  entities: Entities,
  query: FlowsQuery,
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<FlowsPlan> {
  const { nodeId } = query
  if (nodeId !== undefined) await consumingNode(entities, nodeId, visible)
  const locations = await measuredLocations(entities, visible)
  const mains = await planConsumption(entities, query, { visible, locations, now })
  const points = mains.series.map(({ point }) => point.id)
  const found = await submetersOf(entities, points, query, visible)
  const above = metersAbove([...points, ...found.map(({ point }) => point.id)])
  const planned = await planSeries(entities, found, { ...query, locations: above, now })
  const subs = { ...planned, series: whileAbove(mains.series, planned.series) }
  const at = new Set(mains.series.flatMap(({ segments }) => segments.map(({ locationId }) => locationId)))
  const all = [...mains.series, ...subs.series]
  const kinds = await kindsOf(
    entities,
    all.map(({ point }) => point.id),
  )
  const places = await placesOfLocations(entities, [...at], { nodeId, visible })
  return {
    ...{ mains, subs },
    places: new Map([
      ...places.map((place) => [place.id, place] as const),
      ...all.map(
        ({ point, segments }) => [point.id, placeOf(point, segments.at(-1)!.locationId, kinds)] as const,
      ),
    ]),
  }
}

const placeOf = (
  { id, name }: { id: string; name: string },
  parent: string,
  kinds: Awaited<ReturnType<typeof kindsOf>>,
): FlowPlace => ({ id, type: 'METERING_POINT', name, parent, kind: kinds.get(id)! })

/** Submeters are counted at the metering points above them, which have no area. */
const metersAbove = (ids: readonly string[]): MeasuredLocations =>
  new Map(ids.map((id) => [id, { id, timeZone: 'UTC', floorAreas: [] }]))

/** What is counted, from the whole to its parts. Throws a Problem (400) where that are too many links. */
export async function energyFlows(
  readings: Readings,
  { mains, subs, places }: FlowsPlan,
  { depth, now, signal }: { depth: number; now: number; signal: AbortSignal },
): Promise<EnergyFlows> {
  const flowsOf = async (plan: ConsumptionPlan): Promise<CountedFlow[]> =>
    countedFlows(plan, await partSums(readings, sumsOfPlan(plan), signal), now)
  const counted = await Promise.all([flowsOf(mains), flowsOf(subs)])
  const { leftOut, ...graph } = flowGraph(counted.flat(), places, depth)
  if (graph.links.length > maxFlowLinks)
    throw new Problem(
      400,
      'TOO_MANY_SERIES',
      `${graph.links.length} links are too many to be drawn, at most ${maxFlowLinks}; choose a smaller depth`,
    )
  const others = mains.leftOutAt.length + subs.leftOutAt.length
  return { unit: mains.unit, ...graph, leftOut: leftOut + others }
}
