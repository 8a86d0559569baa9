import type { SeriesLeftOut, SummedValues, SumQuery } from '@energycockpit/contract'
import { derivedOfMany, derivedWhereKnown } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { titles } from '../../http/problem'
import { queriedSeries, type QueriedSeries, type Readings } from '../../readings/index'
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
  // Costs of a node are what is paid less what is earned, unless somebody asks for one of them.
  const bothWays = query.as === 'COST' && query.nodeId !== undefined && query.direction === undefined
  const found = await queriedSeries(entities, { ...query, bothWays }, visible)
  const unpaid = query.as === 'COST' ? await withoutRevenue(entities, found, now) : []
  const stored = found.filter(({ id }) => !unpaid.some(({ seriesId }) => seriesId === id))
  const period = queryPeriod(query, stored)
  const { as, per } = query
  const derived = await derivedOfMany(entities, stored, { as, per, perOf: 'sum', period }, now)
  const { series } = derived
  const leftOut = [...derived.leftOut, ...unpaid]
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

/** What is fed in and has no price there: it earns nothing that is known, and does not keep the costs back. */
async function withoutRevenue(
  entities: Entities,
  series: readonly QueriedSeries[],
  now: number,
): Promise<SeriesLeftOut[]> {
  const fedIn = series.filter(({ direction }) => direction === 'FEED_IN')
  if (fedIn.length === 0 || fedIn.length === series.length) return []
  const { unknown } = await derivedWhereKnown(entities, fedIn, 'COST', now)
  return fedIn.flatMap(({ id, meteringPointId, name }) =>
    unknown.has(id)
      ? [
          {
            ...{ seriesId: id, meteringPointId, name },
            reasons: [
              {
                code: 'FACTOR_UNKNOWN' as const,
                title: titles.FACTOR_UNKNOWN,
                detail: 'no price of FEED_IN was set',
              },
            ],
          },
        ]
      : [],
  )
}
