import { randomUUID } from 'node:crypto'
import { Problem } from '../../http/problem'
import { commitImport, type CommittingImport } from './commit-import'
import type { Stores } from './stores'
import { LeaseLost, type ImportLease } from './import-lease'
import { blockingImportOf, storeFailure, storeWaiting } from './unfinished-imports'

export interface ImportsLog {
  error(details: object, message: string): void
}

/**
 * Tries to write what an import has set aside. Where that fails, or it has to wait for a half written one, that is kept
 * for a later attempt and answered as a Problem (503). Throws LeaseLost.
 */
export async function tryToFinish(
  stores: Stores,
  log: ImportsLog,
  { readingImport, lease }: { readingImport: CommittingImport; lease: ImportLease },
): Promise<Problem | undefined> {
  const { db } = stores.entities
  try {
    const waitsFor =
      readingImport.state === 'BACKING_UP' ? await blockingImportOf(stores, readingImport.id) : undefined
    if (waitsFor === undefined) {
      await commitImport(stores, readingImport, lease)
      return undefined
    }
    await storeWaiting(db, { id: readingImport.id, waitsFor, lease })
    return waiting(readingImport.id, `waits for import ${waitsFor} of the same series and period`)
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    const correlationId = await storeFailure(db, { id: readingImport.id, error, lease }).catch(
      // Whatever keeps the entity store from noting it, the import has arrived, and its sender is told so.
      (reason: unknown) => (reason instanceof LeaseLost ? Promise.reject(reason) : randomUUID()),
    )
    const details = { err: error, importId: readingImport.id, correlationId }
    log.error(details, 'An import could not be finished; it will be tried again')
    return waiting(readingImport.id, `could not be written (reference ${correlationId})`, error)
  }
}

/** What the sender of an import is told that is to be finished later. */
export const waiting = (id: number, why: string, cause?: unknown): Problem =>
  new Problem(503, 'IMPORT_WAITS', `import ${id} has arrived and ${why}: it will be finished by itself`, {
    cause,
  })

/** Finishes what those have left half written who had the lease before and were killed; never throws because of one. */
export async function finishLeft(stores: Stores, log: ImportsLog, lease: ImportLease): Promise<void> {
  const left = await stores.entities.db
    .selectFrom('reading_import as l')
    .leftJoin('unfinished_import as u', 'u.import_id', 'l.id')
    .select(['l.id', 'l.kind', 'l.as_of'])
    .where('l.state', '=', 'COMMITTING')
    // What has failed before is tried at its own time: it would hold up everybody.
    .where('u.import_id', 'is', null)
    .orderBy('l.id')
    .execute()
  for (const readingImport of left)
    await tryToFinish(stores, log, { readingImport: { ...readingImport, state: 'COMMITTING' }, lease })
}

/** Tries one, if it is still to be finished; `anyway`: also before its time. */
export async function finishOne(
  stores: Stores,
  log: ImportsLog,
  { id, lease, anyway }: { id: number; lease: ImportLease; anyway: boolean },
): Promise<Problem | undefined> {
  const readingImport = await stores.entities.db
    .selectFrom('reading_import as l')
    .leftJoin('unfinished_import as u', 'u.import_id', 'l.id')
    .select(['l.id', 'l.kind', 'l.as_of', 'l.state', 'u.next_at', 'u.correlation_id'])
    .where('l.id', '=', id)
    .executeTakeFirst()
  if (!readingImport || (readingImport.state !== 'BACKING_UP' && readingImport.state !== 'COMMITTING'))
    return undefined
  if (!anyway && readingImport.next_at !== null && readingImport.next_at.getTime() > Date.now())
    return waiting(id, `is not finished yet (reference ${readingImport.correlation_id})`)
  return tryToFinish(stores, log, { readingImport: { ...readingImport, state: readingImport.state }, lease })
}
