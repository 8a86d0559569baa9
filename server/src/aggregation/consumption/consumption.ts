import {
  consumedProductTypes,
  type Consumption,
  type ConsumptionGranularity,
  type ConsumptionOfPeriod,
  type ConsumedProductType,
} from '@energycockpit/contract'
import { commonLength } from '@energycockpit/time'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../../readings/index'
import { planConsumption, type ConsumptionPlan } from '../by-location/consumption-plan'
import { figuresOfLocations } from '../by-location/figures-of-locations'
import { measuredLocations } from '../by-location/located-series'
import { partSums } from '../by-location/sums-query'
import { sumsOfPlan } from '../by-location/sums-of-plan'
import { bucketsByZone, figuresOverTime, type Days } from './buckets-of-plan'
import { mostFrequentZone } from './most-frequent-zone'
import { consumingNode, namesOfLocations } from './consumed-locations'

export interface ConsumptionScope {
  node: Consumption['node']
  /** Of each product of which there is anything, what is counted in each period. */
  products: readonly PlannedProduct[]
}

interface PlannedProduct {
  productType: ConsumedProductType
  current: PlannedPeriod
  compared: PlannedPeriod | undefined
}

interface PlannedPeriod {
  days: Days
  plan: ConsumptionPlan
}

/** Finds what is counted. Throws a Problem (404) for a node that is none of the visible businesses'. */
export async function planScope(
  entities: Entities,
  { nodeId, current, compared }: { nodeId?: string | undefined; current: Days; compared: Days | undefined },
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<ConsumptionScope> {
  const node = nodeId === undefined ? null : await consumingNode(entities, nodeId, visible)
  const locations = await measuredLocations(entities, visible)
  const planned = (productType: ConsumedProductType) => async (days: Days) => ({
    days,
    plan: await planConsumption(entities, { productType, nodeId, ...days }, { visible, locations, now }),
  })
  const products = await Promise.all(
    consumedProductTypes.map(async (productType) => {
      const plan = planned(productType)
      return { productType, current: await plan(current), compared: compared && (await plan(compared)) }
    }),
  )
  return { node, products: products.filter((one) => plansOf(one).some(hasAnything)) }
}

/** All that has to be read. */
export const plansOf = ({ current, compared }: PlannedProduct): ConsumptionPlan[] => [
  current.plan,
  ...(compared ? [compared.plan] : []),
]

const hasAnything = ({ series, leftOutAt }: ConsumptionPlan) => series.length > 0 || leftOutAt.length > 0

/** What was consumed, over time and by location. */
export async function consumptionOf(
  { entities, readings }: { entities: Entities; readings: Readings },
  { node, products }: ConsumptionScope,
  { granularity, now, signal }: { granularity: ConsumptionGranularity; now: number; signal: AbortSignal },
): Promise<Consumption> {
  const timeZone = mostFrequentZone(products.flatMap(({ current }) => current.plan.series))
  const figures = async (
    { days, plan }: PlannedPeriod,
    length: ConsumptionGranularity,
  ): Promise<ConsumptionOfPeriod> => {
    const bucketsIn = bucketsByZone(days, length)
    const requests = sumsOfPlan(plan, (zone) => bucketsIn(zone).starts)
    const sums = await partSums(readings, requests, signal)
    const { unit: _ofProduct, ...locations } = figuresOfLocations(plan, sums, now)
    const { starts, end } = bucketsIn(timeZone)
    return {
      ...{ at: [...starts], to: end },
      ...padded(figuresOverTime(plan, sums, bucketsIn, now), starts.length),
      locations,
    }
  }
  const found = await Promise.all(
    products.map(async (product) => {
      const { productType, current, compared } = product
      const length = shownLength(granularity, plansOf(product))
      const [ofPeriod, before] = await Promise.all([
        figures(current, length),
        compared && figures(compared, length),
      ])
      return {
        ...{ productType, unit: current.plan.unit, current: ofPeriod },
        ...(length !== granularity && { granularity: length }),
        ...(before && { compared: before }),
      }
    }),
  )
  const ids = found.flatMap(({ current, compared }) =>
    [current, compared].flatMap((one) => one?.locations.locationId ?? []),
  )
  return { node, timeZone, locations: await namesOfLocations(entities, [...new Set(ids)]), products: found }
}

/** What was requested, or the finest that is made of whole values of every meter: a month is not divided over its days. */
export const shownLength = (
  requested: ConsumptionGranularity,
  plans: readonly Pick<ConsumptionPlan, 'series'>[],
): ConsumptionGranularity =>
  commonLength([
    requested,
    ...plans.flatMap(({ series }) => series.map(({ interval }) => interval)),
  ]) as ConsumptionGranularity

/** Where nothing is counted no series says how many buckets there are. */
function padded({ total, ...columns }: ReturnType<typeof figuresOverTime>, count: number) {
  const all = Array.from({ length: count }, (_, place) => place)
  return {
    value: all.map((place) => columns.value[place] ?? null),
    measured: all.map((place) => columns.measured[place] ?? 0),
    estimated: all.map((place) => columns.estimated[place] ?? 0),
    total,
  }
}
