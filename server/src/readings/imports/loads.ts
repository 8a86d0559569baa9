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
   * Begins a load, lets `stage` set readings aside and say what becomes of them, and ends it: whatever `stage`
   * throws leaves nothing behind but a load that failed. Answers the load that the readings came by.
   */
  run(load: NewLoad, stage: (id: number) => Promise<Staged>): Promise<ReadingLoad>
  /** As `run`, for what depends on the readings that are in force: nothing is written between staging and writing. */
  runAlone(load: NewLoad, stage: (id: number) => Promise<void>): Promise<ReadingLoad>
  /** As `runAlone`; where `stage` answers false there was nothing to do, and it is as if nobody had begun. */
  runAloneIfAnything(load: NewLoad, stage: (id: number) => Promise<boolean>): Promise<ReadingLoad | null>
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

/** `settled`: it is in KEEPING and wants to be written. Else the load that is answered in its place. */
export type Staged = { settled: true } | { settled: false; answer: ReadingLoad }

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

  const orGiveUp = async <T>(id: number, stage: () => Promise<T>): Promise<T> => {
    try {
      return await stage()
    } catch (error) {
      await giveUp(id).catch(() => undefined)
      throw error
    }
  }

  /** Sets aside and writes in one turn; `again` where that was lost before the load was closed. */
  const inOneTurn = (id: number, stage: (id: number) => Promise<boolean>) =>
    inTurn(async (turn): Promise<'done' | 'nothing' | 'again'> => {
      try {
        await finishLeft(stores, log, turn)
        await db.updateTable('reading_load').set({ turn: turn.fence }).where('id', '=', id).execute()
        if (!(await stage(id))) return 'nothing'
        const problem = await finishOne(stores, log, { id, turn, anyway: true })
        if (problem) throw problem
        return 'done'
      } catch (error) {
        if (await isLost(turn, error)) return 'again'
        throw error
      }
    })

  const runAloneIfAnything: Loads['runAloneIfAnything'] = async (load, stage) => {
    const id = await beginLoad(db, load)
    try {
      for (;;) {
        const came = await inOneTurn(id, stage)
        if (came === 'done') return await loadOf(id)
        // Closed before the turn was lost, it can be written in any other.
        if (await isClosed(db, id)) return await finish(id)
        await dropStaged(stores.readings, id)
        if (came === 'nothing') break
      }
    } catch (error) {
      if (!(await isClosed(db, id)))
        await (isBehindAnother(error) ? forget(id) : giveUp(id)).catch(() => undefined)
      throw error
    }
    await forgetLoad(db, id)
    return null
  }

  return {
    stores,
    audit,
    finish,
    async run(load, stage) {
      const id = await beginLoad(db, load)
      const staged = await orGiveUp(id, () => stage(id))
      return staged.settled ? finish(id) : staged.answer
    },
    async runAlone(load, stage) {
      const done = await runAloneIfAnything(load, async (id) => {
        await stage(id)
        return true
      })
      return done!
    },
    runAloneIfAnything,
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

async function isClosed(db: Stores['entities']['db'], id: number): Promise<boolean> {
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
