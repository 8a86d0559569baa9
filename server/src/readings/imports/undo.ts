import type { LoadKind, ReadingLoad } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { auditLoad } from './audit-load'
import { checkWorkedOut, importReadings } from './import-readings'
import { businessesOf } from './load-repository'
import { versionOf } from './load-version'
import { visibleLoad, type Loads } from './loads'
import { sentBy } from './sent-by'
import type { PartOfLoad } from './slices'
import { stagePutBack } from './stage-put-back'
import { meaningOfLoads, undoneLoads } from './undone-loads'

/**
 * Called once what was there before has been set aside, with the load that the first of a chain of undoes undid and
 * the loads that count for nothing then.
 */
export type AfterUndo = (
  loads: Loads,
  undo: { undoId: number; of: { id: number; kind: LoadKind }; undone: ReadonlySet<number> },
) => Promise<void>

/**
 * Takes the readings of a load out of force wherever they are, and puts the latest one there that came by a load which
 * is not undone; or takes that back. In whatever order loads arrive, are undone and are brought back, it comes to the
 * same. What was corrected since stays as it is. An undo is a load, so that it can be undone. Throws a Problem: 404 for
 * a load that the user does not see, 403 for one that concerns series that the user does not see, 409 for one that
 * cannot be undone (any more).
 */
export async function undoLoad(
  loads: Loads,
  id: number,
  user: SignedInUser,
  afterUndo?: AfterUndo,
): Promise<ReadingLoad> {
  const { entities, readings } = loads.stores
  const load = await visibleLoad(loads, id, user.visibleBusinessIds)
  if (load.partial) throw new Problem(403, 'LOAD_PARTLY_SEEN')
  if (load.undoableUntil === null) throw new Problem(409, 'LOAD_NOT_UNDOABLE')
  const imported = await importReadings(loads, {
    load: { kind: 'UNDO', ...sentBy(user), asOf: new Date(), undoes: id },
    alone: true,
    stage: async (undoId) => {
      const undone = await undoneLoads(entities.db, id)
      const of = await firstUndone(loads, load)
      const extent = await extentOf(loads, [of.id, id])
      const seriesIds = extent.map(({ seriesId }) => seriesId)
      const businessIds = (await businessesOf(entities.db, seriesIds)).map(({ businessId }) => businessId)
      // What it took back may concern more series than it put back itself.
      if (!businessIds.every((businessId) => user.visibleBusinessIds.includes(businessId)))
        throw new Problem(403, 'LOAD_PARTLY_SEEN')
      await stagePutBack(readings, {
        ...{ undoId, load: of.id, undone, extent },
        versionOfUndo: versionOf(new Date(load.asOf), id),
        ...(await meaningOfLoads(entities.db, seriesIds)),
      })
      await afterUndo?.(loads, { undoId, of, undone })
      return businessIds
    },
    check: (undoId) => checkWorkedOut(loads, undoId, { readingCount: 0, kept: true }),
    keep: async (db, undoId, businessIds) => {
      const marked = await db
        .updateTable('reading_load')
        .set({ undone_by: undoId })
        .where('id', '=', id)
        .where('undone_by', 'is', null)
        .executeTakeFirst()
      if (Number(marked.numUpdatedRows) === 0) throw new Problem(409, 'LOAD_NOT_UNDOABLE')
      await auditLoad(loads.audit, db, { action: 'readings.load-undone', actor: user, id, businessIds })
    },
  })
  return imported!.load
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

/** What any of the loads speaks of. */
async function extentOf({ stores }: Loads, ids: readonly number[]): Promise<PartOfLoad[]> {
  const rows = await stores.entities.db
    .selectFrom('reading_load_series')
    .select(['series_id', 'reading_count', 'first_at', 'last_at'])
    .where('load_id', 'in', ids)
    .execute()
  return rows.map(({ series_id, reading_count, first_at, last_at }) => ({
    ...{ seriesId: series_id, count: reading_count },
    ...{ first: first_at.getTime() / 1000, last: last_at.getTime() / 1000 },
  }))
}
