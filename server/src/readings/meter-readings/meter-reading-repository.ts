import type { Quantity } from '@energycockpit/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../entities/tables'
import { anyOf } from '../../access/visible-businesses'

type Database = Kysely<Tables>

/** What registers count: energy, volume, and pieces that come off a line. */
const registered: Quantity[] = ['ENERGY', 'VOLUME', 'OUTPUT']

export interface MeterReading {
  /** Seconds since 1970 UTC. */
  at: number
  /** In `unit`. */
  value: number
  unit: string
  remark: string | null
  enteredBy: string
  enteredAt: Date
  importId: number
}

/** The readings of a register that hold when the imports of `undone` count for nothing; ascending, none twice. */
export async function heldReadings(
  db: Database,
  seriesId: number,
  undone: ReadonlySet<number>,
): Promise<MeterReading[]> {
  const rows = await db
    .selectFrom('meter_reading as c')
    .innerJoin('reading_import as l', 'l.id', 'c.import_id')
    .selectAll('c')
    .where('c.series_id', '=', seriesId)
    .where('l.state', 'in', ['BACKING_UP', 'COMMITTING', 'DONE'])
    .orderBy('c.at')
    .orderBy('c.import_id')
    .execute()
  const held = new Map<number, MeterReading>()
  for (const { at, import_id, entered_by, entered_at, value, unit, remark } of rows)
    if (!undone.has(import_id))
      held.set(at.getTime() / 1000, {
        ...{ at: at.getTime() / 1000, value, unit, remark },
        ...{ enteredBy: entered_by, enteredAt: entered_at, importId: import_id },
      })
  return [...held.values()]
}

/** Of which register an import brought readings, and when from and to (seconds since 1970 UTC). */
export async function readingsOfImport(db: Database, importId: number) {
  const rows = await db
    .selectFrom('meter_reading')
    .select(['series_id', sql<Date>`min(at)`.as('first'), sql<Date>`max(at)`.as('last')])
    .where('import_id', '=', importId)
    .groupBy('series_id')
    .execute()
  return rows.map(({ series_id, first, last }) => ({
    seriesId: series_id,
    from: first.getTime() / 1000,
    to: last.getTime() / 1000,
  }))
}

/** A visible metering point and the series of it whose amounts a register counts; undefined when there is none. */
export async function countedAt(db: Database, meteringPointId: string, visible: readonly number[]) {
  const point = await db
    .selectFrom('metering_point as p')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['p.id', 'p.name', 'l.time_zone as timeZone'])
    .where('p.id', '=', meteringPointId)
    .where('p.client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  if (!point) return undefined
  const series = await db
    .selectFrom('measurement_series')
    .select('id')
    .where('metering_point_id', '=', point.id)
    .where('series_type', '=', 'MEASURED')
    .where('quantity', 'in', registered)
    .orderBy('id')
    .execute()
  return { ...point, seriesIds: series.map(({ id }) => id) }
}

/** Visible metering points by their names, each with the series whose amounts a register counts. */
export async function registersAt(db: Database, ids: readonly string[], visible: readonly number[]) {
  const points = await db
    .selectFrom('metering_point as p')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['p.id', 'p.name', 'p.kind', 'l.name as location', 'l.time_zone as timeZone'])
    .where('p.id', 'in', ids)
    .where('p.client_business_id', '=', anyOf(visible))
    .orderBy('l.name')
    .orderBy('p.name')
    .execute()
  const series = await db
    .selectFrom('measurement_series')
    .select(['id', 'metering_point_id'])
    .where('metering_point_id', 'in', ids)
    .where('series_type', '=', 'MEASURED')
    .where('quantity', 'in', registered)
    .orderBy('id')
    .execute()
  return points.map((point) => ({
    ...point,
    seriesIds: series.filter((one) => one.metering_point_id === point.id).map(({ id }) => id),
  }))
}
