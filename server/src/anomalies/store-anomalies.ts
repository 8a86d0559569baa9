import { randomUUID } from 'node:crypto'
import type { UnwatchedReason } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { dateOfDay, dayNumber } from '../aggregation/index'
import type { Entities } from '../entities/entities'
import type { Tables } from '../entities/tables'
import type { FoundRun } from './found-run'
import { notifyOfAnomalies } from './notify-of-anomalies'
import { reconcile, type StoredAnomaly } from './reconcile'
import type { DueMeter } from './watched-meters'

type Database = Kysely<Tables>

/** Who works on a meter for longer loses it to others. */
const heldFor = 120_000
/** Readings of the running day alone do not have a meter looked at again before. */
const quietFor = 3_600_000

/** Takes meters that nobody else works on. Answers the claim, and which of them it is of. */
export async function claimMeters(
  { db }: Entities,
  meters: readonly DueMeter[],
  now: Date,
): Promise<{ claim: string; mine: ReadonlySet<number> }> {
  const claim = randomUUID()
  const held = { claim, held_until: new Date(now.getTime() + heldFor) }
  const rows = await db
    .insertInto('anomaly_watch')
    .values(meters.map(({ seriesId, businessId }) => ({ ...nothingKnown(seriesId, businessId), ...held })))
    .onConflict((conflict) =>
      conflict
        .column('series_id')
        .doUpdateSet(held)
        .where((where) =>
          where.or([
            where('anomaly_watch.held_until', 'is', null),
            where('anomaly_watch.held_until', '<', now),
          ]),
        ),
    )
    .returning('series_id')
    .execute()
  return { claim, mine: new Set(rows.map(({ series_id }) => series_id)) }
}

/** What is stored of meters with days from a date on. */
export async function storedAnomalies(
  db: Database,
  ids: readonly number[],
  since: string,
): Promise<Map<number, (StoredAnomaly & { isUsual: boolean })[]>> {
  const { rows } = await sql<StoredAnomaly & { seriesId: number; isUsual: boolean }>`
    select series_id as "seriesId", id, direction, kind, days, goes_on as "goesOn", measured, expected, lower, upper,
      score, money, currency, acknowledged_at is not null as "isAcknowledged",
      withdrawn_at is not null as "isWithdrawn", coalesce(reason in ('EXPECTED', 'FALSE_ALARM'), false) as "isUsual"
    from anomaly
    where series_id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::integer)
      and to_day >= ${since}::date
    order by from_day, id`.execute(db)
  const bySeries = new Map<number, (StoredAnomaly & { isUsual: boolean })[]>()
  for (const { seriesId, ...one } of rows) bySeries.set(seriesId, [...(bySeries.get(seriesId) ?? []), one])
  return bySeries
}

export interface Examined {
  meter: DueMeter
  unit: string
  /** Undefined: nothing of it has changed. */
  found: { runs: readonly FoundRun[]; refusal: UnwatchedReason | null; daysVersion: string } | undefined
}

/** Puts what was found in the place of what was known, unless somebody else has taken the meter meanwhile. */
export async function storeExamined(
  { db }: Entities,
  { meter, unit, found }: Examined,
  {
    claim,
    now,
    from,
    since,
    longestBreak,
  }: {
    claim: string
    now: Date
    from: string
    since: string
    longestBreak: number
  },
): Promise<void> {
  const { seriesId, revision, factors, today } = meter
  await db.transaction().execute(async (db) => {
    const held = await db
      .selectFrom('anomaly_watch')
      .select('series_id')
      .where('series_id', '=', seriesId)
      .where('claim', '=', claim)
      .forUpdate()
      .executeTakeFirst()
    if (held === undefined) return
    if (found !== undefined) {
      const stored = (await storedAnomalies(db, [seriesId], since)).get(seriesId) ?? []
      const { added, kept, withdrawn } = reconcile(stored, found.runs, { from, longestBreak })
      const ids = new Map(added.map((run) => [run, randomUUID()]))
      for (const [run, id] of ids)
        await db
          .insertInto('anomaly')
          .values({
            ...{ id, client_business_id: meter.businessId, series_id: seriesId, unit },
            ...{
              product_type: meter.productType,
              direction: run.direction,
              ...columnsOf(run),
              found_at: now,
            },
          })
          .execute()
      for (const { id, run } of kept)
        await db
          .updateTable('anomaly')
          .set({ ...columnsOf(run), unit, withdrawn_at: null })
          .where('id', '=', id)
          .execute()
      for (const id of withdrawn)
        await db
          .updateTable('anomaly')
          .set({ withdrawn_at: now, goes_on: false })
          .where('id', '=', id)
          .execute()
      const closed = stored.filter((one) => withdrawn.includes(one.id) && !one.isAcknowledged)
      await notifyOfAnomalies(db, {
        ...{ seriesId, businessId: meter.businessId },
        found: [...ids].map(([run, id]) => ({ id, from: run.days[0]!.date })),
        closed: closed.map(({ id, days }) => ({ id, from: days[0]!.date })),
      })
    }
    const isQuiet = found === undefined && meter.byReadingsAlone
    await db
      .updateTable('anomaly_watch')
      .set({
        ...{ revision, factors, today, checked_at: now, claim: null, held_until: null },
        quiet_until: isQuiet ? new Date(now.getTime() + quietFor) : null,
        ...(found && { days_version: found.daysVersion, refusal: found.refusal }),
      })
      .where('series_id', '=', seriesId)
      .execute()
  })
}

const nothingKnown = (series_id: number, client_business_id: number) => ({
  ...{ series_id, client_business_id, revision: null, factors: null, today: null, days_version: null },
  ...{ refusal: null, checked_at: null, quiet_until: null },
})

function columnsOf(run: FoundRun) {
  const { kind, days, goesOn, measured, expected, lower, upper, score, money, currency } = run
  return {
    ...{ kind, measured, expected, lower, upper, score, money, currency, goes_on: goesOn },
    ...{
      from_day: days[0]!.date,
      to_day: dateOfDay(dayNumber(days.at(-1)!.date) + 1),
      days: JSON.stringify(days),
    },
  }
}
