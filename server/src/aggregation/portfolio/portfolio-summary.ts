import { consumedProductTypes, type PortfolioSummary } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../../readings/index'
import { planConsumption, type ConsumptionPlan } from '../by-location/consumption-plan'
import { measuredLocations } from '../by-location/located-series'
import { sumsOfPlan } from '../by-location/sums-of-plan'
import { partSums } from '../by-location/sums-query'
import { bucketsByZone } from '../consumption/buckets-of-plan'
import { namesOfLocations } from '../consumption/consumed-locations'
import { mostFrequentZone } from '../consumption/most-frequent-zone'
import { dataArrival } from './arrival'
import { countPortfolio } from './count-portfolio'
import { daysOfMeters } from './days-of-meters'
import { earliestToday, summaryDays } from './summary-days'
import { summaryOfProduct } from './summary-of-product'

/** What somebody reads now and then, and what has one value a month, says nothing of yesterday. */
const measuresByItself = sql`p.kind <> 'MANUAL_READ' and s.interval not in ('P1M', 'P3M', 'P1Y')`

interface Requested {
  visible: readonly number[]
  /** Milliseconds since 1970 UTC. */
  now: number
  signal: AbortSignal
}

/** What the visible businesses have, what they consumed, and whether their values arrive. */
export async function portfolioSummary(
  stores: { entities: Entities; readings: Readings },
  { visible, now, signal }: Requested,
): Promise<Omit<PortfolioSummary, 'isDemo'>> {
  const { entities, readings } = stores
  const [counts, locations, arrival] = await Promise.all([
    countPortfolio(entities, visible),
    measuredLocations(entities, visible),
    dataArrival(stores, { visible, now, signal }),
  ])
  const zones = [...new Set([...locations.values()].map(({ timeZone }) => timeZone))]
  const days = summaryDays(earliestToday(now, zones))
  const { yesterday, weekBefore, month, yearBefore } = days
  const recentDays = { from: month.from < weekBefore.from ? month.from : weekBefore.from, to: yesterday.to }

  const planOf = async (productType: PortfolioSummary['products'][number]['productType'], of: DateRange) => ({
    days: of,
    plan: await planConsumption(
      entities,
      { productType, ...of, narrowed: measuresByItself },
      { visible, locations, now },
    ),
  })
  const planned = await Promise.all(
    consumedProductTypes.map(async (productType) => ({
      productType,
      recent: await planOf(productType, recentDays),
      past: await planOf(productType, yearBefore),
    })),
  )
  const measured = planned.filter(({ recent: { plan } }) => hasAnything(plan))
  const sums = await partSums(
    readings,
    measured.flatMap(({ recent, past }) => [recent, past].flatMap(requestsByDay)),
    signal,
  )
  const ofPlan = ({ days: of, plan }: PlannedDays) => daysOfMeters(plan, sums, { days: of, now })
  const products = measured.map(({ productType, recent, past }) =>
    summaryOfProduct(
      { productType, plan: recent.plan },
      { recent: ofPlan(recent), past: ofPlan(past) },
      days,
    ),
  )
  return {
    ...{ ...counts, yesterday, weekBefore, month, yearBefore, arrival },
    timeZone: mostFrequentZone(measured.flatMap(({ recent }) => recent.plan.series)),
    products: await named(entities, products),
  }
}

interface PlannedDays {
  days: DateRange
  plan: ConsumptionPlan
}

const hasAnything = ({ series, leftOutAt }: ConsumptionPlan) => series.length > 0 || leftOutAt.length > 0

function requestsByDay({ days, plan }: PlannedDays) {
  const bucketsIn = bucketsByZone(days, 'P1D')
  return sumsOfPlan(plan, (zone) => bucketsIn(zone).starts)
}

async function named(
  entities: Entities,
  products: PortfolioSummary['products'],
): Promise<PortfolioSummary['products']> {
  const ids = products.flatMap(({ largest }) => largest?.locationId ?? [])
  const found = await namesOfLocations(entities, [...new Set(ids)])
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return products.map((one) =>
    one.largest
      ? { ...one, largest: { ...one.largest, name: names.get(one.largest.locationId) ?? '' } }
      : one,
  )
}
