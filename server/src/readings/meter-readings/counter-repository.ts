import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../entities/tables'
import { anyOf } from '../../access/visible-businesses'

type Database = Kysely<Tables>

export interface CounterReading {
  /** Seconds since 1970 UTC. */
  at: number
  /** In `unit`. */
  value: number
  unit: string
  remark: string | null
  enteredBy: string
  enteredAt: Date
  loadId: number
}

/** The readings of a counter that hold when the loads of `undone` count for nothing; ascending, none twice. */
export async function heldReadings(
  db: Database,
  seriesId: number,
  undone: ReadonlySet<number>,
): Promise<CounterReading[]> {
  const rows = await db
    .selectFrom('counter_reading as c')
    .innerJoin('reading_load as l', 'l.id', 'c.load_id')
    .selectAll('c')
    .where('c.series_id', '=', seriesId)
    .where('l.state', 'in', ['KEEPING', 'WRITING', 'DONE'])
    .orderBy('c.at')
    .orderBy('c.load_id')
    .execute()
  const held = new Map<number, CounterReading>()
  for (const { at, load_id, entered_by, entered_at, value, unit, remark } of rows)
    if (!undone.has(load_id))
      held.set(at.getTime() / 1000, {
        ...{ at: at.getTime() / 1000, value, unit, remark },
        ...{ enteredBy: entered_by, enteredAt: entered_at, loadId: load_id },
      })
  return [...held.values()]
}

/** Of which counter a load brought readings, and when from and to (seconds since 1970 UTC). */
export async function readingsOfLoad(db: Database, loadId: number) {
  const rows = await db
    .selectFrom('counter_reading')
    .select(['series_id', sql<Date>`min(at)`.as('first'), sql<Date>`max(at)`.as('last')])
    .where('load_id', '=', loadId)
    .groupBy('series_id')
    .execute()
  return rows.map(({ series_id, first, last }) => ({
    seriesId: series_id,
    from: first.getTime() / 1000,
    to: last.getTime() / 1000,
  }))
}

/** A visible metering point and the series of it whose amounts a counter counts; undefined when there is none. */
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
    .where('quantity', 'in', ['ENERGY', 'VOLUME'])
    .orderBy('id')
    .execute()
  return { ...point, seriesIds: series.map(({ id }) => id) }
}
