import type { EnergyProductType } from '@energycockpit/contract'
import { derivedWhereKnown, type RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { planSeries, type ConsumptionPlan } from '../by-location/consumption-plan'
import { locatedSeries, type LocatedSeries, type MeasuredLocations } from '../by-location/located-series'
import type { Days } from '../consumption/buckets-of-plan'
import { whileAbove } from '../energy-flows/counted-flows'
import { submetersOf } from '../energy-flows/submeters'

/** What is counted of a product, and by which prices it becomes money. */
export interface CountedPlan {
  energy: ConsumptionPlan
  cost: {
    sources: RowSources
    /** The currency of each series of which a price is known at any time. */
    currencies: ReadonlyMap<number, string>
  }
}

export interface SharesPlan {
  productType: EnergyProductType
  /** Main meters, counted at their locations, and submeters, counted at the metering points above them. */
  mains: CountedPlan
  subs: CountedPlan
}

/** `now`: milliseconds since 1970 UTC. */
export async function planShares(
  entities: Entities,
  { productType, days, nodeId }: { productType: EnergyProductType; days: Days; nodeId: string | undefined },
  { visible, locations, now }: { visible: readonly number[]; locations: MeasuredLocations; now: number },
): Promise<SharesPlan> {
  const query = { productType, nodeId, ...days }
  const found = await locatedSeries(entities, query, visible)
  const mains = await planSeries(entities, found, { ...query, locations, now })
  const points = mains.series.map(({ point }) => point.id)
  const below = await submetersOf(entities, points, query, visible)
  // They are counted where what is above them is, and have no area of their own.
  const above: MeasuredLocations = new Map(
    [...points, ...below.map(({ point }) => point.id)].map((id) => [
      id,
      { id, timeZone: 'UTC', floorAreas: [] },
    ]),
  )
  const planned = await planSeries(entities, below, { ...query, locations: above, now })
  const subs = { ...planned, series: whileAbove(mains.series, planned.series) }
  const priced = async (energy: ConsumptionPlan, of: readonly LocatedSeries[]): Promise<CountedPlan> => {
    const counted = new Set(energy.series.map(({ id }) => id))
    const { series, sources } = await derivedWhereKnown(
      entities,
      of.filter(({ id }) => counted.has(id)),
      'COST',
      now,
    )
    const currencies = new Map(series.flatMap(({ id, unit }) => (unit ? [[id, unit] as const] : [])))
    return { energy, cost: { sources, currencies } }
  }
  return { productType, mains: await priced(mains, found), subs: await priced(subs, below) }
}

export const countedPlans = (plans: readonly SharesPlan[]): CountedPlan[] =>
  plans.flatMap(({ mains, subs }) => [mains, subs])
