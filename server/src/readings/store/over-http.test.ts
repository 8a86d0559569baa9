import { temporaryFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { aggregate } from '../../aggregation/queries/aggregate-query'
import { firstAndLast } from './first-and-last'
import type { Readings } from './readings-store'
import { storedReadings } from './source'
import { openOverHttp } from './ways-to-open.testing'
import { ReadingsBlock, writeReadings } from './write-readings'

/* The largest questions that the portal asks, to a server with the limits of a real one. */
let dataDir: string
let readings: Readings
beforeAll(async () => {
  dataDir = await temporaryFolder('over-http')
  readings = await openOverHttp(dataDir)
})
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const day = 86_400_000
const write = async (...rows: [series: number, at: number, value: number][]) => {
  const block = new ReadingsBlock()
  for (const [series, at, value] of rows) block.add(series, at / 1000, value, 'measured', 1)
  await writeReadings(readings.client, block)
}

test('it is a server', () => {
  expect(readings.engine).toBe('clickhouse')
})

test('daily values of a hundred years', async () => {
  const starts = Array.from({ length: 36_524 }, (_, place) => (place + 1) * day)
  await write([1, starts[0]!, 1], [1, starts[20_000]! + 3_600_000, 2], [1, starts.at(-1)!, 3])
  const found = await aggregate(readings, {
    source: storedReadings([1], { from: starts[0]!, to: starts.at(-1)! + day }),
    plan: { length: 'P1D', starts, end: starts.at(-1)! + day } as never,
    figure: { name: 'SUM', percentile: 50, factor: 1 },
    signal: new AbortController().signal,
  })
  expect(found.map(({ place, sum }) => [place, sum])).toEqual([
    [0, 1],
    [20_000, 2],
    [36_523, 3],
  ])
})

test('fifty thousand series', async () => {
  const ids = Array.from({ length: 50_000 }, (_, place) => 1_000_000 + 3 * place)
  await write([ids[0]!, day, 1], [ids.at(-1)!, day, 2], [1_000_001, day, 3])
  expect([...(await firstAndLast(readings, ids)).keys()].sort()).toEqual([ids[0], ids.at(-1)])
})

test('a thousand parameters, as a formula of many parts has them', async () => {
  const names = Array.from({ length: 2_000 }, (_, place) => `bound${place}`)
  const query = `select arraySum([${names.map((name) => `{${name}:UInt32}`).join(', ')}])`
  const params = Object.fromEntries(names.map((name, place) => [name, place]))
  expect(await readings.select({ query, params })).toEqual([[(2_000 * 1_999) / 2]])
})

test('the limits are those of a server', async () => {
  const text = 'x'.repeat(131_073)
  await expect(readings.select({ query: 'select length({text:String})', params: { text } })).rejects.toThrow(
    'Field value too long',
  )
  await expect(readings.select({ query: `select '${'x'.repeat(4_500_000)}'` })).rejects.toMatchObject({
    code: 'CALCULATION_TOO_LARGE',
  })
  await expect(readings.select({ query: 'select nothing_of_this_name' })).rejects.toThrow(
    'nothing_of_this_name',
  )
})
