import { sql, type Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Tables } from '../../entities/tables'

/** Does one thing after the other; what fails holds up nothing behind it. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** Among all that this process does. */
export function turnsOfProcess(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Times in milliseconds. */
interface LeaseTimes {
  /** So long a process that was killed holds up the others. */
  held: number
  /** How often one that is waiting looks. */
  looked: number
}

/** Among all processes of one entity store: the holder's name and until when it holds stand in a row there. */
export function turnsOfStore(
  db: Kysely<Tables>,
  { held, looked }: LeaseTimes = { held: 30_000, looked: 200 },
): Turns {
  const holder = randomUUID()
  const inProcess = turnsOfProcess()
  const until = sql<Date>`clock_timestamp() + ${held} * interval '1 millisecond'`

  const take = async (): Promise<boolean> => {
    const taken = await db
      .updateTable('reading_load_turn')
      .set({ holder, held_until: until })
      .where(({ or, eb }) =>
        or([eb('holder', '=', holder), eb('held_until', '<', sql<Date>`clock_timestamp()`)]),
      )
      .executeTakeFirst()
    return Number(taken.numUpdatedRows) > 0
  }
  const giveBack = () =>
    db
      .updateTable('reading_load_turn')
      .set({ held_until: sql<Date>`'-infinity'` })
      .where('holder', '=', holder)
      .execute()

  return (work) =>
    inProcess(async () => {
      while (!(await take())) await delay(looked)
      // One look at the store that fails is made up for by the next.
      const renewing = setInterval(() => void take().catch(() => undefined), held / 3)
      try {
        return await work()
      } finally {
        clearInterval(renewing)
        // Whoever waits may go on when the time is over, too.
        await giveBack().catch(() => undefined)
      }
    })
}
