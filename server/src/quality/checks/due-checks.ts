import type { Entities } from '../../entities/entities'
import { allOf } from '../../access/visible-businesses'
import { firstAndLast, nextStart, type Readings } from '../../readings/index'
import type { Span } from './whole-findings'

/** A part of a series whose readings have changed since anybody looked at them. */
export interface DueCheck {
  seriesId: number
  /** The imports that changed them, ascending; none for what came otherwise. */
  imports: readonly number[]
  changed: Span
  /** The whole series, because its rules have changed. */
  byRules?: true
  /** The whole series, because its meter is said to be another one: which change that was. */
  byMeter?: number
}

const maxAtATime = 2_000

/**
 * What imports have brought and nobody has checked yet, the oldest first; without the series `besides`, of which there may
 * be more than are answered at a time.
 */
export async function dueByImports(
  { db }: Entities,
  { besides = [] }: { besides?: readonly number[] } = {},
): Promise<DueCheck[]> {
  const rows = await db
    .selectFrom('reading_import_series as b')
    .innerJoin('reading_import as import', 'import.id', 'b.import_id')
    .innerJoin('measurement_series as s', 's.id', 'b.series_id')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select([
      'b.series_id',
      'b.import_id',
      'b.first_at',
      'b.last_at',
      's.interval',
      'l.time_zone as timeZone',
    ])
    .where('b.checked_at', 'is', null)
    .where('import.state', '=', 'DONE')
    .where('b.series_id', '!=', allOf(besides))
    .orderBy('b.import_id')
    .orderBy('b.series_id')
    .limit(maxAtATime)
    .execute()
  return joinNearby(
    rows.map(({ series_id, import_id, first_at, last_at, ...seriesInterval }) => ({
      seriesId: series_id,
      imports: [import_id],
      changed: { from: first_at.getTime() / 1000, to: nextStart(last_at.getTime() / 1000, seriesInterval) },
    })),
  )
}

/** The series whose rules have changed since anybody looked at their readings, which are then looked at as a whole. */
export async function dueByRules({ db }: Entities, readings: Readings): Promise<DueCheck[]> {
  const rows = await db
    .selectFrom('series_rules')
    .select('series_id')
    .whereRef('checked_revision', '<', 'revision')
    .orderBy('changed_at')
    .execute()
  const whole = await wholeSeries(
    readings,
    rows.map(({ series_id }) => series_id),
  )
  return whole.map((due) => ({ ...due, byRules: true }))
}

/** The series whose meter is said to be another one since anybody counted what its register shows. */
export async function dueByMeters({ db }: Entities, readings: Readings): Promise<DueCheck[]> {
  const rows = await db
    .selectFrom('register_recount')
    .selectAll()
    .orderBy('series_id')
    .limit(maxAtATime)
    .execute()
  const whole = await wholeSeries(
    readings,
    rows.map(({ series_id }) => series_id),
  )
  return whole.map((due, place) => ({ ...due, byMeter: rows[place]!.revision }))
}

async function wholeSeries(readings: Readings, seriesIds: readonly number[]): Promise<DueCheck[]> {
  if (seriesIds.length === 0) return []
  const extents = await firstAndLast(readings, [...seriesIds])
  return seriesIds.map((seriesId) => {
    const { firstAt, lastAt } = extents.get(seriesId) ?? { firstAt: 0, lastAt: 0 }
    const second = (instant: string | number) => new Date(instant).getTime() / 1000
    return { seriesId, imports: [], changed: { from: second(firstAt), to: second(lastAt) } }
  })
}

const week = 7 * 86_400

/** Imports of one series that lie close together are looked at in one go; those of another decade are not. */
export function joinNearby(due: readonly DueCheck[]): DueCheck[] {
  const joined = new Map<number, DueCheck[]>()
  for (const one of due) {
    const ofSeries = joined.get(one.seriesId) ?? []
    joined.set(one.seriesId, ofSeries)
    const place = ofSeries.findIndex(
      ({ changed }) => one.changed.from <= changed.to + week && one.changed.to >= changed.from - week,
    )
    const other = ofSeries[place]
    if (other === undefined) ofSeries.push(one)
    else
      ofSeries[place] = {
        seriesId: one.seriesId,
        imports: [...other.imports, ...one.imports],
        changed: {
          from: Math.min(other.changed.from, one.changed.from),
          to: Math.max(other.changed.to, one.changed.to),
        },
      }
  }
  return [...joined.values()].flat()
}
