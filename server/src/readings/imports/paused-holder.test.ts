import type { ReadingLoad } from '@energycockpit/contract'
import { sql } from 'kysely'
import { withBefore } from './failing-engine.testing'
import { createLoads, type Loads } from './loads'
import {
  auditLog,
  deliver,
  figures,
  startLoadsInProcess,
  user,
  type LoadsInProcess,
} from './loads-in-process.testing'
import { turnsOfStore } from './turns'
import { undoLoad } from './undo'

/**
 * Two servers of the same stores. One stands still for longer than its turn, right before one of the commands that it
 * gives the engine, as when its machine is suspended; the other goes on meanwhile, and then the first one does.
 */
let portal: LoadsInProcess
let paused: Loads
let other: Loads
let pauseBefore: { command: number; reached: () => void; over: Promise<void> } | undefined
let commands = 0

beforeAll(async () => {
  portal = await startLoadsInProcess()
  const { db } = portal.stores.entities
  const turns = () => turnsOfStore(db, { held: 600_000, looked: 5 })
  const readings = withBefore(portal.stores.readings, async () => {
    if (pauseBefore === undefined || ++commands !== pauseBefore.command) return
    pauseBefore.reached()
    await pauseBefore.over
  })
  paused = createLoads({ ...portal.stores, readings }, auditLog, { turns: turns() })
  other = createLoads(portal.stores, auditLog, { turns: turns() })
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
  // Its turn has run out.
  const runOut = sql<Date>`'-infinity'`
  await portal.stores.entities.db.updateTable('reading_load_turn').set({ held_until: runOut }).execute()
  await meanwhile()
  pauseBefore = undefined
  goOn()
  return ending
}

const hour = 3_600
/** Each case has a day of its own. */
let day = Date.UTC(2004) / 1000
const send = async (loads: Loads, value: number): Promise<ReadingLoad> =>
  (await deliver(loads, [`series_id,at,value\n1,${new Date(day * 1000).toISOString()},${value}\n`])).load
const seen = async () => [...(await figures(portal.stores.readings, day, day + hour)).values()]
const undo = (loads: Loads, { id }: ReadingLoad) => undoLoad(loads, id, user)
beforeEach(() => {
  day += 86_400
})

/** Of a delivery: keeping what is replaced, writing, forgetting what was set aside. */
test.each([1, 2, 3])(
  'a delivery that stands still before its command %i loses nothing and takes nothing back',
  async (command) => {
    await send(other, 1)
    let later: ReadingLoad | undefined
    const load = await inBetween(command, {
      begun: () => send(paused, 10),
      meanwhile: async () => {
        // Half written, it is finished by who takes the turn.
        later = await send(other, 11)
      },
    })
    expect([load.state, await seen()]).toEqual(['DONE', [11]])
    await undo(other, later!)
    expect(await seen()).toEqual([10])
    await undo(other, load)
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
