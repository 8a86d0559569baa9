import { newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { readConfig } from '../../config'
import { openEntities, type Entities } from '../../entities/entities'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import { ReadingsBlock, writeReadings } from '../../readings/store/write-readings'
import { createDemoPortfolio } from '../create-portfolio'
import { openDemoReadings } from './demo-readings'
import { rowsExpected, rowsStored } from './exact-rows.testing'
import { demoSeries } from '../records/metering-points'

const hour = 3_600
const week = 168 * hour
const firstStart = Date.parse('2026-03-04T10:30:00Z') / 1000
/** Monday, 26 December 2022, is shown as Monday, 2 March 2026. */
const shift = (Date.parse('2026-03-02T00:00Z') - Date.parse('2022-12-26T00:00Z')) / 1000

/**
 * A building with quarters and photovoltaics, the gas of one without, and the weather: every kind of series. That all of
 * them are loaded is proven by killed-server.test.ts.
 */
const series = demoSeries.filter(({ id }) => id < 1010 || [1052, 2001].includes(id))

let dataDir: string
let entities: Entities
let readings: Readings
const shares: number[] = []
const open = (now: number, signal = new AbortController().signal) =>
  openDemoReadings({ entities, readings, series, signal, onProgress: (share) => shares.push(share) }, now)
const exactUntil = async (until: number) =>
  expect(await rowsStored(readings)).toEqual(
    (await rowsExpected(shift, until, series)).sort((one, other) => one.id - other.id),
  )

beforeAll(async () => {
  dataDir = await newDataFolder('demo')
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  entities = await openEntities(config)
  readings = await openReadings(config)
  await createDemoPortfolio(entities)
})
afterAll(async () => {
  await readings?.close()
  await entities?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

test('a stop during the first import leaves nothing that the next start does not put right', async () => {
  const stopping = new AbortController()
  const demo = await openDemoReadings(
    {
      ...{ entities, readings, series, signal: stopping.signal },
      onProgress: (share) => share > 0.3 && stopping.abort(),
    },
    firstStart,
  )
  await expect(demo.catchUp(firstStart)).rejects.toThrow()
  const stored = await rowsStored(readings)
  expect(stored.length).toBeGreaterThan(series.length / 6)
  expect(stored.length).toBeLessThan(series.length * (2 / 3))
})

test('the first import brings every reading until the last full hour, and says how far it is', async () => {
  await (await open(firstStart)).catchUp(firstStart)
  await exactUntil(Date.parse('2026-03-04T10:00Z') / 1000)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
})

test('within the same hour nothing changes, then every hour that has passed arrives', async () => {
  const demo = await open(firstStart)
  await demo.catchUp(firstStart + 29 * 60)
  await exactUntil(Date.parse('2026-03-04T10:00Z') / 1000)
  await demo.catchUp(firstStart + 30 * 60)
  await exactUntil(Date.parse('2026-03-04T11:00Z') / 1000)
  await demo.catchUp(firstStart + 30 * 60 + 5 * hour)
  await exactUntil(Date.parse('2026-03-04T16:00Z') / 1000)
})

test('a clock that was set back takes nothing away', async () => {
  await (await open(firstStart)).catchUp(firstStart - week)
  await exactUntil(Date.parse('2026-03-04T16:00Z') / 1000)
})

test('a later start keeps the dates and catches up, beyond the end of the source too', async () => {
  const later = firstStart + 3 * week
  await (await open(later)).catchUp(later)
  await exactUntil(Date.parse('2026-03-25T10:00Z') / 1000)
  const result = await readings.client.query({
    query: `
      select count() as hours, countIf(now.value != before.value or now.quality != before.quality) as different
      from (select * from readings final where at >= '2026-03-09 00:00:00') as now
      join (select series_id, at + interval 52 week as at, value, quality from readings final) as before
      using (series_id, at)`,
    format: 'JSONEachRow',
  })
  const [row] = await result.json<{ hours: number; different: number }>()
  expect(Number(row!.hours)).toBeGreaterThan(16 * 24 * series.length)
  // Modelled quarters at the seam look at the hour beside them, which is another one there.
  expect(Number(row!.different)).toBeLessThanOrEqual(16)
})

test('readings that a store has lost are loaded again', async () => {
  const now = firstStart + 3 * week
  await readings.client.command({
    query: "delete from readings where series_id in (1001, 1052) and at > '2025-06-01 00:00:00'",
  })
  await (await open(now)).catchUp(now)
  await exactUntil(Date.parse('2026-03-25T10:00Z') / 1000)
})

test('what users add decades before or correct is no reason to load it again', async () => {
  const now = firstStart + 3 * week
  const corrected = Date.parse('2026-03-01T10:00Z') / 1000
  const block = new ReadingsBlock()
  block.add(1001, Date.parse('1980-01-01T00:00Z') / 1000, 7, 'measured', 1000)
  block.add(1001, corrected, 8, 'measured', 1000)
  await writeReadings(readings.client, block)
  shares.length = 0
  await (await open(now)).catchUp(now)
  expect(shares).toEqual([])
})
