import type { LoadKind, ReadingLoad } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../identity/signed-in-user'
import { closeStaging } from './load-repository'
import { versionOf } from './load-version'
import { visibleLoad, type Loads } from './loads'
import { undoneLoads } from './undone-loads'

/**
 * Called once what was there before has been set aside, with the load that the first of a chain of undoes undid and
 * the loads that count for nothing then.
 */
export type AfterUndo = (
  loads: Loads,
  undo: { undoId: number; of: { id: number; kind: LoadKind }; undone: ReadonlySet<number> },
) => Promise<void>

const nothingWrong = { count: 0, kept: [] }

/**
 * Takes the readings of a load out of force wherever they are, and puts back what was there before, leaving out what
 * came by loads that are undone as well: in whatever order several are undone, it comes to the same. What was corrected
 * since stays as it is. An undo is a load, so that it can be undone. Throws a Problem: 404 for a load that the user
 * does not see, 409 for one that cannot be undone (any more).
 */
export async function undoLoad(
  loads: Loads,
  id: number,
  user: SignedInUser,
  afterUndo?: AfterUndo,
): Promise<ReadingLoad> {
  const { entities, readings } = loads.stores
  const load = await visibleLoad(loads, id, user.visibleBusinessIds)
  if (load.undoableUntil === null) throw new Problem(409, 'LOAD_NOT_UNDOABLE')
  return loads.runAlone(
    { kind: 'UNDO', businessId: user.clientBusinessId, actor: user, asOf: new Date(), undoes: id },
    async (undoId) => {
      const undone = await undoneLoads(entities.db, id)
      await readings.client.command({
        query: stagePutBack(load.kind === 'UNDO' ? 'version = {version:UInt64}' : 'load_id = {id:UInt32}'),
        query_params: {
          ...{ undoId, id, version: versionOf(new Date(load.asOf), id) },
          ...(await extentOf(loads, load)),
          undone: [...undone],
        },
        clickhouse_settings: { do_not_merge_across_partitions_select_final: 1 },
      })
      await afterUndo?.(loads, { undoId, of: await firstUndone(loads, load), undone })
      await entities.db.transaction().execute(async (db) => {
        const marked = await db
          .updateTable('reading_load')
          .set({ undone_by: undoId })
          .where('id', '=', id)
          .where('undone_by', 'is', null)
          .executeTakeFirst()
        if (Number(marked.numUpdatedRows) === 0) throw new Problem(409, 'LOAD_NOT_UNDOABLE')
        const arrived = { contentHash: null, readingCount: 0, faults: nothingWrong }
        await closeStaging(db, undoId, arrived)
        await loads.audit.write(db, {
          action: 'readings.load-undone',
          actor: user,
          subject: { id: String(id), name: `#${id}` },
          businessId: user.clientBusinessId,
        })
      })
    },
  )
}

async function firstUndone({ stores: { entities } }: Loads, load: ReadingLoad) {
  let of: { id: number; kind: LoadKind; undoes: number | null } = load
  while (of.undoes !== null)
    of = await entities.db
      .selectFrom('reading_load')
      .select(['id', 'kind', 'undoes'])
      .where('id', '=', of.undoes)
      .executeTakeFirstOrThrow()
  return of
}

/** What an undo has put back has come by another load than the undo, which is known by its version only. */
const stagePutBack = (isOfTheLoad: string) => {
  const inForce = `
    select series_id, at from readings final
    where ${isOfTheLoad} and series_id in {series:Array(UInt32)}
      and at >= toDateTime({first:UInt32}, 'UTC') and at <= toDateTime({last:UInt32}, 'UTC')`
  return `
    insert into readings_staged (load_id, series_id, at, value, quality, line, origin)
    select {undoId:UInt32}, c.series_id, c.at,
      if(h.known, h.value, 0), if(h.known, h.quality, 'missing'), 0, if(h.known, h.origin, {undoId:UInt32})
    from (${inForce}) c
    left join (
      select series_id, at, argMax(r.value, r.version) as value, argMax(r.quality, r.version) as quality,
        argMax(r.origin, r.version) as origin, true as known
      from readings_history as r
      where (series_id, at) in (${inForce}) and not has({undone:Array(UInt32)}, r.origin)
      group by series_id, at) h
    on c.series_id = h.series_id and c.at = h.at`
}

async function extentOf({ stores }: Loads, load: ReadingLoad) {
  const series = await stores.entities.db
    .selectFrom('reading_load_series')
    .select('series_id')
    .where('load_id', '=', load.id)
    .execute()
  const second = (instant: string | null) => (instant === null ? 0 : Date.parse(instant) / 1000)
  return {
    series: series.map(({ series_id }) => series_id),
    first: second(load.firstAt),
    last: second(load.lastAt),
  }
}
