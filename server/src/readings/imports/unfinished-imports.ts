import { sql, type Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'
import type { Stores } from './stores'
import { stagedSeries } from './staged-readings'
import type { ImportLease } from './import-lease'
import { pauseAfter, whyUnfinished } from './why-unfinished'

type Database = Kysely<Tables>

/** Of a series, starts of the first and the last interval, seconds since 1970 UTC. */
export interface Extent {
  seriesId: number
  firstAt: number
  lastAt: number
}

/** Keeps that an import failed, so that it is tried again later. Answers the id under which the log tells why. */
export async function storeFailure(
  db: Database,
  { id, error, lease }: { id: number; error: unknown; lease: ImportLease },
): Promise<string> {
  const correlationId = randomUUID()
  const told = { problem: whyUnfinished(error), correlation_id: correlationId, waits_for: null }
  await db.transaction().execute(async (transaction) => {
    await lease.holdIn(transaction)
    const known = await transaction
      .selectFrom('unfinished_import')
      .select('attempts')
      .where('import_id', '=', id)
      .executeTakeFirst()
    const attempts = (known?.attempts ?? 0) + 1
    const kept = { attempts, next_at: new Date(Date.now() + pauseAfter(attempts)), ...told }
    await transaction
      .insertInto('unfinished_import')
      .values({ import_id: id, ...kept })
      .onConflict((conflict) => conflict.column('import_id').doUpdateSet(kept))
      .execute()
  })
  return correlationId
}

/** Keeps that an import waits for another one; it is tried as soon as that is finished. */
export async function storeWaiting(
  db: Database,
  { id, waitsFor, lease }: { id: number; waitsFor: number; lease: ImportLease },
): Promise<void> {
  const kept = {
    ...{ problem: 'BEHIND_ANOTHER' as const, waits_for: waitsFor },
    next_at: new Date(Date.now() + pauseAfter(Infinity)),
  }
  await db.transaction().execute(async (transaction) => {
    await lease.holdIn(transaction)
    await transaction
      .insertInto('unfinished_import')
      .values({ import_id: id, attempts: 0, correlation_id: randomUUID(), ...kept })
      .onConflict((conflict) => conflict.column('import_id').doUpdateSet(kept))
      .execute()
  })
}

/** It is finished, or given up: nothing is left to try, and whatever waited for it is tried next. */
export async function forgetUnfinished(db: Database, id: number): Promise<void> {
  await db.deleteFrom('unfinished_import').where('import_id', '=', id).execute()
  await db.updateTable('unfinished_import').set({ next_at: new Date() }).where('waits_for', '=', id).execute()
}

/**
 * Throws a Problem (409) where an import speaks of any of the extents that is half written. What an undo or a deletion
 * does depends on every word there is: they also wait for imports that nothing is written of yet.
 */
export async function refuseOverUnfinished(
  { entities, readings }: Stores,
  extents: readonly Extent[],
  { kept = false } = {},
): Promise<void> {
  const other =
    (await halfWrittenOver(entities.db, extents)) ??
    (kept ? await keptOver({ entities, readings }, extents) : undefined)
  if (other === undefined) return
  const why = `import ${other} changes the same series and period and is not finished yet`
  throw new Problem(409, 'IMPORT_UNFINISHED', why)
}

/** As `refuseOverUnfinished`, of what an import has set aside. */
export async function refuseStagedOverUnfinished(
  stores: Stores,
  id: number,
  options?: { kept: boolean },
): Promise<void> {
  const any = await stores.entities.db
    .selectFrom('reading_import as l')
    .leftJoin('unfinished_import as u', 'u.import_id', 'l.id')
    .select('l.id')
    .where(({ or, eb }) => or([eb('l.state', '=', 'COMMITTING'), eb('u.import_id', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  if (any) await refuseOverUnfinished(stores, await stagedSeries(stores.readings, id), options)
}

/** An import that could not be written yet, nothing of it, and speaks of any of the extents. */
async function keptOver(
  { entities, readings }: Stores,
  extents: readonly Extent[],
): Promise<number | undefined> {
  const unfinished = await entities.db
    .selectFrom('unfinished_import as u')
    .innerJoin('reading_import as l', 'l.id', 'u.import_id')
    .select('l.id')
    .where('l.state', '=', 'BACKING_UP')
    .orderBy('l.id')
    .execute()
  for (const { id } of unfinished) {
    const own = await stagedSeries(readings, id)
    const meets = (one: Extent) =>
      own.some(
        ({ seriesId, firstAt, lastAt }) =>
          seriesId === one.seriesId && firstAt <= one.lastAt && lastAt >= one.firstAt,
      )
    if (extents.some(meets)) return id
  }
  return undefined
}

/** A half written import that speaks of what an import has set aside. */
export async function blockingImportOf(
  { entities, readings }: Stores,
  id: number,
): Promise<number | undefined> {
  if (!(await isAnyHalfWritten(entities.db))) return undefined
  return halfWrittenOver(entities.db, await stagedSeries(readings, id), id)
}

async function isAnyHalfWritten(db: Database): Promise<boolean> {
  const one = await db
    .selectFrom('reading_import')
    .select('id')
    .where('state', '=', 'COMMITTING')
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

async function halfWrittenOver(
  db: Database,
  extents: readonly Extent[],
  besides = 0,
): Promise<number | undefined> {
  for (const { seriesId, firstAt, lastAt } of extents) {
    const other = await db
      .selectFrom('reading_import as l')
      .innerJoin('reading_import_series as s', 's.import_id', 'l.id')
      .select('l.id')
      .where('l.state', '=', 'COMMITTING')
      .where('l.id', '!=', besides)
      .where('s.series_id', '=', sql<number>`${seriesId}::bigint`)
      .where('s.first_at', '<=', new Date(lastAt * 1000))
      .where('s.last_at', '>=', new Date(firstAt * 1000))
      .orderBy('l.id')
      .limit(1)
      .executeTakeFirst()
    if (other) return other.id
  }
  return undefined
}
