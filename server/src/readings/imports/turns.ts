import { sql, type Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/**
 * A turn as its holder has it. Who was paused for longer than it is held (a suspended machine, a stopped process) may
 * have lost it to another without knowing.
 */
export interface Turn {
  /** Greater than that of every turn before; null where nobody but this process can have it. */
  fence: number | null
  /** Throws TurnLost when another has the turn. Asked right before each write to the engine. */
  check(): Promise<void>
  /** As `check`, and nobody takes the turn before the transaction ends. */
  holdIn(transaction: Database): Promise<void>
}

export class TurnLost extends Error {
  constructor() {
    super('another process has taken the turn meanwhile')
    this.name = 'TurnLost'
  }
}

/** Does one thing after the other; what fails holds up nothing behind it. */
export type Turns = <T>(work: (turn: Turn) => Promise<T>) => Promise<T>

/** Does what is safe to begin again in as many turns as it takes. */
export async function inSomeTurn<T>(inTurn: Turns, work: (turn: Turn) => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await inTurn(work)
    } catch (error) {
      if (!(error instanceof TurnLost)) throw error
    }
}

const nothing = () => Promise.resolve()
const onlyOurs: Turn = { fence: null, check: nothing, holdIn: nothing }

/** Among all that this process does. */
export function turnsOfProcess(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const begin = () => work(onlyOurs)
    const turn = last.then(begin, begin)
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
  db: Database,
  { held, looked }: LeaseTimes = { held: 30_000, looked: 200 },
): Turns {
  const holder = randomUUID()
  const inProcess = turnsOfProcess()
  const until = sql<Date>`clock_timestamp() + ${held} * interval '1 millisecond'`

  const take = async (): Promise<number | undefined> => {
    const taken = await db
      .updateTable('reading_load_turn')
      .set({ holder, held_until: until, fence: sql<number>`fence + 1` })
      .where('held_until', '<', sql<Date>`clock_timestamp()`)
      .returning('fence')
      .executeTakeFirst()
    return taken?.fence
  }
  /** Only the same turn: one that was lost is not taken back behind the back of whoever works on. */
  const change = (fence: number, held_until: typeof until) =>
    db.updateTable('reading_load_turn').set({ held_until }).where('fence', '=', fence).execute()

  return (work) =>
    inProcess(async () => {
      let fence = await take()
      while (fence === undefined) {
        await delay(looked)
        fence = await take()
      }
      const mine = fence
      // One look at the store that fails is made up for by the next.
      const renewing = setInterval(() => void change(mine, until).catch(() => undefined), held / 3)
      try {
        return await work(turnOf(db, mine))
      } finally {
        clearInterval(renewing)
        // Whoever waits may go on when the time is over, too.
        await change(mine, sql<Date>`'-infinity'`).catch(() => undefined)
      }
    })
}

function turnOf(db: Database, fence: number): Turn {
  const throwUnless = (row: { fence: number } | undefined) => {
    if (row?.fence !== fence) throw new TurnLost()
  }
  return {
    fence,
    check: async () =>
      throwUnless(await db.selectFrom('reading_load_turn').select('fence').executeTakeFirst()),
    holdIn: async (transaction) =>
      throwUnless(
        await transaction.selectFrom('reading_load_turn').select('fence').forShare().executeTakeFirst(),
      ),
  }
}
