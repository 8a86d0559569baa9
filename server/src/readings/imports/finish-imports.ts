import { Problem } from '../../http/problem'
import { settle, type SettlingLoad, type Stores } from './settle'
import { TurnLost, type Turn } from './turns'
import { inTheWayOf, keepFailure, keepWaiting } from './unfinished-imports'

export interface LoadsLog {
  error(details: object, message: string): void
}

/**
 * Tries to write what an import has set aside. Where that fails, or it has to wait for a half written one, that is kept
 * for a later attempt and answered as a Problem (503). Throws TurnLost, and what the entity store says when it cannot
 * even keep that.
 */
export async function tryToFinish(
  stores: Stores,
  log: LoadsLog,
  { load, turn }: { load: SettlingLoad; turn: Turn },
): Promise<Problem | undefined> {
  const { db } = stores.entities
  try {
    const waitsFor = load.state === 'KEEPING' ? await inTheWayOf(stores, load.id) : undefined
    if (waitsFor === undefined) {
      await settle(stores, load, turn)
      return undefined
    }
    await keepWaiting(db, { id: load.id, waitsFor, turn })
    return waiting(load.id, `waits for import ${waitsFor} of the same series and period`)
  } catch (error) {
    if (error instanceof TurnLost) throw error
    const correlationId = await keepFailure(db, { id: load.id, error, turn })
    const details = { err: error, loadId: load.id, correlationId }
    log.error(details, 'An import could not be finished; it will be tried again')
    return waiting(load.id, `could not be written (reference ${correlationId})`, error)
  }
}

/** What the sender of an import is told that is to be finished later. */
export const waiting = (id: number, why: string, cause?: unknown): Problem =>
  new Problem(503, 'IMPORT_WAITS', `import ${id} has arrived and ${why}: it will be finished by itself`, {
    cause,
  })

/** Finishes what those have left half written who had the turn before and were killed; never throws because of one. */
export async function finishLeft(stores: Stores, log: LoadsLog, turn: Turn): Promise<void> {
  const left = await stores.entities.db
    .selectFrom('reading_load as l')
    .leftJoin('unfinished_import as u', 'u.load_id', 'l.id')
    .select(['l.id', 'l.kind', 'l.as_of'])
    .where('l.state', '=', 'WRITING')
    // What has failed before is tried at its own time: it would hold up everybody.
    .where('u.load_id', 'is', null)
    .orderBy('l.id')
    .execute()
  for (const load of left) await tryToFinish(stores, log, { load: { ...load, state: 'WRITING' }, turn })
}

/** Tries one, if it is still to be finished; `anyway`: also before its time. */
export async function finishOne(
  stores: Stores,
  log: LoadsLog,
  { id, turn, anyway }: { id: number; turn: Turn; anyway: boolean },
): Promise<Problem | undefined> {
  const load = await stores.entities.db
    .selectFrom('reading_load as l')
    .leftJoin('unfinished_import as u', 'u.load_id', 'l.id')
    .select(['l.id', 'l.kind', 'l.as_of', 'l.state', 'u.next_at', 'u.correlation_id'])
    .where('l.id', '=', id)
    .executeTakeFirst()
  if (!load || (load.state !== 'KEEPING' && load.state !== 'WRITING')) return undefined
  if (!anyway && load.next_at !== null && load.next_at.getTime() > Date.now())
    return waiting(id, `is not finished yet (reference ${load.correlation_id})`)
  return tryToFinish(stores, log, { load: { ...load, state: load.state }, turn })
}
