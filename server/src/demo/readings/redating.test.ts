import fc from 'fast-check'
import { arrivedUntil, mondayBefore, shiftFor, sourceHour } from './redating'

const seconds = (time: string) => Date.parse(time) / 1000
const start = seconds('2019-01-01T00:00Z')
const source = { start, count: 35_064 }
const sourceEnd = seconds('2023-01-01T00:00Z')
const hour = 3_600
const week = 7 * 24 * hour
const inSource = (place: number | undefined) =>
  new Date((start + place! * hour) * 1000).toISOString().slice(0, 13)

test.each([
  ['2024-01-01T00:00Z', '2024-01-01T00:00Z'],
  ['2024-01-07T23:59Z', '2024-01-01T00:00Z'],
  ['2024-01-08T00:00Z', '2024-01-08T00:00Z'],
  ['1970-01-01T00:00Z', '1969-12-29T00:00Z'],
])('the Monday before %s is %s', (instant, monday) => {
  expect(mondayBefore(seconds(instant))).toBe(seconds(monday))
})

test('the last complete week of the source is last week', () => {
  const now = seconds('2026-11-21T12:30Z')
  const shift = shiftFor(sourceEnd, now)
  expect(seconds('2022-12-19T00:00Z') + shift).toBe(seconds('2026-11-09T00:00Z'))
  expect(seconds('2022-12-26T00:00Z') + shift).toBe(seconds('2026-11-16T00:00Z'))
})

test('it is so whenever the first start is, by whole weeks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (now) => {
      const shift = shiftFor(sourceEnd, now)
      expect(shift % week).toBeCloseTo(0)
      const endOfLastCompleteWeek = seconds('2022-12-26T00:00Z') + shift
      expect(endOfLastCompleteWeek).toBeLessThanOrEqual(now)
      expect(now - endOfLastCompleteWeek).toBeLessThan(week)
    }),
  )
})

test('hours are those of the source until it ends, then those of 52 weeks before, again and again', () => {
  const shift = 10 * week
  const hourAt = (time: string) => sourceHour(seconds(time) + shift, shift, source)
  expect(hourAt('2018-12-31T23:59:59Z')).toBeUndefined()
  expect(hourAt('2019-01-01T00:00:00Z')).toBe(0)
  expect(hourAt('2019-01-01T01:59:59Z')).toBe(1)
  expect(inSource(hourAt('2022-12-31T23:00Z'))).toBe('2022-12-31T23')
  expect(inSource(hourAt('2023-01-01T00:00Z'))).toBe('2022-01-02T00')
  expect(inSource(hourAt('2023-12-30T23:00Z'))).toBe('2022-12-31T23')
  expect(inSource(hourAt('2023-12-31T00:00Z'))).toBe('2022-01-02T00')
})

test('every hour after the source falls on the same hour of the same weekday', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 35_064, max: 2_000_000 }),
      fc.integer({ min: -500, max: 2_000 }),
      (later, weeks) => {
        const shift = weeks * week
        const place = sourceHour(start + shift + later * hour, shift, source)!
        expect(place).toBeLessThan(source.count)
        expect(place).toBeGreaterThanOrEqual(source.count - 52 * 168)
        expect((later - place) % (52 * 168)).toBe(0)
      },
    ),
  )
})

test.each([
  ['12:00:00', '12:00:00'],
  ['12:59:59', '12:00:00'],
])('at %s readings have arrived until %s', (now, until) => {
  expect(arrivedUntil(seconds(`2024-06-01T${now}Z`))).toBe(seconds(`2024-06-01T${until}Z`))
})
