import {
  IMPORTS_PER_PAGE,
  type ImportKind,
  type ImportState,
  type ReadingFault,
  type ReadingImport,
  type Unfinished,
} from '@energycockpit/contract'
import { sql, type Kysely, type Selectable } from 'kysely'
import { notify } from '../../notifications/notify'
import type { Tables } from '../../entities/tables'
import { anyOf } from '../../access/visible-businesses'
import type { ReadingImportTable } from './import-tables'
import { faultSeriesSeen, isInScope, isSeen, isSeenWhole, partSeen } from './visible-imports'

type Database = Kysely<Tables>

export interface NewImport {
  kind: ImportKind
  businessId: number
  /** The businesses that the sender saw, where that is more than this one. */
  scope?: readonly number[]
  actor: { uuid: string; displayName: string } | null
  asOf: Date
  sourceName?: string | undefined
  undoes?: number | undefined
}

/** How long what an import replaced is kept, see the tables of the readings store. */
const daysToUndo = 90
const day = 86_400_000

export async function beginImport(db: Database, readingImport: NewImport): Promise<number> {
  const { id } = await db
    .insertInto('reading_import')
    .values({
      kind: readingImport.kind,
      state: 'STAGING',
      client_business_id: readingImport.businessId,
      scope: sql<
        number[]
      >`${`{${(readingImport.scope ?? [readingImport.businessId]).join(',')}}`}::integer[]`,
      actor_uuid: readingImport.actor?.uuid ?? null,
      actor_name: readingImport.actor?.displayName ?? null,
      source_name: readingImport.sourceName ?? null,
      content_hash: null,
      as_of: readingImport.asOf,
      undoes: readingImport.undoes ?? null,
      undone_by: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends an import that changed no reading; one that has ended stays as it did. */
export async function endImport(
  db: Database,
  id: number,
  state: Extract<ImportState, 'REFUSED' | 'FAILED'>,
  faults: { count: number; kept: readonly ReadingFault[] } = { count: 0, kept: [] },
  emptyCount: number | null = null,
): Promise<void> {
  await (db.isTransaction ? end(db) : db.transaction().execute(end))

  async function end(db: Database): Promise<void> {
    const ended = await db
      .updateTable('reading_import')
      .set({ state, ended_at: new Date(), fault_count: faults.count, faults: JSON.stringify(faults.kept) })
      .set({ reading_count: 0, empty_count: emptyCount })
      .where('id', '=', id)
      .where('state', 'in', ['STAGING', 'BACKING_UP'])
      .returning(['client_business_id', 'actor_uuid'])
      .executeTakeFirst()
    if (ended) await notifyOfImport(db, 'IMPORT_FAILED', { ...ended, id, fault_count: faults.count })
  }
}

/** Whoever sent it has the answer already. */
export const notifyOfImport = (
  db: Database,
  kind: 'IMPORT_FAILED' | 'IMPORT_REJECTED_LINES',
  one: { id: number; client_business_id: number; actor_uuid: string | null; fault_count: number },
): Promise<void> =>
  notify(db, {
    ...{ kind, businessId: one.client_business_id, causedBy: one.actor_uuid, objectId: String(one.id) },
    ...{ params: { number: one.id, faults: one.fault_count }, key: `${kind} ${one.id}` },
  })

/** So many readings have arrived by now, and their sender is still there. */
export async function storeArrivedCount(db: Database, id: number, readingCount: number): Promise<void> {
  await db
    .updateTable('reading_import')
    .set({ heard_at: new Date(), reading_count: readingCount })
    .where('id', '=', id)
    .where('state', '=', 'STAGING')
    .execute()
}

/**
 * What arrived is whole and may be written. Undefined: it may; else the import that came to the same before, which may
 * still be under way. Throws when the import was given up meanwhile (what it had set aside is gone), or the lease in which
 * it was set aside was lost to another process.
 */
export async function closeStaging(
  db: Database,
  id: number,
  arrived: {
    contentHash: string | null
    readingCount: number
    emptyCount?: number | null
    faults: { count: number; kept: readonly ReadingFault[] }
  },
): Promise<number | undefined> {
  try {
    const closed = await db
      .updateTable('reading_import')
      .set({ state: 'BACKING_UP', heard_at: new Date(), content_hash: arrived.contentHash })
      .set({ reading_count: arrived.readingCount, fault_count: arrived.faults.count })
      .set({ faults: JSON.stringify(arrived.faults.kept), empty_count: arrived.emptyCount ?? null })
      .where('id', '=', id)
      .where('state', '=', 'STAGING')
      .where(stillHasLease)
      .executeTakeFirst()
    if (Number(closed.numUpdatedRows) === 0) throw new Error(`load ${id} has been given up`)
    return undefined
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    const same = await db
      .selectFrom('reading_import as same')
      .innerJoin('reading_import as own', 'own.client_business_id', 'same.client_business_id')
      .select('same.id')
      .where('own.id', '=', id)
      .where('same.content_hash', '=', arrived.contentHash)
      .where('same.undone_by', 'is', null)
      .where('same.state', 'in', ['BACKING_UP', 'COMMITTING', 'DONE'])
      .executeTakeFirst()
    // It ended otherwise meanwhile: this one takes its place.
    return same ? same.id : closeStaging(db, id, arrived)
  }
}

/** Until the transaction ends nobody takes the lease that it was set aside in. */
const stillHasLease = sql<boolean>`(lease is null or lease = (select fence from import_lease for share))`

/** Why an import could not be written yet; the store writes instants as text within JSON. */
const unfinishedOf = (id: string) => sql<Unfinished | null>`(
  select json_build_object(
    'since', to_char(u.since at time zone 'UTC', ${isoForm}::text),
    'nextAt', to_char(u.next_at at time zone 'UTC', ${isoForm}::text),
    'attempts', u.attempts, 'problem', u.problem, 'waitsFor', u.waits_for, 'correlationId', u.correlation_id)
  from unfinished_import as u where u.import_id = ${sql.ref(id)})`
const isoForm = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

export const forgetImport = async (db: Database, id: number): Promise<void> =>
  void (await db.deleteFrom('reading_import').where('id', '=', id).execute())

/** What of the imports a user sees, the latest first; `everything`: for the sender's own answer. */
export async function findImports(
  db: Database,
  {
    visible,
    before,
    id,
  }: { visible: readonly number[] | 'everything'; before?: number | undefined; id?: number | undefined },
): Promise<ReadingImport[]> {
  const seen = visible === 'everything' ? await allBusinesses(db) : visible
  let query = db
    .selectFrom('reading_import as l')
    .selectAll('l')
    .select([...partSeen(seen), unfinishedOf('l.id').as('unfinished')])
    .select([isSeenWhole(seen).as('whole'), isInScope(seen).as('in_scope')])
    .select(faultSeriesSeen(seen).as('fault_series'))
    .where(isSeen(seen))
    .orderBy('l.id', 'desc')
    .limit(IMPORTS_PER_PAGE + 1)
  if (before !== undefined) query = query.where('l.id', '<', before)
  if (id !== undefined) query = query.where('l.id', '=', id)
  const rows = await query.execute()
  return rows.map((row) => {
    const faults = row.in_scope
      ? row.faults
      : row.faults.filter(({ seriesId }) => seriesId !== undefined && row.fault_series.includes(seriesId))
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      actor: row.actor_uuid === null ? null : { uuid: row.actor_uuid, name: row.actor_name ?? '' },
      // A name such as 'All clients, May.csv' is not for each of them.
      sourceName: row.whole ? row.source_name : null,
      startedAt: row.started_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      asOf: row.as_of.toISOString(),
      partial: !row.whole,
      readingCount: row.whole ? row.reading_count : row.part_count,
      addedCount: row.whole ? row.added_count : row.part_added,
      changedCount: row.whole ? row.changed_count : row.part_changed,
      repeatedCount: row.whole ? row.repeated_count : (row.part_repeated ?? 0),
      faultCount: row.in_scope ? row.fault_count : faults.length,
      ...(row.whole && row.empty_count !== null && { emptyCount: row.empty_count }),
      faults,
      seriesCount: row.series_count,
      firstAt: row.first_at?.toISOString() ?? null,
      lastAt: row.last_at?.toISOString() ?? null,
      timeZones: row.time_zones,
      undoes: row.undoes,
      undoneBy: row.undone_by,
      undoableUntil: row.whole ? undoableUntil(row) : null,
      unfinished: row.unfinished,
    }
  })
}

const allBusinesses = async (db: Database) =>
  (await db.selectFrom('client_business').select('id').execute()).map(({ id }) => id)

/** The businesses that an import concerns; its sender's where it concerns no series (yet). */
export async function businessesOfImport(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct coalesce(m.client_business_id, l.client_business_id) as id
    from reading_import l
      left join reading_import_series s on s.import_id = l.id
      left join measurement_series m on m.id = s.series_id
    where l.id = ${id} order by id`.execute(db)
  return rows.map((row) => row.id)
}

/** The businesses whose series an import concerns, each with these series; in the order of the businesses. */
export async function businessesOf(
  db: Database,
  seriesIds: readonly number[],
): Promise<{ businessId: number; seriesIds: number[] }[]> {
  const rows = await db
    .selectFrom('measurement_series')
    .select(['id', 'client_business_id'])
    .where('id', '=', anyOf(seriesIds))
    .orderBy('client_business_id')
    .orderBy('id')
    .execute()
  const found = new Map<number, number[]>()
  for (const { id, client_business_id } of rows)
    found.set(client_business_id, [...(found.get(client_business_id) ?? []), id])
  return [...found].map(([businessId, ids]) => ({ businessId, seriesIds: ids }))
}

/** What was spread anew follows from readings, and would be spread again: it is they that can be undone. */
function undoableUntil(
  readingImport: Pick<Selectable<ReadingImportTable>, 'kind' | 'state' | 'undone_by' | 'ended_at'>,
): string | null {
  if (
    readingImport.kind === 'APPORTIONMENT' ||
    readingImport.state !== 'DONE' ||
    readingImport.undone_by !== null ||
    !readingImport.ended_at
  )
    return null
  const until = readingImport.ended_at.getTime() + daysToUndo * day
  return until > Date.now() ? new Date(until).toISOString() : null
}
