import type { SummedValues, SumQuery } from '@energycockpit/contract'
import { derivedOfMany } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { queriedSeries, type Readings } from '../../readings/index'
import { countedSources } from '../queries/counted-sources'
import type { Tagged } from '../queries/data-tag'
import { queryPeriod } from '../queries/query-period'
import { byQuantity, quantityOf, sumOf, summedValues } from './sum-of-series'

export interface Stores {
  entities: Entities
  readings: Readings
}

export interface PlannedSum {
  /** What the sum depends on. */
  tagged: Pick<Tagged, 'series' | 'basis'>
  values(signal: AbortSignal): Promise<SummedValues>
}

/** A sum that is not computed yet. Throws a Problem for what cannot be added, or is none of the visible businesses'. */
export async function plannedSum(
  { entities, readings }: Stores,
  query: SumQuery,
  visible: readonly number[],
  now: number,
): Promise<PlannedSum> {
  const stored = await queriedSeries(entities, query, visible)
  const period = queryPeriod(query, stored)
  const { as, per } = query
  const derived = await derivedOfMany(entities, stored, { as, per, perOf: 'sum', period }, now)
  const { series, leftOut } = derived
  const added = sumOf(series, countedSources(derived.sources, series))
  const quantity = per && (await quantityOf(entities, series, { per, period }))
  const sum = per && quantity ? byQuantity(added, per, quantity) : added
  const basis = { ...sum.sources.basis, given: [sum.sources.basis.given, quantity, leftOut] }
  return {
    tagged: { series, basis },
    values: async (signal) => ({
      ...(await summedValues(readings, sum, { ...query, now, signal })),
      ...(leftOut.length > 0 && { leftOut }),
    }),
  }
}
