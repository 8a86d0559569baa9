import type { ResultQuantity, MeasurementSeries } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import { anyOf } from '../../access/visible-businesses'
import type { SeriesPlace } from './series-places'

export interface SeriesAtLocation extends Pick<
  MeasurementSeries,
  'id' | 'quantity' | 'unit' | 'interval' | 'seriesType'
> {
  /** Zone of the location at which it is measured. */
  timeZone: string
  /** When and where it is counted below the node that was named; absent: always, at the same location. */
  places?: readonly SeriesPlace[]
}

export interface StoredSeries extends SeriesAtLocation {
  /** How often its readings have changed, see raiseRevisions; null: never. */
  revision: number | null
}

/** What its values were made into before they are aggregated. */
export type ResultSeries = Omit<SeriesAtLocation, 'quantity'> & { quantity: ResultQuantity }

/** A series of one of the visible businesses; undefined when there is none. */
export function findSeries(
  { db }: Entities,
  id: number,
  visible: readonly number[],
): Promise<StoredSeries | undefined> {
  return (
    db
      .selectFrom('measurement_series as s')
      .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
      .innerJoin('location as l', 'l.id', 'p.location_id')
      .leftJoin('series_revision as r', 'r.series_id', 's.id')
      .select(['s.id', 's.quantity', 's.unit', 's.interval'])
      .select(['s.series_type as seriesType', 'l.time_zone as timeZone', 'r.revision'])
      // Ids of the engine are bigger than the column's type admits.
      .where('s.id', '=', sql<number>`${id}::bigint`)
      .where('s.client_business_id', '=', anyOf(visible))
      .executeTakeFirst()
  )
}

/** What must be known of each series that is named and that the user may bring readings of, by id. */
export async function receivingSeries(
  { db }: Entities,
  { ids, visible }: { ids: readonly number[]; visible: readonly number[] },
): Promise<Map<number, Pick<SeriesAtLocation, 'interval' | 'timeZone'>>> {
  const rows = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['s.id', 's.interval', 'l.time_zone as timeZone'])
    // Ids of the engine are bigger than the column's type admits.
    .where('s.id', '=', sql<number>`any (${`{${ids.join(',')}}`}::bigint[])`)
    .where('s.client_business_id', '=', anyOf(visible))
    // A virtual series is computed; what somebody brings for it would be seen by nobody.
    .where('s.series_type', '!=', 'VIRTUAL')
    .execute()
  return new Map(rows.map(({ id, ...series }) => [id, series]))
}
