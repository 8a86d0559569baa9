import type { CsvInterval, ReceivingSeries } from '@energycockpit/contract'
import { wayInto } from '@energycockpit/units'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import { containing } from '../../entities/containing'
import { anyOf } from '../../access/visible-businesses'

interface Wanted {
  visible: readonly number[]
  search?: string | undefined
  interval?: CsvInterval | undefined
  unit?: string | undefined
}

const rankOf = (unit: string | undefined, of: string) =>
  unit === undefined || wayInto(unit, of) === 'UNIT' ? 0 : 1

const searched = ['p.name', 'p.meter_number', 'p.metering_point_id', 'p.malo', 'p.melo'] as const

/** Series that take readings, by location, metering point and number. A virtual one is computed and takes none. */
export async function findReceivingSeries(
  { db }: Entities,
  { visible, search, interval, unit }: Wanted,
): Promise<ReceivingSeries[]> {
  let query = db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['s.id', 's.quantity', 's.unit', 's.direction', 's.interval', 'p.id as point', 'p.name'])
    .select(['p.metering_point_id as meteringPointId', 'p.meter_number as meterNumber', 'p.malo', 'p.melo'])
    .select(['p.product_type as productType', 'l.name as location', 'l.time_zone as timeZone'])
    .where('s.client_business_id', '=', anyOf(visible))
    .where('s.series_type', '!=', 'VIRTUAL')
    .orderBy('l.name')
    .orderBy('p.name')
    .orderBy('s.id')
  if (interval !== undefined) query = query.where(sql<string>`s.interval`, '=', interval)
  if (search !== undefined && search.trim() !== '') {
    const pattern = containing(search.trim())
    // Each table for itself, because an index answers for one table only.
    const ofLocations = db
      .selectFrom('metering_point as p')
      .innerJoin('location as l', 'l.id', 'p.location_id')
      .select('p.id')
      .where('l.name', 'ilike', pattern)
    const ofPoints = db
      .selectFrom('metering_point as p')
      .select('p.id')
      .where((is) => is.or(searched.map((column) => is(column, 'ilike', pattern))))
    query = query.where('p.id', 'in', ofPoints.union(ofLocations))
  }
  const rows = await query.execute()
  return (
    rows
      .filter((series) => unit === undefined || wayInto(unit, series.unit) !== undefined)
      // What says the same first; then energy for a file of powers.
      .toSorted((one, other) => rankOf(unit, one.unit) - rankOf(unit, other.unit))
      .map(
        ({
          point,
          name,
          meteringPointId,
          meterNumber,
          malo,
          melo,
          productType,
          location,
          timeZone,
          ...series
        }) => ({
          ...series,
          meteringPoint: { id: point, name, meteringPointId, meterNumber, malo, melo, productType },
          location: { name: location, timeZone },
        }),
      )
  )
}
