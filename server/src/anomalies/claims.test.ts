import { rm } from 'node:fs/promises'
import { newDataFolder, startTemporaryPostgres, type TemporaryPostgres } from '@energycockpit/testing'
import { readConfig } from '../config'
import { createDemoPortfolio } from '../demo/create-portfolio'
import { openEntities, type Entities } from '../entities/entities'
import type { FoundRun } from './found-run'
import { findAnomaly, listAnomalies, setAcknowledgement, totalsOfOpen, watchedMeters } from './repository'
import { claimMeters, storedAnomalies, storeExamined } from './store-anomalies'
import { dueMeters, type DueMeter } from './watched-meters'

let postgres: TemporaryPostgres | undefined
let folder: string
let entities: Entities
let meter: DueMeter
const now = new Date('2026-11-26T08:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
beforeAll(async () => {
  folder = await newDataFolder('anomalies')
  // The embedded store goes through all of it in the other tests.
  postgres = await startTemporaryPostgres()
  const real = postgres && { DATABASE_URL: postgres.url }
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...real }))
  await createDemoPortfolio(entities, 'en')
  meter = (await dueMeters(entities, now))[0]!
}, 120_000)
afterAll(async () => {
  await entities?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const run: FoundRun = {
  ...{ direction: 'HIGH', kind: 'TOO_HIGH', goesOn: true, measured: 20, expected: 10, lower: 8, upper: 12 },
  ...{ score: 5, money: 2, currency: 'EUR' },
  days: [{ date: '2026-11-25', usage: 20, expected: 10, money: 2 }],
}
const store = (claim: string, runs: readonly FoundRun[], at: Date) =>
  storeExamined(
    entities,
    { meter, unit: 'kWh', found: { runs, refusal: null, daysVersion: `${runs.length}` } },
    { claim, now: at, from: '2026-10-01', since: '2026-09-28', longestBreak: 2 },
  )
const stored = async () =>
  (await storedAnomalies(entities.db, [meter.seriesId], '2026-01-01')).get(meter.seriesId) ?? []
const isDue = async (at: Date) =>
  (await dueMeters(entities, at)).some(({ seriesId }) => seriesId === meter.seriesId)

test('a meter is looked at by one server, and what a killed one has claimed by another one later', async () => {
  const killed = await claimMeters(entities, [meter], now)
  expect([...killed.mine]).toEqual([meter.seriesId])
  expect(await isDue(later(1))).toBe(false)
  expect((await claimMeters(entities, [meter], later(1))).mine.size).toBe(0)

  expect(await isDue(later(3))).toBe(true)
  const other = await claimMeters(entities, [meter], later(3))
  expect(other.mine.size).toBe(1)
  await store(other.claim, [run], later(3))
  // Who was only thought to be killed changes nothing any more.
  await store(killed.claim, [], later(4))
  expect(await stored()).toMatchObject([{ ...run, isWithdrawn: false }])
  expect(await isDue(later(4))).toBe(false)

  // The same again is the same.
  const again = await claimMeters(entities, [meter], later(5))
  await store(again.claim, [run], later(5))
  expect(await stored()).toHaveLength(1)
})

test('readings of the running day alone have it looked at once an hour, another day or price at once', async () => {
  const raise = () =>
    entities.db
      .insertInto('series_revision')
      .values({ series_id: meter.seriesId, revision: 1 })
      .onConflict((conflict) => conflict.column('series_id').doUpdateSet({ revision: 2 }))
      .execute()
  await raise()
  expect(await isDue(later(10))).toBe(true)
  const due = (await dueMeters(entities, later(10))).find(({ seriesId }) => seriesId === meter.seriesId)!
  expect(due.byReadingsAlone).toBe(true)
  const { claim } = await claimMeters(entities, [due], later(10))
  await storeExamined(
    entities,
    { meter: due, unit: 'kWh', found: undefined },
    { claim, now: later(10), from: '2026-10-01', since: '2026-09-28', longestBreak: 2 },
  )
  expect(await stored()).toHaveLength(1)
  await raise()
  expect(await isDue(later(60))).toBe(false)
  expect(await isDue(later(71))).toBe(true)
  expect(await isDue(new Date('2026-11-27T08:00:00Z'))).toBe(true)
})

test('what is stored is listed with its totals, and acknowledged of one revision only', async () => {
  const scope = { visible: [meter.businessId], from: '2026-11-01', to: '2026-12-01' }
  const [one] = await listAnomalies(entities.db, scope, { state: 'OPEN', limit: 10 })
  expect(one).toMatchObject({ excess: 10, money: 2, state: 'OPEN', days: 1, from: '2026-11-25' })
  const nodeId = one!.location.id
  expect(await listAnomalies(entities.db, { ...scope, nodeId }, { state: undefined, limit: 1 })).toEqual([
    one,
  ])
  expect(await totalsOfOpen(entities.db, scope)).toEqual({
    ...{ count: 1, withoutPrice: 0 },
    money: [{ currency: 'EUR', excess: 2, shortfall: 0 }],
  })
  expect(await watchedMeters(entities.db, scope)).toEqual({ watched: 1, pending: 0, unwatched: [] })
  const said = { at: now, by: null, reason: 'FALSE_ALARM', note: '' } as const
  const acknowledge = (revision: number) => setAcknowledgement(entities.db, { id: one!.id, revision }, said)
  expect([await acknowledge(2), await acknowledge(1), await acknowledge(1)]).toEqual([false, true, false])
  expect(await findAnomaly(entities.db, one!.id, scope.visible)).toMatchObject({
    ...{ state: 'ACKNOWLEDGED', reason: 'FALSE_ALARM', revision: 2 },
  })
  expect(await findAnomaly(entities.db, one!.id, [])).toBeUndefined()
  expect((await totalsOfOpen(entities.db, scope)).count).toBe(0)
})
