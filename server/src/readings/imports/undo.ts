import type { ImportKind, ReadingImport } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { auditImport } from './audit-import'
import { checkWorkedOut, importReadings } from './import-readings'
import { businessesOf } from './import-repository'
import { versionOf } from './import-version'
import { visibleImport, type Imports } from './imports'
import { sentBy } from './sent-by'
import type { PartOfImport } from './slices'
import { stageRestored } from './stage-restored'
import { meaningOfImports, undoneImports } from './undone-imports'

/**
 * Called once what was there before has been set aside, with the import that the first of a chain of undoes undid and
 * the imports that count for nothing then.
 */
export type AfterUndo = (
  imports: Imports,
  undo: { undoId: number; of: { id: number; kind: ImportKind }; undone: ReadonlySet<number> },
) => Promise<void>

/**
 * Takes the readings of an import out of force wherever they are, and puts the latest one there that came by an import which
 * is not undone; or takes that back. In whatever order imports arrive, are undone and are brought back, it comes to the
 * same. What was corrected since stays as it is. An undo is an import, so that it can be undone. Throws a Problem: 404 for
 * an import that the user does not see, 403 for one that concerns series that the user does not see, 409 for one that
 * cannot be undone (any more).
 */
export async function undoImport(
  imports: Imports,
  id: number,
  user: SignedInUser,
  afterUndo?: AfterUndo,
): Promise<ReadingImport> {
  const { entities, readings } = imports.stores
  const readingImport = await visibleImport(imports, id, user.visibleBusinessIds)
  if (readingImport.partial) throw new Problem(403, 'IMPORT_PARTLY_VISIBLE')
  if (readingImport.undoableUntil === null) throw new Problem(409, 'IMPORT_NOT_UNDOABLE')
  const imported = await importReadings(imports, {
    readingImport: { kind: 'UNDO', ...sentBy(user), asOf: new Date(), undoes: id },
    alone: true,
    stage: async (undoId) => {
      const undone = await undoneImports(entities.db, id)
      const of = await firstUndone(imports, readingImport)
      const extent = await extentOf(imports, [of.id, id])
      const seriesIds = extent.map(({ seriesId }) => seriesId)
      const businessIds = (await businessesOf(entities.db, seriesIds)).map(({ businessId }) => businessId)
      // What it took back may concern more series than it put back itself.
      if (!businessIds.every((businessId) => user.visibleBusinessIds.includes(businessId)))
        throw new Problem(403, 'IMPORT_PARTLY_VISIBLE')
      await stageRestored(readings, {
        ...{ undoId, importId: of.id, undone, extent },
        versionOfUndo: versionOf(new Date(readingImport.asOf), id),
        ...(await meaningOfImports(entities.db, seriesIds)),
      })
      await afterUndo?.(imports, { undoId, of, undone })
      return businessIds
    },
    check: (undoId) => checkWorkedOut(imports, undoId, { readingCount: 0, kept: true }),
    keep: async (db, undoId, businessIds) => {
      const marked = await db
        .updateTable('reading_import')
        .set({ undone_by: undoId })
        .where('id', '=', id)
        .where('undone_by', 'is', null)
        .executeTakeFirst()
      if (Number(marked.numUpdatedRows) === 0) throw new Problem(409, 'IMPORT_NOT_UNDOABLE')
      await auditImport(imports.audit, db, { action: 'readings.import-undone', actor: user, id, businessIds })
    },
  })
  return imported!.readingImport
}

async function firstUndone({ stores: { entities } }: Imports, readingImport: ReadingImport) {
  let of: { id: number; kind: ImportKind; undoes: number | null } = readingImport
  while (of.undoes !== null)
    of = await entities.db
      .selectFrom('reading_import')
      .select(['id', 'kind', 'undoes'])
      .where('id', '=', of.undoes)
      .executeTakeFirstOrThrow()
  return of
}

/** What any of the imports speaks of. */
async function extentOf({ stores }: Imports, ids: readonly number[]): Promise<PartOfImport[]> {
  const rows = await stores.entities.db
    .selectFrom('reading_import_series')
    .select(['series_id', 'reading_count', 'first_at', 'last_at'])
    .where('import_id', 'in', ids)
    .execute()
  return rows.map(({ series_id, reading_count, first_at, last_at }) => ({
    ...{ seriesId: series_id, count: reading_count },
    ...{ first: first_at.getTime() / 1000, last: last_at.getTime() / 1000 },
  }))
}
