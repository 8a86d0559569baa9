import { temporaryFolder } from '@energycockpit/testing'
import type { StatisticFunction } from '@energycockpit/contract'
import { rm } from 'node:fs/promises'
import { sourcesFrom } from '../derived/sources'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import { ReadingsBlock, mergeReadings, writeReadings } from '../../readings/store/write-readings'
import { calculatedFigure } from './figure-digits'
import { rankingQuery } from '../../aggregation/queries/ranking'
import { seriesValues } from '../../aggregation/queries/series-values'
import { readingsOf } from '../../readings/store/source'
import { Bound } from '../../readings/store/bound'
import { statisticsQueries } from '../../aggregation/queries/statistics'

const hour = 3_600_000
const start = Date.UTC(2025, 0, 1)
const hostile = [1e-9, 1 / 3, 1e300, 0.1 + 0.2, 5e-324, Number('123456789.123456789'), -2.5e-7]
const count = 8760

let dataDir: string
let readings: Readings
beforeAll(async () => {
  dataDir = await temporaryFolder('figure-digits')
  readings = await openReadings({ dataDir })
  const block = new ReadingsBlock()
  for (const [place, value] of hostile.entries())
    block.add(1, (start + place * hour) / 1000, value, 'measured', 1)
  for (const [place, value] of hostile.entries())
    block.add(2, (start + place * 24 * hour) / 1000, value, 'measured', 1)
  await writeReadings(readings.client, block)
  // In many parts, of which later ones replace values of those before them.
  for (let part = 0; part < 12; part++) {
    for (let place = part % 3; place < count; place += 1 + (part % 4))
      block.add(3, start / 1000 + place * 3600, ((place * 7919) % 100_003) / 1000, 'measured', part + 1)
    await writeReadings(readings.client, block)
  }
}, 60_000)
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const values = (
  id: number,
  more: { granularity: 'raw' | 'P1D' | 'P1Y'; function?: StatisticFunction; formula?: string },
) => {
  const { formula = null, ...requested } = more
  const interval = id === 2 ? 'P1D' : 'PT1H'
  const of = { quantity: 'ENERGY', unit: 'kWh', timeZone: 'UTC', interval } as const
  const parts =
    formula === null
      ? new Map()
      : new Map([id, 99].map((one) => [one, { ...of, id: one, formula: one === 99 ? formula : null }]))
  return seriesValues(readings, {
    ...requested,
    series: { ...of, id: formula === null ? id : 99, seriesType: formula === null ? 'MEASURED' : 'VIRTUAL' },
    sources: sourcesFrom(parts),
    ...{ from: new Date(start).toISOString(), to: new Date(start + count * hour).toISOString() },
    ...{ now: Date.UTC(2026, 5), signal: new AbortController().signal },
  })
}

test.each([1, 2])('stored values are said exactly as they are stored: series %d', async (id) => {
  const { value, total } = await values(id, { granularity: 'raw' })
  expect(value.slice(0, hostile.length)).toEqual(hostile)
  expect([total.minimum, total.maximum]).toEqual([Math.min(...hostile), Math.max(...hostile)])
  for (const name of ['MAX', 'MIN'] as const)
    expect((await values(id, { granularity: 'P1Y', function: name })).total.value).toBe(
      Math[name === 'MAX' ? 'max' : 'min'](...hostile),
    )
})

test('calculated values carry no noise', async () => {
  const { value, total } = await values(3, { granularity: 'P1D', formula: '0.1 * [3] + 0.2 * [3]' })
  const figures = [...value, total.value, total.minimum, total.maximum, total.mean]
  for (const figure of figures) expect(figure).toBe(calculatedFigure(figure!))
  const raw = await values(3, { granularity: 'raw', formula: '3 * [3]' })
  const { value: stored } = await values(3, { granularity: 'raw' })
  expect(raw.value).toEqual(stored.map((one) => calculatedFigure(3 * one!)))
  expect(String(calculatedFigure(0.1 + 0.2))).toBe('0.3')
})

test('figures are the same however many threads add, before parts are merged and after', async () => {
  const bound = new Bound()
  const rows = readingsOf([1, 2, 3], { from: start, to: start + count * hour }, bound)
  const requested = async (threads: number) => {
    const limits = `max_threads = ${threads}, max_block_size = ${1000 + threads * 777}`
    const commitImport = (query: string) =>
      /settings/.test(query) ? `${query}, ${limits}` : `${query} settings ${limits}`
    const queries = [
      rankingQuery('SUM', rows),
      rankingQuery('MEAN', rows),
      statisticsQueries(0.9, rows).figures,
    ]
    const answers = []
    for (const query of queries) {
      const found = await readings.select<[number, ...unknown[]]>({
        query: commitImport(query),
        params: bound.params,
      })
      answers.push(found.sort((a, b) => a[0] - b[0]))
    }
    return JSON.stringify(answers, (_key, value: unknown) =>
      typeof value === 'number' ? calculatedFigure(value) : value,
    )
  }
  const first = await requested(1)
  for (let time = 0; time < 25; time++) expect(await requested(1 + (time % 8))).toBe(first)
  await mergeReadings(readings.client)
  for (let time = 0; time < 25; time++) expect(await requested(1 + (time % 8))).toBe(first)
}, 60_000)
