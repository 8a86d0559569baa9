import type { MeasurementSeries, TwinValue } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { anyOf } from '../../access/visible-businesses'
import { sql } from 'kysely'

/** A series of a metering point that is assigned to an object. */
export interface AssignedSeries extends Pick<
  MeasurementSeries,
  'id' | 'quantity' | 'unit' | 'interval' | 'seriesType'
> {
  meteringPoint: TwinValue['meteringPoint']
  timeZone: string
}

/** The time zone of a location of the visible businesses; undefined when there is no such location. */
export async function zoneOfLocation(
  { db }: Entities,
  id: string,
  visible: readonly number[],
): Promise<string | undefined> {
  const found = await db
    .selectFrom('location')
    .select('time_zone')
    .where('id', '=', id)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  return found?.time_zone
}

/** All series in use of the metering points that are assigned to objects in use of a location. */
export function assignedSeries({ db }: Entities, locationId: string): Promise<AssignedSeries[]> {
  return db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['s.id', 's.quantity', 's.unit', 's.interval', 's.series_type as seriesType'])
    .select(['p.id as meteringPoint', 'l.time_zone as timeZone'])
    .where('p.location_id', '=', locationId)
    .where('s.archived_at', 'is', null)
    .where(
      sql<boolean>`p.id in (
        select unnest(o.metering_points) from location_object o
        where o.location_id = ${locationId} and o.archived_at is null)`,
    )
    .orderBy('s.id')
    .execute()
}
