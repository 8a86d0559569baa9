import type { ReadingLoad } from '@energycockpit/contract'
import type { AuditLog } from '../../audit/audit-log'
import { Problem } from '../../http/problem'
import { beginLoad, endLoad, findLoads, forgetLoad, type NewLoad } from './load-repository'
import { settle, type Stores } from './settle'
import { dropStaged, stagedLoads } from './staged-readings'
import { turnsOfProcess, turnsOfStore } from './turns'

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
  /** Writes what a load has set aside, unless that is done already; answers the load. */
  finish(id: number): Promise<ReadingLoad>
  /** Finishes what a server that was killed has left behind. */
  resume(): Promise<void>
}

/** `settled`: it is in KEEPING and wants to be written. Else the load that is answered in its place. */
export type Staged = { settled: true } | { settled: false; answer: ReadingLoad }

/** Nothing arrives for so long, milliseconds. */
const givenUpAfter = 30 * 60_000

export function createLoads(stores: Stores, audit: AuditLog): Loads {
  const { db } = stores.entities
  // The embedded engine is ours alone; beside a server of it, another process may be at work on a load.
  const alone = stores.readings.engine === 'chdb'
  const inTurn = alone ? turnsOfProcess() : turnsOfStore(db)

  const loadOf = async (id: number): Promise<ReadingLoad> => {
    const { client_business_id } = await db
      .selectFrom('reading_load')
      .select('client_business_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [load] = await findLoads(db, { visible: [client_business_id], id })
    return load!
  }

  /** In turn: what somebody is said to be writing then has been left by them, and is finished before. */
  const settleLeft = async (id?: number): Promise<void> => {
    const left = await db
      .selectFrom('reading_load')
      .select(['id', 'kind', 'state', 'as_of'])
      .where('state', 'in', ['KEEPING', 'WRITING'])
      .where(({ or, eb }) => or([eb('state', '=', 'WRITING'), eb('id', '=', id ?? 0)]))
      .orderBy('state', 'desc')
      .orderBy('id')
      .execute()
    for (const load of left)
      await settle(stores, { ...load, state: load.state === 'WRITING' ? 'WRITING' : 'KEEPING' })
  }

  const finish = async (id: number): Promise<ReadingLoad> => {
    await inTurn(() => settleLeft(id))
    return loadOf(id)
  }

  const giveUp = async (id: number): Promise<void> => {
    await dropStaged(stores.readings, id)
    await endLoad(db, id, 'FAILED')
  }

  const orGiveUp = async <T>(id: number, stage: () => Promise<T>): Promise<T> => {
    try {
      return await stage()
    } catch (error) {
      await giveUp(id).catch(() => undefined)
      throw error
    }
  }

  const runAloneIfAnything: Loads['runAloneIfAnything'] = async (load, stage) => {
    const id = await beginLoad(db, load)
    const anything = await inTurn(async () => {
      const staged = await orGiveUp(id, async () => {
        await settleLeft()
        return stage(id)
      })
      if (staged) await settleLeft(id)
      else await dropStaged(stores.readings, id)
      return staged
    })
    if (anything) return loadOf(id)
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
    async resume() {
      const unfinished = await db
        .selectFrom('reading_load')
        .select(['id', 'state', 'heard_at'])
        .where('state', 'in', ['STAGING', 'KEEPING', 'WRITING'])
        .orderBy('id')
        .execute()
      for (const { id, state, heard_at } of unfinished)
        if (state !== 'STAGING') await finish(id)
        else if (alone || heard_at.getTime() < Date.now() - givenUpAfter) await giveUp(id)
      await dropForgotten(stores)
    },
  }
}

/** What was set aside by loads that have ended: their server was killed just before it forgot it. */
async function dropForgotten({ entities, readings }: Stores): Promise<void> {
  const staged = await stagedLoads(readings)
  const unfinished = await entities.db
    .selectFrom('reading_load')
    .select('id')
    .where('state', 'in', ['STAGING', 'KEEPING', 'WRITING'])
    .execute()
  const needed = new Set(unfinished.map(({ id }) => id))
  for (const id of staged) if (!needed.has(id)) await dropStaged(readings, id)
}

/** The load as the user may see it; throws a Problem (404) for one of a foreign business. */
export async function visibleLoad(
  { stores }: Loads,
  id: number,
  visible: readonly number[],
): Promise<ReadingLoad> {
  const [load] = await findLoads(stores.entities.db, { visible, id })
  if (!load) throw new Problem(404, 'NOT_FOUND')
  return load
}
