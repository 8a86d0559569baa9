import type { ReadingLoad } from '@energycockpit/contract'
import type { AuditLog } from '../../audit/audit-log'
import { Problem } from '../../http/problem'
import { beginLoad, endLoad, findLoads, forgetLoad, type NewLoad } from './load-repository'
import { finishLeft, finishOne, type LoadsLog } from './finish-imports'
import { finishDue, finishInTurn, resumeLoads } from './resume-loads'
import type { Stores } from './settle'
import { dropStaged } from './staged-readings'
import { TurnLost, turnsOfProcess, turnsOfStore, type Turn, type Turns } from './turns'

/** Everything that changes readings goes through here, one load after the other. */
export interface Loads {
  readonly stores: Stores
  readonly audit: AuditLog
  /**
   * Begins a load, lets `prepare` say what becomes of it, and writes it where that is 'committed'; see
   * `importReadings`, which is the way to all of it. `alone`: nothing is written beside it from the first step to the
   * last. Whatever `prepare` throws leaves nothing behind but a load that failed.
   */
  begin(
    load: NewLoad,
    how: { alone: boolean },
    prepare: (id: number) => Promise<Prepared>,
  ): Promise<{ load: ReadingLoad; repeated: boolean } | null>
  /**
   * Writes what a load has set aside, unless that is done already; answers the load. Throws a Problem (503) where it
   * is to be tried later, which happens by itself; `anyway`: it is tried now all the same.
   */
  finish(id: number, anyway?: boolean): Promise<ReadingLoad>
  /** Nothing is written beside it. */
  readonly inTurn: Turns
  /** Finishes what a server that was killed has left behind; never throws because of one load. */
  resume(): Promise<void>
  /** Tries what could not be finished, as far as it is time; asks before each whether to go on. */
  finishDue(goesOn?: () => boolean): Promise<void>
}

/** `nothing`: it is as if nobody had begun. `same`: the load that is answered in its place. */
export type Prepared = 'nothing' | 'committed' | { same: number }

/** Without a log, what fails in the background is seen on the page of the system's status only. */
const noLog: LoadsLog = { error: () => undefined }

export function createLoads(
  stores: Stores,
  audit: AuditLog,
  { log = noLog, turns }: { log?: LoadsLog; turns?: Turns } = {},
): Loads {
  const { db } = stores.entities
  // The embedded engine is ours alone; beside a server of it, another process may be at work on a load.
  const alone = stores.readings.engine === 'chdb'
  const inTurn = turns ?? (alone ? turnsOfProcess() : turnsOfStore(db))
  const parts = { stores, log, inTurn, alone }

  /** For whoever has sent it, and so sees all of it. */
  const loadOf = async (id: number): Promise<ReadingLoad> => {
    const [load] = await findLoads(db, { visible: 'everything', id })
    return load!
  }

  const finish: Loads['finish'] = async (id, anyway = false) => {
    const problem = await finishInTurn(parts, id, { anyway })
    if (problem) throw problem
    return loadOf(id)
  }

  const giveUp = async (id: number): Promise<void> => {
    await dropStaged(stores.readings, id)
    await endLoad(db, id, 'FAILED')
  }

  const forget = async (id: number): Promise<void> => {
    await dropStaged(stores.readings, id)
    await forgetLoad(db, id)
  }

  /** From the first step to the last in one turn; `again` where that was lost before the load was committed. */
  const inOneTurn = (id: number, prepare: (id: number) => Promise<Prepared>) =>
    inTurn(async (turn): Promise<Prepared | 'written' | 'again'> => {
      try {
        await finishLeft(stores, log, turn)
        await db.updateTable('reading_load').set({ turn: turn.fence }).where('id', '=', id).execute()
        const prepared = await prepare(id)
        if (prepared !== 'committed') return prepared
        const problem = await finishOne(stores, log, { id, turn, anyway: true })
        if (problem) throw problem
        return 'written'
      } catch (error) {
        if (await isLost(turn, error)) return 'again'
        throw error
      }
    })

  const begin: Loads['begin'] = async (load, { alone }, prepare) => {
    const id = await beginLoad(db, load)
    try {
      for (;;) {
        const came = alone ? await inOneTurn(id, prepare) : await prepare(id)
        if (came === 'written') return { load: await loadOf(id), repeated: false }
        // Committed before the turn was lost, it can be written in any other.
        if (came === 'committed' || (came === 'again' && (await isCommitted(db, id))))
          return { load: await finish(id), repeated: false }
        await dropStaged(stores.readings, id)
        if (came === 'again') continue
        await forgetLoad(db, id)
        // That one may be under way by another request, or have been left there by one that failed.
        return came === 'nothing' ? null : { load: await finish(came.same), repeated: true }
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
    inTurn,
    resume: () => resumeLoads(parts),
    finishDue: (goesOn = () => true) => finishDue(parts, goesOn),
  }
}

/** Whether an error came of a turn that another has: the entity store refuses what is closed in it. */
const isLost = (turn: Turn, error: unknown): Promise<boolean> =>
  error instanceof TurnLost
    ? Promise.resolve(true)
    : turn.check().then(
        () => false,
        (reason: unknown) => reason instanceof TurnLost,
      )

const isBehindAnother = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'IMPORT_UNFINISHED'

/** Also of one that has ended, or is forgotten. */
async function isCommitted(db: Stores['entities']['db'], id: number): Promise<boolean> {
  const load = await db.selectFrom('reading_load').select('state').where('id', '=', id).executeTakeFirst()
  return load?.state !== 'STAGING'
}

/** The load, or the part of it that the user sees; throws a Problem (404) where that is nothing. */
export async function visibleLoad(
  { stores }: Loads,
  id: number,
  visible: readonly number[],
): Promise<ReadingLoad> {
  const [load] = await findLoads(stores.entities.db, { visible, id })
  if (!load) throw new Problem(404, 'NOT_FOUND')
  return load
}
