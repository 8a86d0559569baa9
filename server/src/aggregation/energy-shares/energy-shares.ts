import { energyProductTypes, type EnergyShares } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../../readings/index'
import { expectedUntilNow } from '../by-location/figures-of-locations'
import { measuredLocations } from '../by-location/located-series'
import { partSums } from '../by-location/sums-query'
import { sumsOfPlan } from '../by-location/sums-of-plan'
import type { Days } from '../consumption/buckets-of-plan'
import { consumingNode, namesOfLocations } from '../consumption/consumed-locations'
import { countedPoints, type CountedPoint } from './counted-points'
import { planShares, type CountedPlan, type SharesPlan } from './shares-plan'

export interface SharesScope {
  node: EnergyShares['node']
  plans: readonly SharesPlan[]
}

/** Finds what is counted. Throws a Problem (404) for a node that is none of the visible businesses'. */
export async function scopeOfShares(
  entities: Entities,
  { nodeId, ...days }: Days & { nodeId: string | undefined },
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<SharesScope> {
  const node = nodeId === undefined ? null : await consumingNode(entities, nodeId, visible)
  const locations = await measuredLocations(entities, visible)
  const plans = await Promise.all(
    energyProductTypes.map((productType) =>
      planShares(entities, { productType, days, nodeId }, { visible, locations, now }),
    ),
  )
  return { node, plans }
}

/** What each metering point counted. `uses`: those of the locations at which something is counted. */
export async function energyShares(
  { entities, readings }: { entities: Entities; readings: Readings },
  { node, plans }: SharesScope,
  { uses, now, signal }: { uses: ReadonlyMap<string, Use>; now: number; signal: AbortSignal },
): Promise<EnergyShares> {
  const expected = expectedUntilNow(now)
  const counted = async ({ energy, cost }: CountedPlan): Promise<CountedPoint[]> => {
    const ids = new Set(cost.currencies.keys())
    const priced = {
      series: energy.series.filter(({ id }) => ids.has(id)),
      parts: [{ sources: cost.sources, ids }],
    }
    const [sums, costs] = await Promise.all([
      partSums(readings, sumsOfPlan(energy), signal),
      // Cut where all of them are: a price is asked of the same parts.
      partSums(readings, sumsOfPlan(priced), signal),
    ])
    return countedPoints({
      ...{ series: energy.series, energy: sums, cost: costs, currencies: cost.currencies, expected },
    })
  }
  const found = await Promise.all(
    plans.map(async ({ productType, mains, subs }) => {
      const [atLocations, below] = await Promise.all([counted(mains), counted(subs)])
      const locationOf = new Map(atLocations.map(({ id, placeId }) => [id, placeId]))
      const aboveOf = new Map(below.map(({ id, placeId }) => [id, placeId]))
      const placeOf = (id: string): string | undefined => {
        const location = locationOf.get(id)
        if (location !== undefined) return location
        const above = aboveOf.get(id)
        return above === undefined ? undefined : placeOf(above)
      }
      return [
        ...atLocations.map((one) => ({ ...one, productType, locationId: one.placeId, partOf: null })),
        ...below.flatMap((one) => {
          const locationId = placeOf(one.placeId)
          return locationId === undefined ? [] : [{ ...one, productType, locationId, partOf: one.placeId }]
        }),
      ]
    }),
  )
  const points = found.flat()
  const column = <Key extends keyof (typeof points)[number]>(key: Key) => points.map((one) => one[key])
  const ids = [...new Set(column('locationId'))]
  const names = await namesOfLocations(entities, ids)
  return {
    node,
    locations: names.map((location) => ({ ...location, use: uses.get(location.id) ?? null })),
    points: {
      ...{ productType: column('productType'), id: column('id'), name: column('name') },
      ...{ locationId: column('locationId'), partOf: column('partOf'), energy: column('energy') },
      ...{ cost: column('cost'), currency: column('currency'), priced: column('priced') },
      ...{ expected: column('expected'), measured: column('measured'), estimated: column('estimated') },
    },
    leftOut: plans.reduce((sum, { mains }) => sum + mains.energy.leftOutAt.length, 0),
  }
}

type Use = EnergyShares['locations'][number]['use']

/** What locations are used for on the last day of a period: the last use that has begun. */
export async function usesOfLocations(
  { db }: Entities,
  ids: readonly string[],
  to: string,
): Promise<ReadonlyMap<string, Use>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; use: Use }>`
    select l.id, (
      select u ->> 'value' from jsonb_array_elements(l.uses) u
      where u ->> 'from' is null or (u ->> 'from')::date < ${to}::date
      order by (u ->> 'from')::date desc nulls last limit 1) as use
    from location l where l.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`.execute(db)
  return new Map(rows.map(({ id, use }) => [id, use]))
}
