import type { EmittingProductType } from '@energycockpit/contract'
import { derivedWhereKnown, type RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { planSeries, type ConsumptionPlan } from '../by-location/consumption-plan'
import { locatedSeries, type MeasuredLocations } from '../by-location/located-series'
import type { Days } from '../consumption/buckets-of-plan'

/** What is counted of a product in a year, and by which factors it becomes emissions. */
export interface CarbonPlan {
  productType: EmittingProductType
  days: Days
  energy: ConsumptionPlan
  grid: EmissionPart
  contract: EmissionPart
}

/** Series of which a factor is known at any time. */
interface EmissionPart {
  sources: RowSources
  ids: ReadonlySet<number>
}

/** `now`: milliseconds since 1970 UTC. */
export async function planCarbon(
  entities: Entities,
  { productType, days, nodeId }: { productType: EmittingProductType; days: Days; nodeId: string | undefined },
  { visible, locations, now }: { visible: readonly number[]; locations: MeasuredLocations; now: number },
): Promise<CarbonPlan> {
  const query = { productType, nodeId, ...days }
  const found = await locatedSeries(entities, query, visible)
  const energy = await planSeries(entities, found, { ...query, locations, now })
  const counted = new Set(energy.series.map(({ id }) => id))
  const series = found.filter(({ id }) => counted.has(id))
  const part = async (as: 'CARBON' | 'CARBON_MARKET'): Promise<EmissionPart> => {
    const derived = await derivedWhereKnown(entities, series, as, now)
    return { sources: derived.sources, ids: new Set(derived.series.map(({ id }) => id)) }
  }
  // What is burnt on site emits the same whoever sold it.
  const contract =
    productType === 'GAS'
      ? { sources: energy.parts[0]!.sources, ids: new Set<number>() }
      : await part('CARBON_MARKET')
  return { productType, days, energy, grid: await part('CARBON'), contract }
}
