import {
  rankedProductTypes,
  weatherAdjustedProducts,
  type Direction,
  type ObjectRankingQuery,
  type RankedProductType,
} from '@energycockpit/contract'
import { sql } from 'kysely'
import { Problem } from '../../http/problem'
import type { Entities } from '../../entities/entities'
import { planSeries, type ConsumptionPlan } from '../by-location/consumption-plan'
import { locatedSeries, measuredLocations, type LocatedQuery } from '../by-location/located-series'
import { seriesOfTemplate } from '../chosen-series/chosen-series'
import { pointsBelow } from '../chosen-series/points-below'
import { namedObjects, narrowed } from '../chosen-series/repository'
import type { Days } from '../consumption/buckets-of-plan'
import { ownedSeries, type OwnedSeries } from './owned-series'
import { unitsOfLocations } from './ranked-names'
import { planWeather, type WeatherPlan } from './weather-of-locations'

/** What is counted, each series where it belongs to something that is ranked. */
export interface RankedPlan extends Omit<ConsumptionPlan, 'series'> {
  series: readonly OwnedSeries[]
}

export interface RankingPlan {
  /** Of which there is anything. */
  products: readonly RankedProductType[]
  planOf: (productType: RankedProductType, direction: Direction, days: Days) => Promise<RankedPlan>
  /** Only where figures are adjusted by it. */
  weather: WeatherPlan | undefined
}

/** Finds what can be ranked. Throws a Problem (404) where an object is none of the visible businesses'. */
export async function planRanking(
  entities: Entities,
  query: ObjectRankingQuery,
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<RankingPlan> {
  const { level, per, from, to } = query
  const objects = query.objects === undefined ? undefined : [...new Set(query.objects.split(','))]
  if (objects && (await namedObjects(entities.db, objects, visible)).length < objects.length)
    throw new Problem(404, 'NOT_FOUND')
  const { formulaTemplate: template, locationGroup, meteringType, kind } = query
  const { seriesType, manual, weatherStation } = query
  const among = template && (await seriesOfTemplate(entities.db, template, visible))
  const filters = { locationGroup, meteringType, kind, seriesType, manual, weatherStation }
  const locations = await measuredLocations(entities, visible)
  const isVirtual = kind === 'VIRTUAL' || seriesType === 'VIRTUAL' || template !== undefined
  const located = (productType: RankedProductType, direction: Direction, days: Days): LocatedQuery => ({
    ...{ productType, direction, objects, ...days },
    // What virtual meters and submeters tell is counted by others already.
    isVirtual: level === 'POINT' && isVirtual,
    submeters: level === 'POINT' ? submetersBelow(query, { objects, visible, during: days }) : undefined,
    narrowed: narrowed(filters, among),
  })
  const planOf: RankingPlan['planOf'] = async (productType, direction, days) => {
    const request = located(productType, direction, days)
    const found = await locatedSeries(entities, request, visible)
    const plan = await planSeries(entities, found, { ...request, locations, now })
    const at = new Set(plan.series.flatMap(({ segments }) => segments.map(({ locationId }) => locationId)))
    const units =
      level === 'UNIT' ? await unitsOfLocations(entities, [...at], { visible, locations }) : new Map()
    return { ...plan, series: ownedSeries(plan.series, level, (id) => units.get(id) ?? []) }
  }
  const products = await productsBelow(entities, located, { from, to }, visible)
  const isAdjusted =
    per === 'WEATHER' &&
    (query.productType === undefined || weatherAdjustedProducts.includes(query.productType))
  return { products, planOf, weather: isAdjusted ? await planWeather(entities, { visible, now }) : undefined }
}

/** Those that are asked for, and those that are named. */
function submetersBelow(
  { includeSubs, meteringType, kind }: ObjectRankingQuery,
  scope: { objects: readonly string[] | undefined; visible: readonly number[]; during: Days },
) {
  const areAsked = includeSubs === 'true' || meteringType === 'SUB' || kind === 'SUB'
  if (!areAsked && scope.objects === undefined) return undefined
  const below = areAsked
    ? pointsBelow({ ...scope, includeSubs: true })
    : sql<{ id: string }>`select json_array_elements_text(${JSON.stringify(scope.objects)}::json) as id`
  return sql<{ id: string }>`
    select p.id from metering_point p where p.type = 'SUB' and p.id in (select id from (${below}) below)`
}

async function productsBelow(
  entities: Entities,
  located: (productType: RankedProductType, direction: Direction, days: Days) => LocatedQuery,
  days: Days,
  visible: readonly number[],
): Promise<RankedProductType[]> {
  const found = await Promise.all(
    rankedProductTypes.map(async (productType) => {
      for (const direction of ['PURCHASE', 'PRODUCTION', 'FEED_IN'] as const) {
        const series = await locatedSeries(entities, located(productType, direction, days), visible)
        if (series.length > 0) return [productType]
      }
      return []
    }),
  )
  return found.flat()
}
