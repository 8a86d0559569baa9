import type { SeriesValues, StatisticFunction } from '@energycockpit/contract'
import { bucketStarts, type BucketLength } from '@energycockpit/time'
import { temporaryFolder } from '@energycockpit/testing'
import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import { sourcesFrom } from '../../calculations/derived/sources'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import type { FormulaPart } from '../../calculations/virtual/plan-virtual'
import { ReadingsBlock, writeReadings } from '../../readings/store/write-readings'
import { seriesValues } from './series-values'
import { storedReadings } from '../../readings/store/source'

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
  for (const [place, [zone, ...starts]] of zones.entries())
    for (const start of starts) {
      const span = { from: start, to: start + days * day }
      for (const [nth, interval] of inputIntervals.entries())
        for (const { at, value } of inputOf(zone, interval, span))
          block.add(place + 11 + 10 * nth, at / 1000, value, 'measured', 1)
    }
  await writeReadings(readings.client, block)
}, 60_000)
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const inputIntervals = ['PT15M', 'PT1H', 'P1D'] as const
type InputInterval = (typeof inputIntervals)[number]

/** What virtual meters are made of: whole numbers of the intervals that start in a span. Some days are whole. */
function inputOf(zone: string, interval: InputInterval, { from, to }: { from: number; to: number }) {
  const gap = { PT15M: 307, PT1H: 61, P1D: 9 }[interval]
  const starts = bucketStarts(from, to, interval, zone).starts.filter((start) => start >= from)
  return starts.flatMap((at, place) => (place % gap === 4 ? [] : [{ at, value: (place * 53) % 97 }]))
}

interface Asked {
  virtual?: Virtual
  zone: string
  from: number
  to: number
  granularity: BucketLength
  function?: StatisticFunction
  points?: number
}
const select = ({ zone, from, to, virtual, ...requested }: Asked): Promise<SeriesValues> => {
  const number = zones.findIndex(([name]) => name === zone) + 1
  const of = { quantity: 'ENERGY', unit: 'kWh', timeZone: zone } as const
  return seriesValues(readings, {
    ...requested,
    ...(virtual
      ? {
          series: { ...of, id: virtual.id, interval: virtual.interval, seriesType: 'VIRTUAL' },
          sources: sourcesFrom(partsOf(zone, number)),
        }
      : {
          series: { ...of, id: number, interval: 'PT15M', seriesType: 'MEASURED' },
          sources: { of: storedReadings, basis: { inputs: [], given: null } },
        }),
    ...{ from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    ...{ now: Date.UTC(2026, 0), signal: new AbortController().signal },
  })
}
const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, one) => sum + (one ?? 0), 0)

interface Virtual {
  id: number
  interval: 'PT15M' | 'PT1H' | 'P1D'
  formula: (quarters: number, hours: number, days: number) => string
  /** The same of what the inputs add up to in an interval. */
  plain: (quarters: number, hours: number, days: number) => number
}
/** Each made of what has shorter intervals or equal ones, of stored series and of each other. */
const virtuals: readonly Virtual[] = [
  { id: 101, interval: 'PT15M', formula: (a) => `2 * [${a}]`, plain: (a) => 2 * a },
  { id: 102, interval: 'PT1H', formula: (a, b) => `[${b}] - [${a}]`, plain: (a, b) => b - a },
  { id: 103, interval: 'PT1H', formula: (a, b) => `max([${b}], [${a}])`, plain: (a, b) => Math.max(a, b) },
  // Linear ones become one sum of all that they are made of.
  {
    id: 104,
    interval: 'P1D',
    formula: (_a, _b, c) => `[${c}] + 2 * [102]`,
    plain: (a, b, c) => c + 2 * (b - a),
  },
  {
    ...{ id: 105, interval: 'P1D', formula: (_a, _b, c) => `max([${c}], [102], [104])` },
    plain: (a, b, c) => Math.max(c, b - a, c + 2 * (b - a)),
  },
]

function partsOf(zone: string, number: number): ReadonlyMap<number, FormulaPart> {
  const common = { quantity: 'ENERGY', unit: 'kWh', timeZone: zone } as const
  const [quarters, hours, days] = [number + 10, number + 20, number + 30]
  const stored = [
    { ...common, id: quarters, interval: 'PT15M', formula: null },
    { ...common, id: hours, interval: 'PT1H', formula: null },
    { ...common, id: days, interval: 'P1D', formula: null },
  ] as const
  const made = virtuals.map(({ id, interval, formula }) => ({
    ...{ ...common, id, interval, formula: formula(quarters, hours, days) },
  }))
  return new Map([...stored, ...made].map((part) => [part.id, part]))
}

/** The values of a virtual series in a stretch of the data, by the start of their interval. */
function plainValues(zone: (typeof zones)[number], { id, interval, plain }: Virtual, start: number) {
  const span = { from: start, to: start + days * day }
  const [quarters, hours, ofDays] = inputIntervals.map(
    (input) => new Map(inputOf(zone[0], input, span).map(({ at, value }) => [at, value])),
  ) as [Map<number, number>, Map<number, number>, Map<number, number>]
  const { starts, end } = bucketStarts(span.from, span.to, interval, zone[0])
  return starts.flatMap((at, place) => {
    if (at < start) return []
    const next = starts[place + 1] ?? end
    // What starts in it; all of it must be there.
    const added = (of: ReadonlyMap<number, number>, step: number) => {
      let sum = 0
      for (let one = Math.ceil(at / step) * step; one < next; one += step) sum += of.get(one) ?? NaN
      return sum
    }
    const needsHours = id !== 101
    const needsDays = interval === 'P1D'
    const value = plain(
      added(quarters, quarter),
      needsHours ? added(hours, 4 * quarter) : 0,
      needsDays ? (ofDays.get(at) ?? NaN) : 0,
    )
    return Number.isNaN(value) ? [] : [{ at, value }]
  })
}

const lengths = ['PT15M', 'PT1H', 'P1D', 'P1M', 'P3M', 'P1Y'] as const
const aPeriod = fc
  .record({
    zone: fc.constantFrom(...zones),
    around: fc.constantFrom(1, 2),
    cuts: fc.uniqueArray(fc.integer({ min: 0, max: days * 96 }), { minLength: 2, maxLength: 5 }),
    granularity: fc.constantFrom<BucketLength>(...lengths),
  })
  .map(({ zone, around, cuts, granularity }) => ({
    ...{ zone, start: zone[around], granularity },
    edges: cuts.sort((a, b) => a - b).map((slot) => zone[around] + slot * quarter),
  }))

/** Asks for the whole and for its parts, and compares them with each other and with all `values` that there are. */
async function expectPartsOfWhole(
  requested: Pick<Asked, 'zone' | 'granularity' | 'virtual'>,
  edges: readonly number[],
  values: readonly { at: number; value: number }[],
) {
  const [from, to] = [edges[0]!, edges.at(-1)!]
  const inside = values.filter(({ at }) => at >= from && at < to)
  const whole = await select({ ...requested, from, to })
  expect(sumOf(whole.value)).toBe(sumOf(inside.map(({ value }) => value)))
  expect(whole.total.value ?? 0).toBe(sumOf(whole.value))
  const counts = await select({ ...requested, from, to, function: 'COUNT' })
  expect(sumOf(counts.value)).toBe(inside.length)

  const parts = await Promise.all(
    edges.slice(1).map((end, place) => select({ ...requested, from: edges[place]!, to: end })),
  )
  expect(sumOf(parts.map(({ total }) => total.value))).toBe(whole.total.value ?? 0)
  expect(sumOf(parts.map(({ total }) => total.expected))).toBe(whole.total.expected)
  // A bucket that is cut is in two parts; both together are what it is in the whole.
  for (const [place, at] of whole.at.entries()) {
    const inParts = parts.flatMap((part) => part.value.filter((_, index) => part.at[index] === at))
    expect(sumOf(inParts)).toBe(whole.value[place] ?? 0)
  }
}

test('parts of any period add up to the whole, in every zone and at every granularity', async () => {
  await fc.assert(
    fc.asyncProperty(aPeriod, ({ zone, granularity, edges }) =>
      expectPartsOfWhole({ zone: zone[0], granularity }, edges, stored.get(zone[0])!),
    ),
    { numRuns: 60 },
  )
}, 60_000)

test('so do those of virtual meters, whatever they are made of', async () => {
  await fc.assert(
    fc.asyncProperty(
      aPeriod,
      fc.constantFrom(...virtuals),
      ({ zone, start, edges, ...requested }, virtual) => {
        // Not finer than its values.
        const length = Math.max(
          lengths.indexOf(requested.granularity as 'P1D'),
          lengths.indexOf(virtual.interval),
        )
        const values = plainValues(zone, virtual, start)
        return expectPartsOfWhole({ zone: zone[0], granularity: lengths[length]!, virtual }, edges, values)
      },
    ),
    { numRuns: 60 },
  )
  // Not because there is nothing.
  for (const zone of zones)
    for (const virtual of virtuals)
      expect(plainValues(zone, virtual, zone[1]).length).toBeGreaterThan(virtual.interval === 'P1D' ? 0 : 20)
}, 60_000)

test.each(zones)(
  'each day of %s is what the calendar says, also when clocks change',
  async (zone, ...starts) => {
    for (const start of starts) {
      const { at, value } = await select({ zone, from: start, to: start + days * day, granularity: 'P1D' })
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
        const all = await select({ ...period, function: name })
        const drawn = await select({ ...period, function: name, points })
        expect(drawn.sampledFrom).toBe(all.at.length)
        expect(drawn.at.length).toBeLessThanOrEqual(points)
        expect(drawn.total).toEqual(all.total)
        expect([...drawn.at].sort((a, b) => a - b)).toEqual(drawn.at)
        const known = new Map(all.at.map((at, place) => [at, place]))
        const there = drawn.at.flatMap((_, place) => (drawn.value[place] === null ? [] : [place]))
        const figures = ({ value, measured }: typeof drawn, place: number) => [value[place], measured[place]]
        expect(there.map((place) => figures(drawn, place))).toEqual(
          there.map((place) => figures(all, known.get(drawn.at[place]!)!)),
        )
        const { first, length, measured } = drawn.segments!
        expect(drawn.at.every((at) => at >= first && at < first + measured.length * length)).toBe(true)
        const inSegments = measured.map((): number[] => [])
        for (const [place, at] of all.at.entries())
          inSegments[Math.floor((at - first) / length)]?.push(all.measured[place]!)
        expect(measured).toEqual(
          inSegments.map((inIt) => expect.closeTo(sumOf(inIt) / inIt.length, 9) as number),
        )
        const numbers = (values: readonly (number | null)[]) => values.filter((one) => one !== null)
        expect(Math.max(...numbers(drawn.value))).toBe(Math.max(...numbers(all.value)))
        expect(Math.min(...numbers(drawn.value))).toBe(Math.min(...numbers(all.value)))
        const lastValue = drawn.value.findLastIndex((one) => one !== null)
        expect(lastValue).toBeLessThan(drawn.value.length - 1)
      },
    ),
    { numRuns: 15 },
  )
  expect((await select({ ...period, points: 5000 })).sampledFrom).toBeUndefined()
}, 60_000)
