import type { Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

/** The weather stations of the visible businesses: id by the id that people know. */
export async function stationsSeen(
  db: Kysely<Tables>,
  visible: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('metering_point')
    .select(['id', 'metering_point_id as key'])
    .where('kind', '=', 'WEATHER_STATION')
    .where('client_business_id', '=', anyOf(visible))
    .execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}
