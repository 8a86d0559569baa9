import type { ReadingImport } from '@energycockpit/contract'
import { sql } from 'kysely'
import { withBefore } from './failing-engine.testing'
import { createImports, type Imports } from './imports'
import {
  auditLog,
  deliver,
  figures,
  startImportsInProcess,
  user,
  type ImportsInProcess,
} from './imports-in-process.testing'
import { leasesOfStore } from './import-lease'
import { undoImport } from './undo'

/**
 * Two servers of the same stores. One stands still for longer than its turn, right before one of the commands that it
 * gives the engine, as when its machine is suspended; the other goes on meanwhile, and then the first one does.
 */
let portal: ImportsInProcess
let paused: Imports
let other: Imports
let pauseBefore: { command: number; reached: () => void; over: Promise<void> } | undefined
let commands = 0

beforeAll(async () => {
  portal = await startImportsInProcess()
  const { db } = portal.stores.entities
  const leases = () => leasesOfStore(db, { held: 600_000, looked: 5 })
  const readings = withBefore(portal.stores.readings, async () => {
    if (pauseBefore === undefined || ++commands !== pauseBefore.command) return
    pauseBefore.reached()
    await pauseBefore.over
  })
  paused = createImports({ ...portal.stores, readings }, auditLog, { leases: leases() })
  other = createImports(portal.stores, auditLog, { leases: leases() })
})
afterAll(() => portal?.close())

/** Lets one begin, the other do something in between, and the first one end. */
async function inBetween<T>(
  command: number,
  { begun, meanwhile }: { begun: () => Promise<T>; meanwhile: () => Promise<unknown> },
): Promise<T> {
  let goOn = () => {}
  const over = new Promise<void>((resolve) => (goOn = resolve))
  const reached = new Promise<void>((resolve) => {
    commands = 0
    pauseBefore = { command, reached: resolve, over }
  })
  const ending = begun()
  await Promise.race([reached, ending])
  // Its lease has run out.
  const runOut = sql<Date>`'-infinity'`
  await portal.stores.entities.db.updateTable('import_lease').set({ held_until: runOut }).execute()
  await meanwhile()
  pauseBefore = undefined
  goOn()
  return ending
}

const hour = 3_600
/** Each case has a day of its own. */
let day = Date.UTC(2004) / 1000
const send = async (imports: Imports, value: number): Promise<ReadingImport> =>
  (await deliver(imports, [`series_id,at,value\n1,${new Date(day * 1000).toISOString()},${value}\n`]))
    .readingImport
const seen = async () => [...(await figures(portal.stores.readings, day, day + hour)).values()]
const undo = (imports: Imports, { id }: ReadingImport) => undoImport(imports, id, user)
beforeEach(() => {
  day += 86_400
})

/** Of a delivery: keeping what is replaced, writing, forgetting what was set aside. */
test.each([1, 2, 3])(
  'a delivery that stands still before its command %i loses nothing and takes nothing back',
  async (command) => {
    await send(other, 1)
    let later: ReadingImport | undefined
    const readingImport = await inBetween(command, {
      begun: () => send(paused, 10),
      meanwhile: async () => {
        // Half written, it is finished by who takes the lease.
        later = await send(other, 11)
      },
    })
    expect([readingImport.state, await seen()]).toEqual(['DONE', [11]])
    await undo(other, later!)
    expect(await seen()).toEqual([10])
    await undo(other, readingImport)
    expect(await seen()).toEqual([1])
  },
)

/** Of an undo: setting aside what was there before, keeping, writing, forgetting. */
test.each([1, 2, 3, 4])(
  'an undo that stands still before its command %i does not bring back what is undone meanwhile',
  async (command) => {
    await send(other, 1)
    const second = await send(other, 2)
    const third = await send(other, 3)
    const undone = await inBetween(command, {
      begun: () => undo(paused, third),
      meanwhile: () => undo(other, second),
    })
    expect([undone.state, await seen()]).toEqual(['DONE', [1]])
    await undo(other, undone)
    expect(await seen()).toEqual([3])
  },
)
