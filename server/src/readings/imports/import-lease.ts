import { sql, type Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/**
 * A lease as its holder has it. Who was paused for longer than it is held (a suspended machine, a stopped process) may
 * have lost it to another without knowing.
 */
export interface ImportLease {
  /** Greater than that of every lease before; null where nobody but this process can have it. */
  fence: number | null
  /** Throws LeaseLost when another has the lease. Asked right before each write to the engine. */
  check(): Promise<void>
  /** As `check`, and nobody takes the lease before the transaction ends. */
  holdIn(transaction: Database): Promise<void>
}

export class LeaseLost extends Error {
  constructor() {
    super('another process has taken the lease meanwhile')
    this.name = 'LeaseLost'
  }
}

/** Does one thing after the other; what fails holds up nothing behind it. */
export type Leases = <T>(work: (lease: ImportLease) => Promise<T>) => Promise<T>

/** Does what is safe to begin again in as many leases as it takes. */
export async function withSomeLease<T>(
  withLease: Leases,
  work: (lease: ImportLease) => Promise<T>,
): Promise<T> {
  for (;;)
    try {
      return await withLease(work)
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
    }
}

const nothing = () => Promise.resolve()
const onlyOurs: ImportLease = { fence: null, check: nothing, holdIn: nothing }

/** Among all that this process does. */
export function leasesOfProcess(): Leases {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const begin = () => work(onlyOurs)
    const lease = last.then(begin, begin)
    last = lease.catch(() => undefined)
    return lease
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
export function leasesOfStore(
  db: Database,
  { held, looked }: LeaseTimes = { held: 30_000, looked: 200 },
): Leases {
  const holder = randomUUID()
  const inProcess = leasesOfProcess()
  const until = sql<Date>`clock_timestamp() + ${held} * interval '1 millisecond'`

  const take = async (): Promise<number | undefined> => {
    const taken = await db
      .updateTable('import_lease')
      .set({ holder, held_until: until, fence: sql<number>`fence + 1` })
      .where('held_until', '<', sql<Date>`clock_timestamp()`)
      .returning('fence')
      .executeTakeFirst()
    return taken?.fence
  }
  /** Only the same lease: one that was lost is not taken back behind the back of whoever works on. */
  const change = (fence: number, held_until: typeof until) =>
    db.updateTable('import_lease').set({ held_until }).where('fence', '=', fence).execute()

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
        return await work(leaseOf(db, mine))
      } finally {
        clearInterval(renewing)
        // Whoever waits may go on when the time is over, too.
        await change(mine, sql<Date>`'-infinity'`).catch(() => undefined)
      }
    })
}

function leaseOf(db: Database, fence: number): ImportLease {
  const throwUnless = (row: { fence: number } | undefined) => {
    if (row?.fence !== fence) throw new LeaseLost()
  }
  return {
    fence,
    check: async () => throwUnless(await db.selectFrom('import_lease').select('fence').executeTakeFirst()),
    holdIn: async (transaction) =>
      throwUnless(await transaction.selectFrom('import_lease').select('fence').forShare().executeTakeFirst()),
  }
}
