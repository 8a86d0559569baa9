import type { ConsumedProductType, EnergyFlows } from '@energycockpit/contract'
import { maxFlowLinks } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { findPath } from '../../organization/hierarchy-repository'
import type { Readings } from '../../readings/index'
import {
  planConsumption,
  planSeries,
  type ConsumptionPlan,
  type CountedSeries,
} from '../by-location/consumption-plan'
import { measuredLocations, type MeasuredLocations } from '../by-location/located-series'
import { partSums } from '../by-location/sums-query'
import { sumsOfPlan } from '../by-location/sums-of-plan'
import { countedFlows, whileAbove } from './counted-flows'
import { flowGraph, type CountedFlow, type FlowPlace } from './flow-graph'
import { kindsOf, placesOfLocations, typeOfNode } from './flow-places'
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
  /** Of the locations. */
  generated: ConsumptionPlan
  fedIn: ConsumptionPlan
  places: ReadonlyMap<string, FlowPlace>
  /** Ids of the nodes above the one that it begins with, the topmost first. */
  above: string[]
}

/** Finds what is counted where, and what that is part of. Throws a Problem (404) for a node that is none of the visible businesses'. */
export async function planFlows(
  entities: Entities,
  query: FlowsQuery,
  of: { visible: readonly number[]; now: number },
): Promise<FlowsPlan> {
  const { nodeId } = query
  if (nodeId === undefined) return { ...(await planFlowsOfNode(entities, query, of)), above: [] }
  const type = await typeOfNode(entities, nodeId, of.visible)
  const [plan, path] = await Promise.all([
    type === 'METERING_POINT'
      ? planFlowsOfPoint(entities, { ...query, nodeId }, of)
      : planFlowsOfNode(entities, query, of),
    findPath(entities.db, nodeId, of.visible),
  ])
  return { ...plan, above: path.slice(0, -1).map(({ id }) => id) }
}

async function planFlowsOfNode(
  entities: Entities,
  query: FlowsQuery,
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<Omit<FlowsPlan, 'above'>> {
  const { nodeId } = query
  const locations = await measuredLocations(entities, visible)
  const [mains, generated, fedIn] = await Promise.all(
    ([undefined, 'PRODUCTION', 'FEED_IN'] as const).map((direction) =>
      planConsumption(entities, { ...query, direction }, { visible, locations, now }),
    ),
  )
  const points = mains!.series.map(({ point }) => point.id)
  const found = await submetersOf(entities, points, query, visible)
  const above = metersAbove([...points, ...found.map(({ point }) => point.id)])
  const planned = await planSeries(entities, found, { ...query, locations: above, now })
  const subs = { ...planned, series: whileAbove(mains!.series, planned.series) }
  const atLocations = [mains!, generated!, fedIn!].flatMap(({ series }) => series)
  const at = new Set(atLocations.flatMap(({ segments }) => segments.map(({ locationId }) => locationId)))
  const all = [...mains!.series, ...subs.series]
  const places = await placesOfLocations(entities, [...at], { nodeId, visible })
  const kinds = await kindsOfSeries(entities, all)
  return {
    ...{ mains: mains!, subs, generated: generated!, fedIn: fedIn! },
    places: new Map([
      ...places.map((place) => [place.id, place] as const),
      ...all.map(
        ({ point, segments }) => [point.id, placeOf(point, segments.at(-1)!.locationId, kinds)] as const,
      ),
    ]),
  }
}

/** The same of a metering point and its submeters alone. */
async function planFlowsOfPoint(
  entities: Entities,
  query: FlowsQuery & { nodeId: string },
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<Omit<FlowsPlan, 'above'>> {
  const { nodeId } = query
  const found = await submetersOf(entities, { itselfAndBelow: nodeId }, query, visible)
  const above = metersAbove([
    ...found.map(({ point }) => point.id),
    ...found.flatMap(({ locationId, places }) => [locationId, ...(places ?? []).map(({ value }) => value)]),
  ])
  const planned = await planSeries(entities, found, { ...query, locations: above, now })
  const isRoot = ({ point }: CountedSeries) => point.id === nodeId
  const roots = planned.series.filter(isRoot)
  const below = whileAbove(
    roots,
    planned.series.filter((one) => !isRoot(one)),
  )
  const kinds = await kindsOfSeries(entities, planned.series)
  const nothing = { ...planned, series: [], leftOutAt: [], grids: [] }
  return {
    ...{ mains: { ...planned, series: roots }, generated: nothing, fedIn: nothing },
    subs: { ...planned, series: below, leftOutAt: [] },
    places: new Map(
      [...roots, ...below].map(({ point, segments }) => {
        const parent = point.id === nodeId ? null : segments.at(-1)!.locationId
        return [point.id, placeOf(point, parent, kinds)]
      }),
    ),
  }
}

const kindsOfSeries = (entities: Entities, series: readonly CountedSeries[]) =>
  kindsOf(
    entities,
    series.map(({ point }) => point.id),
  )

const placeOf = (
  { id, name }: { id: string; name: string },
  parent: string | null,
  kinds: Awaited<ReturnType<typeof kindsOf>>,
): FlowPlace => ({ id, type: 'METERING_POINT', name, parent, kind: kinds.get(id)! })

/** Submeters are counted at the metering points above them, which have no area. */
const metersAbove = (ids: readonly string[]): MeasuredLocations =>
  new Map(ids.map((id) => [id, { id, timeZone: 'UTC', floorAreas: [] }]))

/** What is counted, from the whole to its parts. Throws a Problem (400) where that are too many links. */
export async function energyFlows(
  readings: Readings,
  { mains, subs, generated, fedIn, places, above }: FlowsPlan,
  { depth, now, signal }: { depth: number; now: number; signal: AbortSignal },
): Promise<EnergyFlows> {
  const flowsOf = async (plan: ConsumptionPlan): Promise<CountedFlow[]> =>
    countedFlows(plan, await partSums(readings, sumsOfPlan(plan), signal), now)
  const plans = [mains, subs, generated, fedIn]
  const [ofMains, ofSubs, made, given] = await Promise.all(plans.map(flowsOf))
  const own = { generated: made!, fedIn: given! }
  const { leftOut, ...graph } = flowGraph([...ofMains!, ...ofSubs!], places, depth, own)
  if (graph.links.length > maxFlowLinks)
    throw new Problem(
      400,
      'TOO_MANY_SERIES',
      `${graph.links.length} links are too many to be drawn, at most ${maxFlowLinks}; choose a smaller depth`,
    )
  const others = plans.reduce((sum, { leftOutAt }) => sum + leftOutAt.length, 0)
  return { unit: mains.unit, above, ...graph, leftOut: leftOut + others }
}
