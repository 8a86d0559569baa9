import { endImport } from './import-repository'
import { finishLeft, finishOne, type ImportsLog } from './finish-imports'
import type { Stores } from './stores'
import { dropStaged, stagedImports } from './staged-readings'
import { withSomeLease, type Leases } from './import-lease'

interface Resuming {
  stores: Stores
  log: ImportsLog
  withLease: Leases
  /** Whether no other process is at work on imports. */
  alone: boolean
}

/** Nothing arrives for so long, milliseconds. */
const givenUpAfter = 30 * 60_000
/** Whoever finishes an import does so within this, or has been killed, milliseconds. */
const leftAfter = 5 * 60_000

/**
 * Finishes or gives up what a server that was killed has left behind. What could not be finished before is tried soon
 * after the start instead of before it, and nothing that is wrong with one import keeps the server from starting.
 */
export async function resumeImports(resuming: Resuming): Promise<void> {
  const { stores, alone } = resuming
  const { db } = stores.entities
  await db.updateTable('unfinished_import').set({ next_at: new Date() }).execute()
  const unfinished = await db
    .selectFrom('reading_import as l')
    .leftJoin('unfinished_import as u', 'u.import_id', 'l.id')
    .select(['l.id', 'l.state', 'l.heard_at', 'u.import_id as failed'])
    .where('l.state', 'in', ['STAGING', 'BACKING_UP', 'COMMITTING'])
    .orderBy('l.id')
    .execute()
  for (const { id, state, heard_at, failed } of unfinished)
    if (state !== 'STAGING') {
      if (failed === null) await finishWithLease(resuming, id, { anyway: false })
    } else if (alone || isGivenUp(heard_at)) await giveUp(resuming, id)
  await dropForgotten(resuming)
}

/** Tries what is to be tried by now, and what another server has left behind. */
export async function finishDue(resuming: Resuming, goesOn: () => boolean): Promise<void> {
  const { stores, alone } = resuming
  const { db } = stores.entities
  const before = (milliseconds: number) => new Date(Date.now() - milliseconds)
  const due = await db
    .selectFrom('reading_import as l')
    .leftJoin('unfinished_import as u', 'u.import_id', 'l.id')
    .select(['l.id', 'l.state'])
    .where('l.state', 'in', ['STAGING', 'BACKING_UP', 'COMMITTING'])
    .where(({ or, and, eb }) =>
      or([
        eb('u.next_at', '<=', new Date()),
        and([eb('u.import_id', 'is', null), eb('l.heard_at', '<', before(givenUpAfter))]),
        and([
          eb('u.import_id', 'is', null),
          eb('l.state', '!=', 'STAGING'),
          eb('l.heard_at', '<', before(leftAfter)),
        ]),
      ]),
    )
    .orderBy('l.id')
    .execute()
  for (const { id, state } of due) {
    if (!goesOn()) return
    // Beside the embedded engine whoever brings it is in this very process.
    if (state !== 'STAGING') await finishWithLease(resuming, id, { anyway: false })
    else if (!alone) await giveUp(resuming, id)
  }
}

const isGivenUp = (heardAt: Date) => heardAt.getTime() < Date.now() - givenUpAfter

export const finishWithLease = (
  { stores, log, withLease }: Pick<Resuming, 'stores' | 'log' | 'withLease'>,
  id: number,
  { anyway }: { anyway: boolean },
) =>
  withSomeLease(withLease, async (lease) => {
    await finishLeft(stores, log, lease)
    return finishOne(stores, log, { id, lease, anyway })
  })

async function giveUp({ stores, log }: Resuming, id: number): Promise<void> {
  await endImport(stores.entities.db, id, 'FAILED')
  await forget({ stores, log }, id)
}

/** What was set aside by imports that have ended: their server was killed just before it forgot it. */
async function dropForgotten({ stores, log }: Resuming): Promise<void> {
  const staged = await stagedImports(stores.readings).catch((err: unknown) => {
    log.error({ err }, 'It could not be seen which imports have left something behind')
    return []
  })
  const unfinished = await stores.entities.db
    .selectFrom('reading_import')
    .select('id')
    .where('state', 'in', ['STAGING', 'BACKING_UP', 'COMMITTING'])
    .execute()
  const needed = new Set(unfinished.map(({ id }) => id))
  for (const id of staged) if (!needed.has(id)) await forget({ stores, log }, id)
}

/** Nobody sees what is left; the next start tries again. */
const forget = ({ stores, log }: Pick<Resuming, 'stores' | 'log'>, id: number) =>
  dropStaged(stores.readings, id).catch((err: unknown) =>
    log.error({ err, importId: id }, 'What an import had set aside could not be deleted'),
  )
