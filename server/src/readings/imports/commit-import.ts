import type { ImportKind } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../store/readings-store'
import { countChanges, isSpokenOf, onlyWhat, type SeriesChanges } from './count-changes'
import { notifyOfImport } from './import-repository'
import { versionOf } from './import-version'
import { areRepeated, dropStaged, stagedSeries } from './staged-readings'
import type { Stores } from './stores'
import { qualitiesReplacedBy, writeEstimates } from './write-estimates'
import type { ImportLease } from './import-lease'
import { forgetUnfinished } from './unfinished-imports'
import { writeOverRestored, writeRestored, writeStaged } from './write-staged'

export interface CommittingImport {
  id: number
  kind: ImportKind
  state: 'BACKING_UP' | 'COMMITTING'
  as_of: Date
}

/**
 * Turns what an import has set aside into readings that everybody sees. Killed anywhere, it is safe to begin again from
 * the state that the import is in: what is kept for the undo is kept before the first reading is replaced, and writing
 * the same reading twice is writing it once.
 *
 * Who has lost the lease (paused, while another finished this import and went on) throws LeaseLost before it changes
 * anything in the entity store. The one statement to the engine that may be under way by then does no harm: what it
 * keeps was in force once, what it writes has been written with the same version and loses to all that came since, and
 * what was set aside is forgotten by then.
 */
export async function commitImport(
  stores: Stores,
  readingImport: CommittingImport,
  lease: ImportLease,
): Promise<void> {
  const { entities, readings } = stores
  const series = await stagedSeries(readings, readingImport.id)
  const version = versionOf(readingImport.as_of, readingImport.id)
  let overRestored: boolean | undefined
  if (readingImport.state === 'BACKING_UP') {
    await lease.check()
    const changes = await keepReplaced(readings, readingImport, {
      version,
      repeated: areRepeated(series),
      lease,
    })
    const ofSeries = new Map(changes.map((one) => [one.seriesId, one]))
    const all = (count: 'added' | 'changed' | 'overRestored') =>
      changes.reduce((sum, one) => sum + one[count], 0)
    overRestored = all('overRestored') > 0
    await entities.db.transaction().execute(async (db) => {
      await lease.holdIn(db)
      await db.deleteFrom('reading_import_series').where('import_id', '=', readingImport.id).execute()
      for (let place = 0; place < series.length; place += 500)
        await db
          .insertInto('reading_import_series')
          .values(
            series.slice(place, place + 500).map(({ seriesId, count, lineCount, firstAt, lastAt }) => ({
              ...{ import_id: readingImport.id, series_id: seriesId, reading_count: count },
              added_count: ofSeries.get(seriesId)?.added ?? 0,
              changed_count: ofSeries.get(seriesId)?.changed ?? 0,
              repeated_count: lineCount - count,
              ...{ first_at: new Date(firstAt * 1000), last_at: new Date(lastAt * 1000) },
            })),
          )
          .execute()
      const count = series.reduce((sum, one) => sum + one.count, 0)
      const lines = series.reduce((sum, one) => sum + one.lineCount, 0)
      await db
        .updateTable('reading_import')
        .set({ state: 'COMMITTING', heard_at: new Date(), reading_count: count })
        .set({ added_count: all('added'), changed_count: all('changed'), repeated_count: lines - count })
        .where('id', '=', readingImport.id)
        .execute()
    })
  }
  await lease.check()
  if (qualitiesReplacedBy(readingImport.kind)) await writeEstimates(readings, readingImport)
  else if (readingImport.kind === 'UNDO') await writeRestored(readings, readingImport.id, version)
  // Where an attempt before has counted, nobody knows any more.
  else if (overRestored !== false) await writeOverRestored(readings, readingImport.id, version)
  else await writeStaged(readings, readingImport.id, version)
  await entities.db.transaction().execute(async (db) => {
    await lease.holdIn(db)
    await finish(db, readingImport.id)
    await countRevisions(db, readingImport.id)
    await forgetUnfinished(db, readingImport.id)
  })
  // It is in force by now, whatever becomes of what was set aside for it: the next start forgets that.
  await dropStaged(readings, readingImport.id).catch(() => undefined)
}

type Database = Entities['db']

async function finish(db: Database, importId: number): Promise<void> {
  const done = await db
    .updateTable('reading_import')
    .set({ state: 'DONE', ended_at: new Date() })
    .where('id', '=', importId)
    .where('state', '=', 'COMMITTING')
    .returning(['id', 'client_business_id', 'actor_uuid', 'fault_count'])
    .executeTakeFirst()
  if (done && done.fault_count > 0) await notifyOfImport(db, 'IMPORT_REJECTED_LINES', done)
}

async function countRevisions(db: Database, importId: number): Promise<void> {
  await sql`
    insert into series_revision (series_id, revision)
    select series_id, 1 from reading_import_series where import_id = ${importId} order by series_id
    on conflict (series_id) do update set revision = series_revision.revision + 1`.execute(db)
}

/** Keeps the readings that the import is about to replace, and counts what that will change. */
async function keepReplaced(
  readings: Readings,
  { id: importId, kind }: CommittingImport,
  { version, repeated, lease }: { version: string; repeated: boolean; lease: ImportLease },
): Promise<SeriesChanges[]> {
  const { client, select } = readings
  const params = { importId, version }
  const [[left] = [0]] = await select<[number | string]>({
    query: 'select count() from readings_history where import_id = {importId:UInt32}',
    params,
  })
  // Left by an attempt before. It was in force once, so it stays: who deletes late would delete what another kept.
  const again = Number(left) > 0
  await client.command({
    query: `
      insert into readings_history (import_id, series_id, at, value, quality, version, origin, made)
      select {importId:UInt32}, series_id, at, value, quality, version, import_id, made from readings final
      where made < {version:UInt64} and ${isSpokenOf} ${onlyWhat(kind)} ${again ? isKeptNotYet : ''}`,
    query_params: params,
    clickhouse_settings: { do_not_merge_across_partitions_select_final: 1 },
  })
  const changes = await countChanges(readings, { importId, kind, version, repeated })
  if (changes.some(({ late }) => late > 0) && !qualitiesReplacedBy(kind)) {
    await lease.check()
    await keepLate(client, { params, again })
  }
  return changes
}

/** Keeps what a later word stands against already: it holds as soon as that one is undone. */
const keepLate = (
  client: Readings['client'],
  { params, again }: { params: { importId: number; version: string }; again: boolean },
) =>
  client.command({
    query: `
      insert into readings_history (import_id, series_id, at, value, quality, version, origin)
      select {importId:UInt32}, series_id, at, any(value), any(quality), {version:UInt64}, any(origin)
      from readings_staged where import_id = {importId:UInt32} and (series_id, at) in (
        select series_id, at from readings final where made > {version:UInt64} and ${isSpokenOf})
        ${again ? isLateNotYet : ''}
      group by series_id, at`,
    query_params: params,
    clickhouse_settings: { do_not_merge_across_partitions_select_final: 1 },
  })

/** Not what an earlier attempt has kept. */
const isKeptNotYet = `and (series_id, at, version) not in (
  select series_id, at, version from readings_history where import_id = {importId:UInt32})`
const isLateNotYet = `and (series_id, at) not in (
  select series_id, at from readings_history where import_id = {importId:UInt32} and version = {version:UInt64})`
