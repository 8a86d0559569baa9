import fc from 'fast-check'
import { findSpikes, type SpikeSettings } from './spikes'
import { seconds, segmentWith } from './segment.testing'

const settings: SpikeSettings = {
  score: 10,
  days: 42,
  minSpread: 0.05,
  minStep: 0.5,
  highest: { times: 1.5, days: 42 },
  downwards: true,
}
const day = 24
/** Five weeks of an office: 20 kWh at night, 100 by day, with a little unrest. */
const office = (place: number) => (place % day >= 8 && place % day < 18 ? 100 : 20) + (place % 7)
const weeks = (count: number) => Array.from({ length: count * 7 * day }, (_none, place) => office(place))
const noon = 32 * day + 12
const changed = (changes: Record<number, number | null>) =>
  weeks(5).map((value, place) => (place in changes ? changes[place]! : value))
const found = (values: (number | null)[], given = {}, rule = settings) =>
  findSpikes(segmentWith(values, given), rule).map(({ from, count, worst }) => ({
    place: (from - seconds('2024-01-01T00:00Z')) / 3600,
    count,
    worst,
  }))

test('five quiet weeks have no spike', () => {
  expect(found(weeks(5))).toEqual([])
})

test('a value of five times the usual is one, with its neighbour in one finding', () => {
  expect(found(changed({ [noon]: 500 }))).toEqual([{ place: noon, count: 1, worst: 500 }])
  expect(found(changed({ [noon]: 500, [noon + 1]: 700 }))).toEqual([{ place: noon, count: 2, worst: 700 }])
})

test('it says what was to be expected, and its score beside the limit', () => {
  const [spike] = findSpikes(segmentWith(changed({ [noon]: 500 })), settings)
  const { score, expected, reached } = spike!.parameters
  expect(score).toBe(10)
  expect(Math.abs(expected! - 100)).toBeLessThan(10)
  expect(reached).toBeGreaterThan(10)
})

test('a drop is one where it may be', () => {
  expect(found(changed({ [noon]: 0 }))).toEqual([{ place: noon, count: 1, worst: 0 }])
  expect(found(changed({ [noon]: 0 }), {}, { ...settings, downwards: false })).toEqual([])
})

test('what is high for the hour but below the highest there has been is none', () => {
  const night = 32 * day + 2
  expect(found(changed({ [night]: 130 }))).toEqual([])
  expect(found(changed({ [night]: 200 }))).toEqual([{ place: night, count: 1, worst: 200 }])
})

test('a new level is no spike', () => {
  const machine = weeks(5).map((value, place) => (place < noon ? value : value + 300))
  expect(found(machine)).toEqual([])
  // Without the hours after it, nobody can know yet.
  expect(found(machine.slice(0, noon + 1))).toHaveLength(1)
})

test('nothing is said while little is known, nor about the context', () => {
  expect(found([...Array<number>(100).fill(20), 500])).toEqual([])
  expect(found(changed({ [noon]: 500 }), { context: noon + 1 })).toEqual([])
  expect(found(changed({ [noon]: 500 }), { context: noon })).toHaveLength(1)
})

test('the hour is the one of the clock on the wall, also after it has been changed', () => {
  // From the clocks' change on, the office opens an hour earlier by UTC, and nobody noticed anything.
  const change = seconds('2024-03-31T01:00Z')
  const start = seconds('2024-03-04T00:00Z')
  const values = Array.from({ length: 35 * day }, (_none, hour) => {
    const wall = hour + (start + hour * 3600 >= change ? 2 : 1)
    return wall % day >= 8 && wall % day < 18 ? 100 : 0
  })
  const segment = segmentWith(values, { from: '2024-03-04T00:00Z', timeZone: 'Europe/Berlin' })
  const sensitive = { ...settings, highest: { times: 0, days: 42 } }
  expect(findSpikes(segment, sensitive)).toEqual([])
  expect(
    findSpikes({ ...segment, seriesInterval: { ...segment.seriesInterval, timeZone: 'UTC' } }, sensitive),
  ).not.toEqual([])
})

test('the unit that a series is kept in makes no difference', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
      fc.integer({ min: 0, max: 800 }),
      (factor, value) => {
        const values = changed({ [noon]: value })
        const scaled = found(
          values.map((one) => one! * factor),
          {},
          { ...settings, minStep: settings.minStep * factor },
        )
        expect(scaled.map(({ place, count }) => ({ place, count }))).toEqual(
          found(values).map(({ place, count }) => ({ place, count })),
        )
      },
    ),
    { numRuns: 40 },
  )
})
