import type { SeriesValues, StatisticFunction } from '@energycockpit/contract'
import { bucketStarts, type BucketLength } from '@energycockpit/time'
import { temporaryFolder } from '@energycockpit/testing'
import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import { openReadings, type Readings } from '../readings-store'
import { ReadingsBlock, writeReadings } from '../write-readings'
import { seriesValues } from './series-values'
import { storedReadings } from './source'

const quarter = 900_000
const day = 86_400_000
/** Each around both days on which its clocks change, or the day that it left out; the year is of its own. */
const zones = [
  ['Australia/Lord_Howe', Date.UTC(2024, 2, 20), Date.UTC(2024, 9, 1)],
  ['Pacific/Apia', Date.UTC(2011, 11, 20), Date.UTC(2012, 2, 25)],
  ['Africa/Casablanca', Date.UTC(2023, 2, 10), Date.UTC(2023, 3, 15)],
  ['America/St_Johns', Date.UTC(2022, 2, 5), Date.UTC(2022, 10, 1)],
  ['Asia/Kathmandu', Date.UTC(2021, 2, 25), Date.UTC(2021, 9, 25)],
  ['Europe/Berlin', Date.UTC(2020, 2, 22), Date.UTC(2020, 9, 18)],
] as const
const days = 14

let dataDir: string
let readings: Readings
/** What is stored, by zone: whole numbers, so that sums are exact, with gaps. */
const stored = new Map<string, { at: number; value: number }[]>()
beforeAll(async () => {
  dataDir = await temporaryFolder('whole-and-parts')
  readings = await openReadings({ dataDir })
  const block = new ReadingsBlock()
  for (const [place, [zone, ...starts]] of zones.entries()) {
    const rows = starts.flatMap((start) =>
      Array.from({ length: days * 96 }, (_, slot) => ({
        at: start + slot * quarter,
        value: (slot * 37) % 101,
      })),
    )
    const kept = rows.filter(({ value }) => value % 11 !== 5)
    stored.set(zone, kept)
    for (const { at, value } of kept)
      block.add(place + 1, at / 1000, value, value % 7 === 0 ? 'estimated' : 'measured', 1)
  }
  await writeReadings(readings.client, block)
}, 60_000)
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

interface Asked {
  zone: string
  from: number
  to: number
  granularity: BucketLength
  function?: StatisticFunction
  points?: number
}
const ask = ({ zone, from, to, ...asked }: Asked): Promise<SeriesValues> =>
  seriesValues(readings, {
    ...asked,
    series: {
      id: zones.findIndex(([name]) => name === zone) + 1,
      ...{ quantity: 'ENERGY', unit: 'kWh', interval: 'PT15M', seriesType: 'MEASURED', timeZone: zone },
    },
    sources: { of: storedReadings, basis: { inputs: [], given: null } },
    ...{ from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    ...{ now: Date.UTC(2026, 0), signal: new AbortController().signal },
  })
const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, one) => sum + (one ?? 0), 0)

const aPeriod = fc
  .record({
    zone: fc.constantFrom(...zones),
    around: fc.constantFrom(1, 2),
    cuts: fc.uniqueArray(fc.integer({ min: 0, max: days * 96 }), { minLength: 2, maxLength: 5 }),
    granularity: fc.constantFrom<BucketLength>('PT15M', 'PT1H', 'P1D', 'P1M', 'P3M', 'P1Y'),
  })
  .map(({ zone, around, cuts, granularity }) => ({
    zone: zone[0],
    granularity,
    edges: cuts.sort((a, b) => a - b).map((slot) => zone[around] + slot * quarter),
  }))

test('parts of any period add up to the whole, in every zone and at every granularity', async () => {
  await fc.assert(
    fc.asyncProperty(aPeriod, async ({ zone, granularity, edges }) => {
      const [from, to] = [edges[0]!, edges.at(-1)!]
      const inside = stored.get(zone)!.filter(({ at }) => at >= from && at < to)
      const whole = await ask({ zone, from, to, granularity })
      expect(sumOf(whole.value)).toBe(sumOf(inside.map(({ value }) => value)))
      expect(whole.total.value ?? 0).toBe(sumOf(whole.value))
      const counts = await ask({ zone, from, to, granularity, function: 'COUNT' })
      expect(sumOf(counts.value)).toBe(inside.length)

      const parts = await Promise.all(
        edges.slice(1).map((end, place) => ask({ zone, from: edges[place]!, to: end, granularity })),
      )
      expect(sumOf(parts.map(({ total }) => total.value))).toBe(whole.total.value ?? 0)
      expect(sumOf(parts.map(({ total }) => total.expected))).toBe(whole.total.expected)
      // A bucket that is cut is in two parts; both together are what it is in the whole.
      for (const [place, at] of whole.at.entries()) {
        const inParts = parts.flatMap((part) => part.value.filter((_, index) => part.at[index] === at))
        expect(sumOf(inParts)).toBe(whole.value[place] ?? 0)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test.each(zones)(
  'each day of %s is what the calendar says, also when clocks change',
  async (zone, ...starts) => {
    for (const start of starts) {
      const { at, value } = await ask({ zone, from: start, to: start + days * day, granularity: 'P1D' })
      const expected = bucketStarts(start, start + days * day, 'P1D', zone)
      expect(at).toEqual(expected.starts)
      for (const [place, begin] of at.entries()) {
        const end = at[place + 1] ?? expected.end
        const of = stored.get(zone)!.filter((one) => one.at >= start && one.at >= begin && one.at < end)
        expect(value[place] ?? 0).toBe(sumOf(of.map((one) => one.value)))
      }
    }
  },
)

test('a sample keeps the least and the greatest of every stretch, its gaps, and the figures of all', async () => {
  const [zone, from] = zones[5]
  // The second half is empty.
  const period = { zone, from, to: from + 2 * days * day, granularity: 'PT15M' as const }
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 10, max: 1000 }),
      fc.constantFrom<StatisticFunction>('SUM', 'MEAN', 'MAX', 'PEAK'),
      async (points, name) => {
        const all = await ask({ ...period, function: name })
        const drawn = await ask({ ...period, function: name, points })
        expect(drawn.sampledFrom).toBe(all.at.length)
        expect(drawn.at.length).toBeLessThanOrEqual(points)
        expect(drawn.total).toEqual(all.total)
        expect([...drawn.at].sort((a, b) => a - b)).toEqual(drawn.at)
        const known = new Map(all.at.map((at, place) => [at, place]))
        for (const [place, at] of drawn.at.entries()) {
          if (drawn.value[place] === null) continue
          expect(drawn.value[place]).toBe(all.value[known.get(at)!])
          expect(drawn.measured[place]).toBe(all.measured[known.get(at)!])
        }
        const { first, length, measured } = drawn.stretches!
        expect(drawn.at.every((at) => at >= first && at < first + measured.length * length)).toBe(true)
        for (const [stretch, share] of measured.entries()) {
          const start = first + stretch * length
          const inIt = all.at.flatMap((at, place) =>
            at >= start && at < start + length ? [all.measured[place]!] : [],
          )
          expect(share).toBeCloseTo(sumOf(inIt) / inIt.length, 9)
        }
        const numbers = (values: readonly (number | null)[]) => values.filter((one) => one !== null)
        expect(Math.max(...numbers(drawn.value))).toBe(Math.max(...numbers(all.value)))
        expect(Math.min(...numbers(drawn.value))).toBe(Math.min(...numbers(all.value)))
        const lastValue = drawn.value.findLastIndex((one) => one !== null)
        expect(lastValue).toBeLessThan(drawn.value.length - 1)
      },
    ),
    { numRuns: 15 },
  )
  expect((await ask({ ...period, points: 5000 })).sampledFrom).toBeUndefined()
}, 60_000)
