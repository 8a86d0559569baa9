import { temporaryFolder } from '@energycockpit/testing'
import { bucketStarts, type BucketLength } from '@energycockpit/time'
import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import type { SeriesOfMany } from '../queries/one-kind'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import { ReadingsBlock, writeReadings } from '../../readings/store/write-readings'
import { sourcesFrom } from '../../calculations/derived/sources'
import { sumOf, summedValues } from './sum-of-series'

/* Sums of series with different intervals, against plain JavaScript over what is stored. */
const day = 86_400_000
const lengths = { PT15M: 900_000, PT1H: 3_600_000 }
const zones = [
  ['Europe/Berlin', Date.UTC(2025, 9, 20)],
  ['Asia/Kathmandu', Date.UTC(2025, 0, 1)],
  ['Australia/Lord_Howe', Date.UTC(2025, 3, 1)],
] as const
const intervals = ['PT15M', 'PT1H', 'P1D', 'PT10M', 'PT30M'] as const
const days = 16

let dataDir: string
let readings: Readings
interface Stored {
  series: SeriesOfMany
  values: { at: number; value: number; end: number }[]
}
const stored: Stored[] = []
beforeAll(async () => {
  dataDir = await temporaryFolder('mixed-sums')
  readings = await openReadings({ dataDir })
  const block = new ReadingsBlock()
  for (const [zone, [timeZone, from]] of zones.entries())
    for (const [nth, interval] of intervals.entries()) {
      const { starts, end } = bucketStarts(from, from + days * day, interval, timeZone)
      const id = zone * 10 + nth + 1
      const values = starts.flatMap((at, place) =>
        place % 23 === 7 ? [] : [{ at, value: (place * 37) % 101, end: starts[place + 1] ?? end }],
      )
      stored.push({
        series: {
          ...{ id, interval, timeZone, quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
          ...{ seriesType: 'MEASURED', meteringPointId: `${id}`, name: '', location: '', revision: null },
        },
        values,
      })
      for (const { at, value } of values) block.add(id, at / 1000, value, 'measured', 1)
    }
  await writeReadings(readings.client, block)
}, 60_000)
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const sum = (of: readonly Stored[], from: number, to: number, granularity: BucketLength) =>
  summedValues(
    readings,
    sumOf(
      of.map(({ series }) => series),
      sourcesFrom(new Map()),
    ),
    {
      ...{ from: new Date(from).toISOString(), to: new Date(to).toISOString(), granularity },
      ...{ now: Date.UTC(2026, 0), signal: new AbortController().signal },
    },
  )
const startingIn = (of: readonly Stored[], from: number, to: number) =>
  of.flatMap(({ values }) => values.filter(({ at }) => at >= from && at < to))
const added = (values: readonly { value: number }[]) => values.reduce((total, { value }) => total + value, 0)

test('an hourly and a daily meter from noon to noon: hours inside, and the day that is not cut is said', async () => {
  const of = stored.filter(({ series }) => [2, 3].includes(series.id))
  const from = Date.UTC(2025, 9, 22, 12)
  const answer = await sum(of, from, from + day, 'P1D')
  expect(answer.total.value).toBe(added(startingIn(of, from, from + day)))
  expect(answer.covered).toEqual([
    { seriesId: 3, from: '2025-10-22T22:00:00.000Z', to: '2025-10-23T22:00:00.000Z' },
  ])
  expect(answer.uncutAt).toEqual(answer.at)
})

test('a sum is what lies inside, and what is said', async () => {
  const quarters = (most: number) => fc.integer({ min: 0, max: most * 96 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.subarray([...intervals], { minLength: 1 }),
      fc.subarray([...intervals.slice(0, 2)]),
      quarters(10),
      quarters(5),
      fc.constantFrom<BucketLength>('P1D', 'P1M', 'P3M', 'P1Y'),
      async ([timeZone, start], own, foreign, first, length, granularity) => {
        const here = stored.filter(
          ({ series }) => series.timeZone === timeZone && own.includes(series.interval as 'P1D'),
        )
        // The hours of a meter that is elsewhere count, too.
        const there = stored.filter(
          ({ series }) => series.timeZone !== timeZone && foreign.includes(series.interval as 'PT1H'),
        )
        const of = [...here, ...there]
        const from = start + first * lengths.PT15M
        const to = from + (length + 1) * lengths.PT15M
        const answer = await sum(of, from, to, granularity)
        const covered = new Map(answer.covered?.map((one) => [one.seriesId, one]))
        const parts = of.map((one) => {
          const said = covered.get(one.series.id)
          return said
            ? startingIn([one], Date.parse(said.from), Date.parse(said.to))
            : startingIn([one], from, to)
        })
        expect(answer.total.value ?? 0).toBe(added(parts.flat()))
        for (const [place, one] of of.entries())
          if (!covered.has(one.series.id))
            // Nothing that is not said reaches over an edge.
            expect(parts[place]!.filter(({ end }) => end > to)).toEqual([])
        for (const [place, at] of answer.at.entries()) {
          const edges = [Math.max(at, from), Math.min(answer.at[place + 1] ?? to, to)] as const
          expect(answer.value[place] ?? 0).toBe(added(startingIn(of, ...edges)))
          const isCut = of.some(({ values }) =>
            values.some((one) => edges.some((edge) => one.at < edge && one.end > edge)),
          )
          if (isCut) expect(answer.uncutAt).toContain(at)
        }
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)
