import fc from 'fast-check'
import { findFactorChanges } from './factor-changes'
import { hoursOf, seconds, segmentWith } from './segment.testing'

const settings = { times: 5, days: 42, minUsual: 0.5 }
const day = 24
const start = seconds('2024-01-01T00:00Z')
/** An office: 20 kWh at night, 100 by day, less at weekends, with some unrest. */
function office(place: number): number {
  const weekend = Math.floor(place / day) % 7 > 4
  const hour = place % day
  const busy = !weekend && hour >= 8 && hour < 18 ? 100 : 20
  return busy * (0.85 + 0.3 * (((place * 7_919) % 101) / 100))
}
const weeks = (count: number, change: (value: number, place: number) => number | null = (value) => value) =>
  Array.from({ length: count * 7 * day }, (_none, place) => change(office(place), place))
const found = (values: (number | null)[], given: Parameters<typeof segmentWith>[1] = {}, rule = settings) =>
  findFactorChanges(segmentWith(values, given), rule).map(({ from, to, count, parameters }) => ({
    ...{ place: hoursOf(start, from), until: hoursOf(start, to), count },
    ...{ times: parameters['times'], factor: parameters['factor'] },
  }))
/** Wednesday of the eighth week, in the middle of the morning. */
const change = (7 * 7 + 2) * day + 9

test('weeks as usual, a closed fortnight and a machine that runs day and night have none', () => {
  expect(found(weeks(12))).toEqual([])
  expect(
    found(weeks(12, (value, place) => (place < change || place > change + 14 * day ? value : value / 4))),
  ).toEqual([])
  expect(found(weeks(12, (value, place) => (place < change ? value : value + 200)))).toEqual([])
})

test.each([10, 20, 30, 40, 50, 60, 80, 100, 120, 1_000, 0.1, 1 / 40, 0.001])(
  'values %d times as high from one hour on are found, from that hour on, for as long as the usual is known',
  (times) => {
    const [finding, ...others] = found(weeks(12, (value, place) => (place < change ? value : value * times)))
    expect(others).toEqual([])
    expect(finding).toMatchObject({ place: change, factor: times > 1 ? times : Math.round(1 / times) })
    expect(finding!.times! / times).toBeCloseTo(1, 0)
    // To the end of the fourteenth day.
    expect(finding!.until).toBe(change - 9 + 14 * day)
  },
)

test('a week of it is found from its first hour to its last', () => {
  const to = change + 7 * day
  const values = weeks(12, (value, place) => (place < change || place >= to ? value : value * 40))
  expect(found(values)).toEqual([
    expect.objectContaining({ place: change, until: to, count: 7 * day, factor: 40 }),
  ])
})

test('two days are too few, and so is less than the rule says', () => {
  const for2Days = weeks(12, (value, place) =>
    place < change || place >= change + 2 * day ? value : value * 40,
  )
  expect(found(for2Days)).toEqual([])
  const four = weeks(12, (value, place) => (place < change ? value : value * 4))
  expect(found(four)).toEqual([])
  expect(found(four, {}, { ...settings, times: 3 })).toHaveLength(1)
})

test('what grows from day to day, changes its course or follows nothing known is none', () => {
  const grown = weeks(
    12,
    (value, place) => value * (place < change ? 1 : Math.min(10, 1.8 ** Math.ceil((place - change) / day))),
  )
  expect(found(grown)).toEqual([])
  // As much more as ten times would be, but by night only.
  const night = weeks(12, (value, place) => (place < change || place % day >= 8 ? value : value * 40))
  expect(found(night)).toEqual([])
  expect(found(weeks(1, (value, place) => (place < 3 * day ? value : value * 40)))).toEqual([])
})

test('where next to nothing is usual, or nothing at all comes, nothing is said', () => {
  expect(found(weeks(12, (value, place) => (place < change ? value / 1_000 : value)))).toEqual([])
  expect(found(weeks(12, (value, place) => (place < change ? value : 0)))).toEqual([])
})

test('days missing before it, such as those of a change of the meter, are no obstacle', () => {
  const values = weeks(12, (value, place) =>
    place >= change - 4 * day && place < change ? null : place < change ? value : value * 40,
  )
  expect(found(values)).toEqual([expect.objectContaining({ place: change, factor: 40 })])
})

test('daily values show it in a week', () => {
  const days = Array.from(
    { length: 84 },
    (_none, place) => (place % 7 > 4 ? 400 : 1_500) * (place < 60 ? 1 : 40),
  )
  const findings = findFactorChanges(segmentWith(days, { interval: 'P1D' }), settings)
  expect(findings).toMatchObject([{ from: start + 60 * 86_400, to: start + 74 * 86_400, count: 14 }])
  expect(findFactorChanges(segmentWith(days.slice(0, 66), { interval: 'P1D' }), settings)).toEqual([])
})

test('days are those of the clock on the wall, also when clocks go forward in between', () => {
  const from = '2024-02-05T00:00+01:00'
  const values = Array.from(
    { length: 84 * day },
    (_none, place) => office(place) * (place < 56 * day ? 1 : 40),
  )
  const [finding] = findFactorChanges(segmentWith(values, { from, timeZone: 'Europe/Berlin' }), settings)
  expect(finding).toMatchObject({
    from: seconds(from) + 56 * day * 3_600,
    parameters: { factor: 40, timesAllowed: settings.times },
  })
})

test('it is the same whatever part of the readings is judged, as long as enough of those before are known', () => {
  const values = weeks(14, (value, place) => (place < change ? value : value * 40))
  const [whole] = found(values)
  fc.assert(
    fc.property(fc.integer({ min: change - 5 * day, max: change + 13 * day }), (context) => {
      expect(found(values, { context })).toEqual([whole])
      // Six weeks of the usual, and the days before it.
      const skipped = Math.max(0, Math.floor(context / day) - 60)
      const later = new Date((start + skipped * 86_400) * 1000).toISOString()
      const part = segmentWith(values.slice(skipped * day), { from: later, context: context - skipped * day })
      expect(findFactorChanges(part, settings).map(({ from, to }) => [from, to])).toEqual([
        [start + whole!.place * 3_600, start + whole!.until * 3_600],
      ])
    }),
    { numRuns: 40 },
  )
})
