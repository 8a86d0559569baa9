import type { LoadKind } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../store/readings-store'
import { countChanges, isSpokenOf, onlyWhat, type SeriesChanges } from './count-changes'
import { versionOf } from './load-version'
import { areRepeated, dropStaged, stagedSeries } from './staged-readings'
import { standsInFor, writeStandingIn } from './standing-in'
import type { Turn } from './turns'
import { forgetUnfinished } from './unfinished-imports'
import { writeOverPutBack, writePutBack, writeStaged } from './write-staged'

export interface Stores {
  entities: Entities
  readings: Readings
}

export interface SettlingLoad {
  id: number
  kind: LoadKind
  state: 'KEEPING' | 'WRITING'
  as_of: Date
}

/**
 * Turns what a load has set aside into readings that everybody sees. Killed anywhere, it is safe to begin again from
 * the state that the load is in: what is kept for the undo is kept before the first reading is replaced, and writing
 * the same reading twice is writing it once.
 *
 * Who has lost the turn (paused, while another finished this load and went on) throws TurnLost before it changes
 * anything in the entity store. The one statement to the engine that may be under way by then does no harm: what it
 * keeps was in force once, what it writes has been written with the same version and loses to all that came since, and
 * what was set aside is forgotten by then.
 */
export async function settle(stores: Stores, load: SettlingLoad, turn: Turn): Promise<void> {
  const { entities, readings } = stores
  const series = await stagedSeries(readings, load.id)
  const version = versionOf(load.as_of, load.id)
  let overPutBack: boolean | undefined
  if (load.state === 'KEEPING') {
    await turn.check()
    const changes = await keepReplaced(readings, load, { version, repeated: areRepeated(series), turn })
    const ofSeries = new Map(changes.map((one) => [one.seriesId, one]))
    const all = (count: 'added' | 'changed' | 'overPutBack') =>
      changes.reduce((sum, one) => sum + one[count], 0)
    overPutBack = all('overPutBack') > 0
    await entities.db.transaction().execute(async (db) => {
      await turn.holdIn(db)
      await db.deleteFrom('reading_load_series').where('load_id', '=', load.id).execute()
      for (let place = 0; place < series.length; place += 500)
        await db
          .insertInto('reading_load_series')
          .values(
            series.slice(place, place + 500).map(({ seriesId, count, lineCount, firstAt, lastAt }) => ({
              ...{ load_id: load.id, series_id: seriesId, reading_count: count },
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
        .updateTable('reading_load')
        .set({ state: 'WRITING', heard_at: new Date(), reading_count: count })
        .set({ added_count: all('added'), changed_count: all('changed'), repeated_count: lines - count })
        .where('id', '=', load.id)
        .execute()
    })
  }
  await turn.check()
  if (standsInFor(load.kind)) await writeStandingIn(readings, load)
  else if (load.kind === 'UNDO') await writePutBack(readings, load.id, version)
  // Where an attempt before has counted, nobody knows any more.
  else if (overPutBack !== false) await writeOverPutBack(readings, load.id, version)
  else await writeStaged(readings, load.id, version)
  await entities.db.transaction().execute(async (db) => {
    await turn.holdIn(db)
    await finish(db, load.id)
    await countRevisions(db, load.id)
    await forgetUnfinished(db, load.id)
  })
  await dropStaged(readings, load.id)
}

type Database = Entities['db']

const finish = (db: Database, loadId: number) =>
  db
    .updateTable('reading_load')
    .set({ state: 'DONE', ended_at: new Date() })
    .where('id', '=', loadId)
    .where('state', '=', 'WRITING')
    .execute()

async function countRevisions(db: Database, loadId: number): Promise<void> {
  await sql`
    insert into series_revision (series_id, revision)
    select series_id, 1 from reading_load_series where load_id = ${loadId} order by series_id
    on conflict (series_id) do update set revision = series_revision.revision + 1`.execute(db)
}

/** Keeps the readings that the load is about to replace, and counts what that will change. */
async function keepReplaced(
  readings: Readings,
  { id: loadId, kind }: SettlingLoad,
  { version, repeated, turn }: { version: string; repeated: boolean; turn: Turn },
): Promise<SeriesChanges[]> {
  const { client, ask } = readings
  const params = { loadId, version }
  const [[left] = [0]] = await ask<[number | string]>({
    query: 'select count() from readings_history where load_id = {loadId:UInt32}',
    params,
  })
  // Left by an attempt before. It was in force once, so it stays: who deletes late would delete what another kept.
  const again = Number(left) > 0
  await client.command({
    query: `
      insert into readings_history (load_id, series_id, at, value, quality, version, origin, made)
      select {loadId:UInt32}, series_id, at, value, quality, version, load_id, made from readings final
      where made < {version:UInt64} and ${isSpokenOf} ${onlyWhat(kind)} ${again ? isKeptNotYet : ''}`,
    query_params: params,
    clickhouse_settings: { do_not_merge_across_partitions_select_final: 1 },
  })
  const changes = await countChanges(readings, { loadId, kind, version, repeated })
  if (changes.some(({ late }) => late > 0) && !standsInFor(kind)) {
    await turn.check()
    await keepLate(client, { params, again })
  }
  return changes
}

/** Keeps what a later word stands against already: it holds as soon as that one is undone. */
const keepLate = (
  client: Readings['client'],
  { params, again }: { params: { loadId: number; version: string }; again: boolean },
) =>
  client.command({
    query: `
      insert into readings_history (load_id, series_id, at, value, quality, version, origin)
      select {loadId:UInt32}, series_id, at, any(value), any(quality), {version:UInt64}, any(origin)
      from readings_staged where load_id = {loadId:UInt32} and (series_id, at) in (
        select series_id, at from readings final where made > {version:UInt64} and ${isSpokenOf})
        ${again ? isLateNotYet : ''}
      group by series_id, at`,
    query_params: params,
    clickhouse_settings: { do_not_merge_across_partitions_select_final: 1 },
  })

/** Not what an earlier attempt has kept. */
const isKeptNotYet = `and (series_id, at, version) not in (
  select series_id, at, version from readings_history where load_id = {loadId:UInt32})`
const isLateNotYet = `and (series_id, at) not in (
  select series_id, at from readings_history where load_id = {loadId:UInt32} and version = {version:UInt64})`
