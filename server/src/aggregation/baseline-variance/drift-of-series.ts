import type { Entities } from '../../entities/entities'

/** By how much meters drift from year to year, as a standard deviation and a share: what no model foresees. */
export interface UsualDrift {
  electricity: number
  gas: number
}

/** By how much each of the series is taken to drift; all but gas as electricity does. */
export async function driftOfSeries(
  { db }: Entities,
  ids: readonly number[],
  usual: UsualDrift,
): Promise<ReadonlyMap<number, number>> {
  const gas = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select('s.id')
    .where('s.id', 'in', [...ids])
    .where('p.product_type', '=', 'GAS')
    .execute()
  return new Map([
    ...ids.map((id) => [id, usual.electricity] as const),
    ...gas.map(({ id }) => [id, usual.gas] as const),
  ])
}

/** What heats or cools: its use in another season than those that were seen is anybody's guess. */
const followingWeather = ['GAS', 'HEAT', 'COLD'] as const

/** Which of the series are of products that follow the weather. */
export async function seriesOfWeather(
  { db }: Entities,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select('s.id')
    .where('s.id', 'in', [...ids])
    .where('p.product_type', 'in', followingWeather)
    .execute()
  return new Set(found.map(({ id }) => id))
}
