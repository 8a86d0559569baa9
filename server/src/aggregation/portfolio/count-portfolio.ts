import type { Entities } from '../../entities/entities'
import { anyOf } from '../../access/visible-businesses'

/** How many locations and metering points in use the businesses have. */
export async function countPortfolio({ db }: Entities, visible: readonly number[]) {
  const count = (table: 'location' | 'metering_point') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('client_business_id', '=', anyOf(visible))
      .where('archived_at', 'is', null)
      .executeTakeFirstOrThrow()
  const [locations, meteringPoints] = await Promise.all([count('location'), count('metering_point')])
  return { locations: Number(locations.count), meteringPoints: Number(meteringPoints.count) }
}
