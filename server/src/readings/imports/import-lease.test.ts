import { rm } from 'node:fs/promises'
import { newDataFolder, waitFor } from '@energycockpit/testing'
import { readConfig } from '../../config'
import { openEntities, type Entities } from '../../entities/entities'
import { sql } from 'kysely'
import { LeaseLost, leasesOfProcess, leasesOfStore, type ImportLease, type Leases } from './import-lease'

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
async function oneAfterTheOther(leases: readonly Leases[]): Promise<boolean> {
  let atWork = 0
  let max = 0
  const work = async () => {
    max = Math.max(max, ++atWork)
    await entities.check()
    atWork--
  }
  await Promise.all(leases.flatMap((withLease) => [withLease(work), withLease(work), withLease(work)]))
  return max === 1
}

test('one process does one thing after the other, also behind what fails', async () => {
  const withLease = leasesOfProcess()
  const failing = withLease(() => Promise.reject(new Error('failed')))
  await expect(oneAfterTheOther([withLease])).resolves.toBe(true)
  await expect(failing).rejects.toThrow('failed')
})

test('several processes of one store take turns', async () => {
  const times = { held: 30_000, looked: 5 }
  const servers = [leasesOfStore(entities.db, times), leasesOfStore(entities.db, times)]
  await expect(oneAfterTheOther(servers)).resolves.toBe(true)
  await expect(servers[0]!(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(servers[1]!(() => Promise.resolve('free'))).resolves.toBe('free')
})

test('who works on keeps the lease, and one that was killed with it holds up the others for a while only', async () => {
  const times = { held: 300, looked: 5 }
  const [one, other] = [leasesOfStore(entities.db, times), leasesOfStore(entities.db, times)]
  let finish = () => {}
  const working = one(() => new Promise<void>((resolve) => (finish = resolve)))
  const heldUntil = async () => {
    const row = await entities.db.selectFrom('import_lease').select('held_until').executeTakeFirstOrThrow()
    return new Date(row.held_until).getTime()
  }
  await waitFor('the lease to be taken', async () => (await heldUntil()) > Date.now())
  const first = await heldUntil()
  let began = false
  const waiting = other(() => Promise.resolve((began = true)))
  await waitFor('the lease to be kept on', async () => (await heldUntil()) > first + times.held)
  expect(began).toBe(false)
  finish()
  await Promise.all([working, waiting])

  const killed = '00000000-0000-4000-8000-000000000000'
  await entities.db
    .updateTable('import_lease')
    .set({ holder: killed, held_until: new Date(Date.now() + 300) })
    .execute()
  await expect(other(() => Promise.resolve('free'))).resolves.toBe('free')
})

test('who stood still for longer than the lease is held changes nothing any more', async () => {
  const times = { held: 600_000, looked: 5 }
  const [one, other] = [leasesOfStore(entities.db, times), leasesOfStore(entities.db, times)]
  let goOn = () => {}
  const standing = new Promise<void>((resolve) => (goOn = resolve))
  let began = () => {}
  const begun = new Promise<void>((resolve) => (began = resolve))
  const fences: (number | null)[] = []
  const inTransaction = (lease: ImportLease) => entities.db.transaction().execute((db) => lease.holdIn(db))
  const stoodStill = one(async (lease) => {
    fences.push(lease.fence)
    await lease.check()
    await inTransaction(lease)
    began()
    await standing
    await expect(lease.check()).rejects.toThrow(LeaseLost)
    await expect(inTransaction(lease)).rejects.toThrow(LeaseLost)
  })
  await begun
  const runOut = sql<Date>`'-infinity'`
  await entities.db.updateTable('import_lease').set({ held_until: runOut }).execute()
  await other(async (lease) => {
    fences.push(lease.fence)
    goOn()
    await stoodStill
    // Neither has the other given back what it had lost.
    await lease.check()
    await inTransaction(lease)
  })
  expect(fences[1]).toBeGreaterThan(fences[0]!)
})
