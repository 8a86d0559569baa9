import type { MeasurementSeries } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../entities/entities'
import { anyOf } from '../organization/visible-businesses'

export interface SeriesAtLocation extends Pick<MeasurementSeries, 'id' | 'quantity' | 'unit' | 'interval'> {
  /** Zone of the location at which it is measured. */
  timeZone: string
}

/** A series of one of the visible businesses; undefined when there is none. */
export function findSeries(
  { db }: Entities,
  id: number,
  visible: readonly number[],
): Promise<SeriesAtLocation | undefined> {
  return (
    db
      .selectFrom('measurement_series as s')
      .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
      .innerJoin('location as l', 'l.id', 'p.location_id')
      .select(['s.id', 's.quantity', 's.unit', 's.interval', 'l.time_zone as timeZone'])
      // Ids of the engine are bigger than the column's type admits.
      .where('s.id', '=', sql<number>`${id}::bigint`)
      .where('s.client_business_id', '=', anyOf(visible))
      .executeTakeFirst()
  )
}
