import { rm } from 'node:fs/promises'
import { newDataFolder, waitFor } from '@energycockpit/testing'
import { readConfig } from '../../config'
import { openEntities, type Entities } from '../../entities/entities'
import { turnsOfProcess, turnsOfStore, type Turns } from './turns'

let folder: string
let entities: Entities
beforeAll(async () => {
  folder = await newDataFolder('turns')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
})
afterAll(async () => {
  await entities?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Works that say when they begin and end; true when no two were at work at the same moment. */
async function oneAfterTheOther(turns: readonly Turns[]): Promise<boolean> {
  let atWork = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++atWork)
    await entities.check()
    atWork--
  }
  await Promise.all(turns.flatMap((inTurn) => [inTurn(work), inTurn(work), inTurn(work)]))
  return most === 1
}

test('one process does one thing after the other, also behind what fails', async () => {
  const inTurn = turnsOfProcess()
  const failing = inTurn(() => Promise.reject(new Error('failed')))
  await expect(oneAfterTheOther([inTurn])).resolves.toBe(true)
  await expect(failing).rejects.toThrow('failed')
})

test('several processes of one store take turns', async () => {
  const times = { held: 30_000, looked: 5 }
  const servers = [turnsOfStore(entities.db, times), turnsOfStore(entities.db, times)]
  await expect(oneAfterTheOther(servers)).resolves.toBe(true)
  await expect(servers[0]!(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(servers[1]!(() => Promise.resolve('free'))).resolves.toBe('free')
})

test('who works on keeps the turn, and one that was killed with it holds up the others for a while only', async () => {
  const times = { held: 300, looked: 5 }
  const [one, other] = [turnsOfStore(entities.db, times), turnsOfStore(entities.db, times)]
  let finish = () => {}
  const working = one(() => new Promise<void>((resolve) => (finish = resolve)))
  const heldUntil = async () => {
    const row = await entities.db
      .selectFrom('reading_load_turn')
      .select('held_until')
      .executeTakeFirstOrThrow()
    return new Date(row.held_until).getTime()
  }
  await waitFor('the turn to be taken', async () => (await heldUntil()) > Date.now())
  const first = await heldUntil()
  let began = false
  const waiting = other(() => Promise.resolve((began = true)))
  await waitFor('the turn to be kept on', async () => (await heldUntil()) > first + times.held)
  expect(began).toBe(false)
  finish()
  await Promise.all([working, waiting])

  const killed = '00000000-0000-4000-8000-000000000000'
  await entities.db
    .updateTable('reading_load_turn')
    .set({ holder: killed, held_until: new Date(Date.now() + 300) })
    .execute()
  await expect(other(() => Promise.resolve('free'))).resolves.toBe('free')
})
