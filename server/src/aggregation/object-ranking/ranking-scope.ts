import type { ObjectRankingQuery, RankedProductType } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { figuresAdded } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../../readings/index'
import { partSums } from '../by-location/sums-query'
import { sumsOfPlan } from '../by-location/sums-of-plan'
import type { Days } from '../consumption/buckets-of-plan'
import { planRanking, type RankedPlan, type RankingPlan } from './plan-ranking'
import type { WeatherPlan } from './weather-of-locations'

/** Everything that a ranking is made of, but the values. */
export interface RankingScope {
  products: readonly RankedProductType[]
  /** Null: there is nothing. */
  productType: RankedProductType | null
  current: Days
  compared: Days | undefined
  /** Undefined: there is nothing. */
  plans: RankedPlans | undefined
  weather: WeatherPlan | undefined
}

export interface RankedPlans {
  purchase: RankedPlan
  feedIn: RankedPlan
  production: RankedPlan
  /** Purchase of the period before; undefined: nothing is compared. */
  compared: RankedPlan | undefined
}

/** Finds what is counted, of the product that is named or, without one, of which most is purchased. */
export async function rankingScope(
  { entities, readings }: { entities: Entities; readings: Readings },
  query: ObjectRankingQuery,
  {
    compared,
    ...context
  }: { compared: Days | undefined; visible: readonly number[]; now: number; signal: AbortSignal },
): Promise<RankingScope> {
  const current = { from: query.from, to: query.to }
  const found = await planRanking(entities, query, context)
  const productType = query.productType ?? (await mostPurchased(readings, found, current, context.signal))
  const plan = (direction: 'PURCHASE' | 'FEED_IN' | 'PRODUCTION', days: Days) =>
    found.planOf(productType!, direction, days)
  const plans = productType !== null && {
    purchase: await plan('PURCHASE', current),
    feedIn: await plan('FEED_IN', current),
    production: await plan('PRODUCTION', current),
    compared: compared && (await plan('PURCHASE', compared)),
  }
  const { products, weather } = found
  return { products, productType, current, compared, plans: plans || undefined, weather }
}

/** Energy before volumes of water, which are compared with nothing. */
async function mostPurchased(
  readings: Readings,
  { products, planOf }: Pick<RankingPlan, 'products' | 'planOf'>,
  days: Days,
  signal: AbortSignal,
): Promise<RankedProductType | null> {
  const energies = products.filter((one) => one !== 'WATER')
  const candidates = energies.length > 0 ? energies : products
  if (candidates.length < 2) return candidates[0] ?? null
  const amounts = await Promise.all(
    candidates.map(async (productType) => {
      const plan = await planOf(productType, 'PURCHASE', days)
      const units = new Map(plan.series.map(({ id, unit }) => [id, unit]))
      const sums = await partSums(readings, sumsOfPlan(plan), signal)
      return figuresAdded(sums.map(({ seriesId, sum }) => convert(sum, units.get(seriesId)!, plan.unit)))
    }),
  )
  return candidates[amounts.indexOf(Math.max(...amounts))]!
}
