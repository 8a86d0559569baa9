import { newDataFolder } from '@energycockpit/testing'
import type { FastifyBaseLogger } from 'fastify'
import { rm } from 'node:fs/promises'
import { portfolioSummary } from '../../aggregation/portfolio/portfolio-summary'
import { confirmVersion } from '../../blocking/confirmations'
import { openReasons } from '../../blocking/open-reasons'
import { demoUsers, seedDemoUsers } from '../../identity/demo-users'
import { createImports, type Imports } from '../../readings/imports/imports'
import { auditLog, openStores } from '../../readings/imports/imports-in-process.testing'
import { createDemoPortfolio } from '../create-portfolio'
import { history } from '../records/history'
import { beforeFirstSignIn } from '../start-demo'
import { runHistory } from './run-history'

/* What the demo's users have done, on its portfolio without any readings of the source. */
let dataDir: string
let stores: Awaited<ReturnType<typeof openStores>>
let imports: Imports
beforeAll(async () => {
  dataDir = await newDataFolder('demo-history')
  stores = await openStores(dataDir)
  await createDemoPortfolio(stores.entities, 'de')
  await seedDemoUsers(stores.entities)
  imports = createImports(stores, auditLog)
})
afterAll(async () => {
  await stores?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const time = { firstStart: new Date('2026-11-23T10:00:00Z'), locale: 'de' } as const
const log = {} as FastifyBaseLogger
const run = ({ signal = new AbortController().signal, events = history } = {}) =>
  runHistory({ imports, log, events, signal, time })
const db = () => stores.entities.db
const importsOfFiles = () =>
  db()
    .selectFrom('reading_import')
    .select(['source_name', 'reading_count', 'fault_count', 'undone_by'])
    .where('kind', '=', 'FILE')
    .where('state', '=', 'DONE')
    .orderBy('id')
    .execute()
const counts = async () => {
  const rows = await Promise.all(
    (
      [
        'conversion_factor',
        'virtual_series_input',
        'meter_reading',
        'blocking_notice',
        'audit_entry',
      ] as const
    ).map((table) =>
      db()
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return rows.map(({ count }) => Number(count))
}

test('a user without the role for it does not do it, and does it as soon as they have', async () => {
  const admin = demoUsers.find(({ key }) => key === 'admin')!.uuid
  const disable = (disabled: boolean) =>
    db().updateTable('portal_user').set({ disabled }).where('uuid', '=', admin).execute()
  const [first] = history
  expect(first!.by).toBe('admin')
  await disable(true)
  await run({ events: [first!] })
  await disable(false)
  expect((await counts())[0]).toBe(0)
  await run({ events: [first!] })
  expect((await counts())[0]).toBe(1)
})

test('a server that is killed before it has remembered a delivery comes to the same', async () => {
  for (const [place, event] of history.entries()) {
    await run({ events: history.slice(0, place + 1) })
    if (!('deliver' in event)) continue
    await db().deleteFrom('demo_event').where('key', '=', event.key).execute()
    await run({ events: history.slice(0, place + 1) })
  }
  expect(await db().selectFrom('meter_reading').selectAll().execute()).toHaveLength(30)
})

test('files are imported, one of them undone and one with faults', async () => {
  const files = await importsOfFiles()
  expect(files.map(({ source_name: name, reading_count: count }) => [name, count])).toEqual([
    ['labore-wasser-2026-08.csv', 744],
    ['labore-wasser-2026-09.csv', 720],
    ['labore-wasser-2026-09-m3.csv', 720],
    // October has 745 hours at the place.
    ['labore-wasser-2026-10.csv', 741],
  ])
  expect(files.map(({ undone_by: undone }) => undone !== null)).toEqual([false, true, false, false])
  expect(files.map(({ fault_count: faults }) => faults)).toEqual([0, 0, 0, 4])
})

test('names are in the language of the demo', async () => {
  const names = await db().selectFrom('metering_point').select('name').where('kind', '=', 'VIRTUAL').execute()
  expect(names.map(({ name }) => name).sort()).toEqual([
    ...['Eigenverbrauch', 'Strom der Wohnheime am Fluss', 'Stromverbrauch', 'Stromverbrauch'],
  ])
})

test('a meter that is read by hand once a month is missing in no figure of the landing page', async () => {
  const { signal } = new AbortController()
  const { products } = await portfolioSummary(stores, { visible: [1001], now: Date.now(), signal })
  expect(products.map(({ productType }) => productType)).toEqual(['ELECTRICITY', 'GAS'])
})

test('nobody is asked to confirm anything but the new user, who is asked twice', async () => {
  for (const { key, uuid } of demoUsers) {
    const open = (await openReasons(db(), uuid)).map(({ type }) => type)
    expect([key, open]).toEqual([key, key === 'newuser' ? ['TERMS_AND_CONDITIONS', 'INFORMATION'] : []])
  }
})

test('a second start asks the new user for nothing again', async () => {
  const { uuid } = demoUsers.find(({ key }) => key === 'newuser')!
  for (const { uuid: versionUuid } of await openReasons(db(), uuid))
    await confirmVersion(db(), { userUuid: uuid, versionUuid, locale: 'de' })
  await beforeFirstSignIn({ imports, locale: 'de' }, log)
  await run()
  expect(await openReasons(db(), uuid)).toEqual([])
})

test('a location has its former unit and its former floor area, a meter its new number', async () => {
  const location = (id: string) =>
    db().selectFrom('location').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect((await location('loc-b65')).former_parents).toEqual([{ until: '2026-05-01', parent: 'ou-town' }])
  const areas = (await location('loc-b27')).floor_areas
  expect(areas.map(({ from }) => from)).toEqual([null, '2025-09-01'])
  expect(areas[0]!.value).toBeLessThan(areas[1]!.value!)
  const meter = await db()
    .selectFrom('metering_point')
    .select('meter_number')
    .where('id', '=', 'mp-b77-water')
    .executeTakeFirstOrThrow()
  expect(meter.meter_number).toBe('DEMO-3002')
})

test('what has happened does not happen again', async () => {
  const before = await counts()
  await run()
  expect(await counts()).toEqual(before)
  expect(await db().selectFrom('demo_event').selectAll().execute()).toHaveLength(history.length)
})

test('what a user has removed since stays removed', async () => {
  await db().deleteFrom('conversion_factor').execute()
  await run()
  expect((await counts())[0]).toBe(0)
})

test('a stop ends it between two events, and the next run goes on', async () => {
  await db().deleteFrom('demo_event').where('key', '=', 'maintenance').execute()
  const stopping = new AbortController()
  stopping.abort()
  await expect(run({ signal: stopping.signal })).rejects.toThrow()
  const before = (await counts())[3]!
  await run()
  expect((await counts())[3]).toBe(before + 1)
})

test('names follow another language, and those that users have changed stay', async () => {
  const nameOf = async (id: string) =>
    (await db().selectFrom('location').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
  expect(await nameOf('loc-b40')).toBe('Bibliothek Reedmace')
  await db().updateTable('location').set({ name: 'Lernzentrum' }).where('id', '=', 'loc-b27').execute()
  await createDemoPortfolio(stores.entities, 'en')
  expect(await nameOf('loc-b40')).toBe('Reedmace Library')
  expect(await nameOf('loc-b27')).toBe('Lernzentrum')
  expect(await nameOf('loc-b33')).toBe('Sedge House')
})
