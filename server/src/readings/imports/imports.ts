import type { ReadingImport } from '@energycockpit/contract'
import type { AuditLog } from '../../audit/audit-log'
import { Problem } from '../../http/problem'
import { beginImport, endImport, findImports, forgetImport, type NewImport } from './import-repository'
import { finishLeft, finishOne, type ImportsLog } from './finish-imports'
import { finishDue, finishWithLease, resumeImports } from './resume-imports'
import type { Stores } from './stores'
import { dropStaged } from './staged-readings'
import { LeaseLost, leasesOfProcess, leasesOfStore, type ImportLease, type Leases } from './import-lease'

/** Everything that changes readings goes through here, one import after the other. */
export interface Imports {
  readonly stores: Stores
  readonly audit: AuditLog
  /**
   * Begins an import, lets `prepare` say what becomes of it, and writes it where that is 'committed'; see
   * `importReadings`, which is the way to all of it. `alone`: nothing is written beside it from the first step to the
   * last. Whatever `prepare` throws leaves nothing behind but an import that failed.
   */
  begin(
    readingImport: NewImport,
    how: { alone: boolean },
    prepare: (id: number) => Promise<Prepared>,
  ): Promise<{ readingImport: ReadingImport; repeated: boolean } | null>
  /**
   * Writes what an import has set aside, unless that is done already; answers the import. Throws a Problem (503) where it
   * is to be tried later, which happens by itself; `anyway`: it is tried now all the same.
   */
  finish(id: number, anyway?: boolean): Promise<ReadingImport>
  /** Nothing is written beside it. */
  readonly withLease: Leases
  /** Finishes what a server that was killed has left behind; never throws because of one import. */
  resume(): Promise<void>
  /** Tries what could not be finished, as far as it is time; asks before each whether to go on. */
  finishDue(goesOn?: () => boolean): Promise<void>
}

/** `nothing`: it is as if nobody had begun. `same`: the import that is answered in its place. */
export type Prepared = 'nothing' | 'committed' | { same: number }

/** Without a log, what fails in the background is seen on the page of the system's status only. */
const noLog: ImportsLog = { error: () => undefined }

export function createImports(
  stores: Stores,
  audit: AuditLog,
  { log = noLog, leases }: { log?: ImportsLog; leases?: Leases } = {},
): Imports {
  const { db } = stores.entities
  // The embedded engine is ours alone; beside a server of it, another process may be at work on an import.
  const alone = stores.readings.engine === 'chdb'
  const withLease = leases ?? (alone ? leasesOfProcess() : leasesOfStore(db))
  const parts = { stores, log, withLease, alone }

  /** For whoever has sent it, and so sees all of it. */
  const importOf = async (id: number): Promise<ReadingImport> => {
    const [readingImport] = await findImports(db, { visible: 'everything', id })
    return readingImport!
  }

  const finish: Imports['finish'] = async (id, anyway = false) => {
    const problem = await finishWithLease(parts, id, { anyway })
    if (problem) throw problem
    return importOf(id)
  }

  /** Came to nothing, and the entity store could not even note that: with a full disk, until there is room again. */
  const toGiveUp = new Set<number>()

  /** What it had set aside is seen by nobody, so that it is no reason to leave it as if it were still arriving. */
  const giveUp = async (id: number): Promise<void> => {
    toGiveUp.add(id)
    await dropStaged(stores.readings, id).catch(() => undefined)
    await endImport(db, id, 'FAILED')
    toGiveUp.delete(id)
  }

  const forget = async (id: number): Promise<void> => {
    await dropStaged(stores.readings, id)
    await forgetImport(db, id)
  }

  /** From the first step to the last in one lease; `again` where that was lost before the import was committed. */
  const withOneLease = (id: number, prepare: (id: number) => Promise<Prepared>) =>
    withLease(async (lease): Promise<Prepared | 'written' | 'again'> => {
      try {
        await finishLeft(stores, log, lease)
        await db.updateTable('reading_import').set({ lease: lease.fence }).where('id', '=', id).execute()
        const prepared = await prepare(id)
        if (prepared !== 'committed') return prepared
        const problem = await finishOne(stores, log, { id, lease, anyway: true })
        if (problem) throw problem
        return 'written'
      } catch (error) {
        if (await isLost(lease, error)) return 'again'
        throw error
      }
    })

  const begin: Imports['begin'] = async (readingImport, { alone }, prepare) => {
    const id = await beginImport(db, readingImport)
    try {
      for (;;) {
        const came = alone ? await withOneLease(id, prepare) : await prepare(id)
        if (came === 'written') return { readingImport: await importOf(id), repeated: false }
        // Committed before the lease was lost, it can be written in any other.
        if (came === 'committed' || (came === 'again' && (await isCommitted(db, id))))
          return { readingImport: await finish(id), repeated: false }
        await dropStaged(stores.readings, id)
        if (came === 'again') continue
        await forgetImport(db, id)
        // That one may be under way by another request, or have been left there by one that failed.
        return came === 'nothing' ? null : { readingImport: await finish(came.same), repeated: true }
      }
    } catch (error) {
      // What cannot even be looked up is given up by the next start.
      if (!(await isCommitted(db, id).catch(() => true)))
        await (isBehindAnother(error) ? forget(id) : giveUp(id)).catch(() => undefined)
      throw error
    }
  }

  return {
    stores,
    audit,
    finish,
    begin,
    withLease,
    resume: () => resumeImports(parts),
    finishDue: async (goesOn = () => true) => {
      for (const id of toGiveUp) await giveUp(id)
      await finishDue(parts, goesOn)
    },
  }
}

/** Whether an error came of a lease that another has: the entity store refuses what is closed in it. */
const isLost = (lease: ImportLease, error: unknown): Promise<boolean> =>
  error instanceof LeaseLost
    ? Promise.resolve(true)
    : lease.check().then(
        () => false,
        (reason: unknown) => reason instanceof LeaseLost,
      )

const isBehindAnother = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'IMPORT_UNFINISHED'

/** Also of one that has ended, or is forgotten. */
async function isCommitted(db: Stores['entities']['db'], id: number): Promise<boolean> {
  const readingImport = await db
    .selectFrom('reading_import')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return readingImport?.state !== 'STAGING'
}

/** The import, or the part of it that the user sees; throws a Problem (404) where that is nothing. */
export async function visibleImport(
  { stores }: Imports,
  id: number,
  visible: readonly number[],
): Promise<ReadingImport> {
  const [readingImport] = await findImports(stores.entities.db, { visible, id })
  if (!readingImport) throw new Problem(404, 'NOT_FOUND')
  return readingImport
}
