import { temporaryFolder } from '@energycockpit/testing'
import type { BucketLength } from '@energycockpit/time'
import { rm } from 'node:fs/promises'
import { Bound, type SeriesInterval } from '../../readings/index'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import { atSeries } from './calculated-rows'

let dataDir: string
let readings: Readings
beforeAll(async () => {
  dataDir = await temporaryFolder('at-series')
  readings = await openReadings({ dataDir })
}, 60_000)
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const timeZone = 'Europe/London'
const start = Date.UTC(2025, 0, 1) / 1000
const of = (interval: BucketLength): SeriesInterval => ({ interval, timeZone })
const rowsOf = (id: number, values: readonly [second: number, value: number][]) =>
  values
    .map(
      ([second, value]) =>
        `select toUInt32(${id}) as series_id, toDateTime(${start + second}, 'UTC') as at,
          toFloat64(${value}) as value, CAST('measured', 'Enum8(''measured''=1,''estimated''=2)') as quality`,
    )
    .join(' union all ')

async function worth(interval: BucketLength, rate: BucketLength, rates: readonly number[], step: number) {
  const bound = new Bound()
  const minutes = interval === 'PT10M' ? 10 : 30
  const amounts = Array.from({ length: 60 / minutes }, (_, place): [number, number] => [
    place * minutes * 60,
    1,
  ])
  const priced = rates.map((value, place): [number, number] => [place * step * 60, value])
  const rows = atSeries(
    rowsOf(1, amounts),
    of(interval),
    { seriesInterval: of(rate), rows: () => rowsOf(2, priced) },
    { span: { from: start * 1000, to: (start + 3600) * 1000 }, bound },
  )
  const found = await readings.select<[at: number, value: number]>({
    query: `select toUnixTimestamp(at), value from (${rows}) order by 1`,
    params: bound.params,
  })
  return found.map(([, value]) => value)
}

test('ten minutes have the price of each quarter of an hour for the part that lies in it', async () => {
  expect(await worth('PT10M', 'PT15M', [10, 20, 30, 40], 15)).toEqual([10, 15, 20, 30, 35, 40])
})

test('an interval without a price for all of it has none', async () => {
  expect(await worth('PT10M', 'PT15M', [10, 20], 15)).toEqual([10, 15, 20])
})

test('half hours have the mean of their quarters, and the price of their hour', async () => {
  expect(await worth('PT30M', 'PT15M', [10, 20, 30, 40], 15)).toEqual([15, 35])
  expect(await worth('PT30M', 'PT1H', [7], 60)).toEqual([7, 7])
})
