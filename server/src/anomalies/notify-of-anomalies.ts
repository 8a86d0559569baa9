import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { notify } from '../notifications/notify'

interface ChangedAnomaly {
  id: string
  /** Its first day. */
  from: string
}

interface OfMeter {
  seriesId: number
  businessId: number
  found: readonly ChangedAnomaly[]
  closed: readonly ChangedAnomaly[]
}

/** Has users notified of what a look at one meter has found, and of what it has closed, in its transaction. */
export async function notifyOfAnomalies(
  db: Kysely<Tables>,
  { seriesId, businessId, found, closed }: OfMeter,
): Promise<void> {
  if (found.length + closed.length === 0) return
  const names = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['p.name as point', 'l.name as location'])
    .where('s.id', '=', seriesId)
    .executeTakeFirst()
  if (!names) return
  const told = [
    ...found.map((one) => ({ kind: 'ANOMALY_FOUND' as const, ...one })),
    ...closed.map((one) => ({ kind: 'ANOMALY_CLOSED' as const, ...one })),
  ]
  for (const { kind, id, from } of told)
    await notify(db, {
      ...{ kind, businessId, objectId: id, params: { ...names, from } },
      // Found, withdrawn and found again, it is no news.
      key: `${kind} ${id}`,
    })
}
