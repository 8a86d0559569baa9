import { sql, type Kysely } from 'kysely'
import { type CountedMeter, countedMeters, dateOfDay, dayAt } from '../aggregation/index'
import type { Entities } from '../entities/entities'
import type { Tables } from '../entities/tables'

/** A meter that is to be looked at again. */
export interface DueMeter extends CountedMeter {
  /** Of the prices of its business. */
  factors: string
  /** At its location, `YYYY-MM-DD`. */
  today: string
  daysVersion: string | null
  /** Only its readings have changed: perhaps none of a day that is over. */
  byReadingsAlone: boolean
}

/** Points that stood at a location within these days are counted. */
const countedDays = 30

/** What would have to change for any meter to be due: cheap to read every few seconds. */
export async function stampOfChanges({ db }: Entities): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat((select coalesce(sum(revision), 0) from series_revision), ' ',
      (select md5(coalesce(string_agg(f::text, '' order by f::text), '')) from conversion_factor f)) as stamp`.execute(
    db,
  )
  return rows[0]!.stamp
}

/** The meters of all businesses that have changed since they were looked at, those that waited longest first. */
export async function dueMeters(entities: Entities, now: Date): Promise<DueMeter[]> {
  const { db } = entities
  const [factors, watches] = await Promise.all([factorsByBusiness(db), watchesBySeries(db)])
  const due: (DueMeter & { checkedAt: number })[] = []
  const businesses = await db.selectFrom('client_business').select('id').orderBy('id').execute()
  const meters = await countedMeters(
    entities,
    businesses.map(({ id }) => id),
    daysUntil(now),
  )
  await forgetOthers(db, meters)
  for (const meter of meters) {
    const watch = watches.get(meter.seriesId)
    const today = dateOfDay(dayAt(now.getTime(), meter.timeZone))
    const ofBusiness = factors.get(meter.businessId) ?? ''
    const isHeld = isAhead(watch?.heldUntil, now)
    const byReadings = watch?.revision !== meter.revision && !isAhead(watch?.quietUntil, now)
    const byOthers = watch?.today !== today || watch.factors !== ofBusiness
    if (isHeld || !(byOthers || byReadings)) continue
    due.push({
      ...{ ...meter, today, factors: ofBusiness, daysVersion: watch?.daysVersion ?? null },
      byReadingsAlone: !byOthers,
      checkedAt: watch?.checkedAt?.getTime() ?? 0,
    })
  }
  return due.toSorted((one, other) => one.checkedAt - other.checkedAt || one.businessId - other.businessId)
}

const isAhead = (until: Date | null | undefined, now: Date) => until != null && until > now

const daysUntil = (now: Date) => {
  const today = dayAt(now.getTime(), 'UTC')
  return { from: dateOfDay(today - countedDays), to: dateOfDay(today + 1) }
}

async function factorsByBusiness(db: Kysely<Tables>): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; factors: string }>`
    select client_business_id as id, md5(string_agg(f::text, '' order by f::text)) as factors
    from conversion_factor f group by client_business_id`.execute(db)
  return new Map(rows.map(({ id, factors }) => [id, factors]))
}

interface Watch {
  seriesId: number
  revision: number | null
  factors: string | null
  today: string | null
  daysVersion: string | null
  checkedAt: Date | null
  quietUntil: Date | null
  heldUntil: Date | null
}

async function watchesBySeries(db: Kysely<Tables>): Promise<ReadonlyMap<number, Watch>> {
  const { rows } = await sql<Watch>`
    select series_id as "seriesId", revision, factors, today::text, days_version as "daysVersion",
      checked_at as "checkedAt", quiet_until as "quietUntil", held_until as "heldUntil"
    from anomaly_watch`.execute(db)
  return new Map(rows.map((one) => [one.seriesId, one]))
}

/** What is no main meter any more, or measures another series now, is not watched, and its anomalies are none. */
async function forgetOthers(db: Kysely<Tables>, meters: readonly CountedMeter[]): Promise<void> {
  const ids = JSON.stringify(meters.map(({ seriesId }) => seriesId))
  const others = sql`series_id not in (select json_array_elements_text(${ids}::json)::integer)`
  const { rows } = await sql`select 1 from anomaly_watch where ${others} limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`update anomaly set withdrawn_at = now(), goes_on = false
    where ${others} and withdrawn_at is null`.execute(db)
  await sql`delete from anomaly_watch where ${others}`.execute(db)
}
