import { temporaryFolder } from '@energycockpit/testing'
import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import { balanceValues } from '../sums/balance-of-meters'
import { sourcesFrom } from '../../calculations/derived/sources'
import { sumOf, summedValues } from '../sums/sum-of-series'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import type { FormulaPart } from '../../calculations/virtual/plan-virtual'
import { mergeReadings, ReadingsBlock, writeReadings } from '../../readings/store/write-readings'
import { calculatedFigure, figuresAdded, stableSum } from '../../calculations/figures/figure-digits'
import type { SeriesOfMany } from './one-kind'
import { profile } from './profile'
import { ranking } from './ranking'
import { seriesValues } from './series-values'
import { statistics } from './statistics'

/* Whole answers about values that cancel, however many threads add them and in whatever order they come. */
const hour = 3_600_000
const start = Date.UTC(2025, 0, 1)
const count = 8760
const period = { from: start, to: start + count * hour }

/** Series by what their values do. */
const battery = 1
const [huge, drift, main] = [2, 3, 4] as const
const subs = [5, 6, 7] as const
const stored = [battery, huge, drift, main, ...subs]
/** Decimal fractions that no binary number says exactly. */
const amount = (place: number) => (((place * 7919) % 100_003) + 1) / 1000
const valueOf: Readonly<Record<number, (place: number) => number>> = {
  // What is charged in an hour is taken out in another one.
  [battery]: (place) => amount(Math.floor(place / 2)) * (place % 2 === 0 ? 1 : -1),
  [huge]: (place) => [1e15, 1, -1e15][place % 3]!,
  [drift]: (place) => 0.1 * (place % 2 === 0 ? 1 : -1),
  [main]: (place) => (amount(place) * 1000 + amount(place + 1) * 1000 + amount(place + 2) * 1000) / 1000,
  ...Object.fromEntries(subs.map((id, after) => [id, (place: number) => amount(place + after)])),
}

let dataDir: string
let readings: Readings
beforeAll(async () => {
  dataDir = await temporaryFolder('settled-sums')
  readings = await openReadings({ dataDir })
  // In many parts, of which later ones replace values of those before them.
  for (let part = 0; part < 8; part++) {
    const block = new ReadingsBlock()
    for (const id of stored)
      for (let place = part % 3; place < count; place += 1 + (part % 3))
        block.add(id, start / 1000 + place * 3600, valueOf[id]!(place), 'measured', part + 1)
    await writeReadings(readings.client, block)
  }
}, 60_000)
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** The same store, which adds with so many threads, of so many values each time. */
const adding = (threads: number, block: number): Readings => ({
  ...readings,
  select: (question) => {
    const limits = `max_threads = ${threads}, max_block_size = ${block}`
    const { query } = question
    return readings.select({
      ...question,
      query: / settings optimize/.test(query) ? `${query}, ${limits}` : `${query} settings ${limits}`,
    })
  },
})

const kind = { quantity: 'ENERGY', unit: 'kWh', interval: 'PT1H', timeZone: 'UTC' } as const
const series = (id: number): SeriesOfMany => ({
  ...{ ...kind, id, seriesType: 'MEASURED', direction: 'PURCHASE', revision: null },
  ...{ meteringPointId: `mp-${id}`, name: `Meter ${id}`, location: 'Building' },
})
/** A virtual meter of each form, and the two of a balance. */
const formulas = {
  11: '[4] - [5] - [6] - [7]',
  12: '[2] + [4] - [2]',
  98: '[4] - ([5] + [6] + [7])',
  99: '[4] + 0 * ([5] + [6] + [7])',
} as const
const parts = new Map<number, FormulaPart>([
  ...stored.map((id): [number, FormulaPart] => [id, { ...kind, id, formula: null }]),
  ...Object.entries(formulas).map(([id, formula]): [number, FormulaPart] => [
    Number(id),
    { ...kind, id: Number(id), formula },
  ]),
])
const sources = sourcesFrom(parts)
const requested = { now: Date.UTC(2026, 5), signal: new AbortController().signal }
const all = [...stored, 11, 12].map(series)
const virtual = (id: number) => ({ ...kind, id, seriesType: 'VIRTUAL' as const })
const iso = { from: new Date(period.from).toISOString(), to: new Date(period.to).toISOString() }

const answers = async (store: Readings) => {
  const many = { series: all, period, ...requested, areStored: sources.areStored }
  const sourceOf = (some: readonly SeriesOfMany[]) =>
    sources.of(
      some.map(({ id }) => id),
      period,
    )
  const of = { ...requested, ...iso, granularity: 'P1M' } as const
  const loss = { mainId: main, main: virtual(99), loss: virtual(98), subs, sources }
  return {
    sum: await ranking(store, { ...many, source: sourceOf(all), function: 'SUM' }),
    mean: await ranking(store, { ...many, source: sourceOf(all), function: 'MEAN' }),
    peak: await ranking(store, { ...many, source: sourceOf(all), function: 'PEAK' }),
    statistics: await statistics(store, { ...many, source: sourceOf(all), percentile: 90 }),
    profile: await profile(store, { ...many, sourceOf, function: 'SUM', step: 'PT1H' }),
    together: await summedValues(store, sumOf(all, sources), of),
    counter: await seriesValues(store, { ...of, series: series(battery), sources, function: 'COUNTER' }),
    balance: await balanceValues(store, loss, of),
    inHours: await balanceValues(store, loss, { ...of, granularity: 'raw' }),
  }
}

test('whole answers are the same to the byte, however many threads add', async () => {
  const expected = Object.entries(await answers(adding(1, 65_536))).map(([name, answer]) => [
    name,
    JSON.stringify(answer),
  ])
  const compare = async () => {
    for (const threads of [1, 2, 8])
      for (const block of [513, 4096]) {
        const found = Object.entries(await answers(adding(threads, block)))
        expect(found.map(([name, answer]) => [name, JSON.stringify(answer)])).toEqual(expected)
      }
  }
  await compare()
  await mergeReadings(readings.client)
  await compare()
}, 180_000)

test('what cancels is 0, and what is left of it a decimal number', async () => {
  const { sum, statistics: figures, balance, inHours, counter } = await answers(readings)
  const sums = new Map(sum.seriesId.map((id, place) => [id, sum.value[place]]))
  expect([battery, drift, 11].map((id) => sums.get(id))).toEqual([0, 0, 0])
  expect(figures.sum[all.findIndex(({ id }) => id === battery)]).toBe(0)
  expect(counter.value.at(-1)).toBe(0)
  expect([balance.totals.share, new Set(balance.value), new Set(inHours.value)]).toEqual([
    0,
    new Set([0]),
    new Set([0]),
  ])
})

test('a sum of both signs is the same in every order, and as exact as its greatest value lets it be', () => {
  const thousandths = fc.integer({ min: -1e9, max: 1e9 })
  fc.assert(
    fc.property(fc.array(thousandths, { minLength: 1, maxLength: 60 }), fc.nat(), (whole, by) => {
      const values = whole.map((one) => one / 1000)
      const other = [...values.slice(by % values.length), ...values.slice(0, by % values.length)].reverse()
      const exact = whole.reduce((sum, one) => sum + one, 0) / 1000
      expect(figuresAdded(values)).toBe(calculatedFigure(exact))
      expect(figuresAdded(other)).toBe(figuresAdded(values))
    }),
  )
})

test.each([
  [[1e15, 1, -1e15], 0],
  [[0.1, 0.2, -0.3], 0],
  [[100_000.1, -100_000], 0.1],
  [[5e-324, -5e-324], 0],
  [[1e200, 1, -1e200], 0],
  [[0.1, 0.2], 0.3],
])('%j are together %d in any order', (values, expected) => {
  expect(figuresAdded(values)).toBe(expected)
  expect(figuresAdded([...values].reverse())).toBe(expected)
})

test('values of one sign lose none of their digits', () => {
  const sum = 123_456_789.123_456_79
  expect(stableSum({ sum, count: 1e6, minimum: 0, maximum: 1e6 })).toBe(sum)
  expect(stableSum({ sum: -sum, count: 1e6, minimum: -1e6, maximum: 0 })).toBe(-sum)
})
