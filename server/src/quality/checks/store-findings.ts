import { sql, type Kysely } from 'kysely'
import type { Entities } from '../../entities/entities'
import type { Tables } from '../../entities/tables'
import type { Checked } from './check-series'
import type { SeriesToCheck } from './series-to-check'
import type { Span } from './whole-findings'

type Database = Kysely<Tables>

/** Where findings of a series are that are still there. */
export async function knownFindings({ db }: Entities, seriesId: number): Promise<Span[]> {
  const rows = await db
    .selectFrom('reading_finding')
    .select(['from_at', 'to_at'])
    .where('series_id', '=', seriesId)
    .where('gone_at', 'is', null)
    .execute()
  return rows.map(({ from_at, to_at }) => ({ from: secondOf(from_at), to: secondOf(to_at) }))
}

export interface KeptCheck extends Checked {
  series: SeriesToCheck
  /** The imports that were the reason, the latest of which is said to have brought what is found. */
  imports: readonly number[]
  /** Everything was looked at, because the rules had changed. */
  byRules?: true | undefined
  /** Its register was counted anew after this change of its meter. */
  byMeter?: number | undefined
}

/**
 * Puts what was found in the place of what was known, and remembers that the imports are checked; all or nothing.
 * Answers false, with nothing changed, when somebody has checked newer readings meanwhile.
 */
export function storeFindings({ db }: Entities, check: KeptCheck): Promise<boolean> {
  const { series, range, imports, byRules, byMeter } = check
  return db.transaction().execute(async (db) => {
    await db
      .insertInto('series_check')
      .values({ series_id: series.id, checked_until: null, checked_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { revision } = await db
      .selectFrom('series_check')
      .select('revision')
      .where('series_id', '=', series.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (revision > series.revision) return false
    await replaceFindings(db, check)
    const now = new Date()
    await db
      .updateTable('series_check')
      .set({ revision: series.revision, checked_at: now })
      .set({ checked_until: sql<Date>`greatest(checked_until, ${instant(range.to)}::timestamptz)` })
      .where('series_id', '=', series.id)
      .execute()
    if (byRules)
      await db
        .updateTable('series_rules')
        .set({ checked_revision: series.rulesRevision })
        .where('series_id', '=', series.id)
        .where('checked_revision', '<', series.rulesRevision)
        .execute()
    if (byMeter !== undefined)
      await db
        .deleteFrom('register_recount')
        .where('series_id', '=', series.id)
        .where('revision', '=', byMeter)
        .execute()
    if (imports.length > 0)
      await db
        .updateTable('reading_import_series')
        .set({ checked_at: now })
        .where('series_id', '=', series.id)
        .where('import_id', 'in', imports)
        .execute()
    return true
  })
}

async function replaceFindings(db: Database, { series, range, findings, imports }: KeptCheck): Promise<void> {
  const rows = findings.map(({ kind, from, to, count, worst, parameters }) => ({
    ...{ series_id: series.id, kind, from_at: instant(from), to_at: instant(to), value_count: count },
    ...{ worst, parameters: JSON.stringify(parameters), import_id: imports.at(-1) ?? null, gone_at: null },
  }))
  const key = (finding: { kind: string; from_at: Date }) => `${finding.kind} ${finding.from_at.getTime()}`
  const there = new Set(rows.map(key))
  const known = await db
    .selectFrom('reading_finding')
    .select(['id', 'kind', 'from_at'])
    .where('series_id', '=', series.id)
    .where('gone_at', 'is', null)
    .where('from_at', '<', instant(range.to))
    .where('to_at', '>', instant(range.from))
    .execute()
  const gone = known.filter((finding) => !there.has(key(finding))).map(({ id }) => id)
  if (gone.length > 0)
    await db
      .updateTable('reading_finding')
      .set({ gone_at: new Date() })
      .where('id', '=', sql<number>`any (${`{${gone.join(',')}}`}::integer[])`)
      .execute()
  for (let place = 0; place < rows.length; place += 500)
    await db
      .insertInto('reading_finding')
      .values(rows.slice(place, place + 500))
      .onConflict((conflict) =>
        conflict
          .columns(['series_id', 'kind', 'from_at'])
          .where('gone_at', 'is', null)
          .doUpdateSet(({ ref }) => ({
            to_at: ref('excluded.to_at'),
            value_count: ref('excluded.value_count'),
            worst: ref('excluded.worst'),
            parameters: ref('excluded.parameters'),
          })),
      )
      .execute()
}

const instant = (second: number) => new Date(second * 1000)
const secondOf = (date: Date) => date.getTime() / 1000
