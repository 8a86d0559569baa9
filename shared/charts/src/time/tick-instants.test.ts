import { placeOfMark, windowTicks } from './tick-instants'
import { weekendRuns } from './weekend-runs'
import { isDoubled } from '../double-hours'

const zone = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)
const marks = (from: string, to: string, length: 'PT15M' | 'PT1H' | 'P1D' | 'P1M', width = 1000) => {
  const { at: instants, ticks } = windowTicks({ from: at(from), to: at(to) }, length, zone, width)
  return ticks.map(({ index, kind }) => `${kind} ${new Date(instants[index]!).toISOString().slice(0, 16)}`)
}

test('midnights are those of the zone on both sides of a clock change', () => {
  expect(marks('2026-10-23T22:00Z', '2026-10-26T23:00Z', 'PT1H', 150)).toEqual([
    'weekday 2026-10-23T22:00',
    'weekday 2026-10-24T22:00',
    'weekday 2026-10-25T23:00',
  ])
  expect(marks('2026-03-27T23:00Z', '2026-03-30T22:00Z', 'PT1H', 150)).toEqual([
    'weekday 2026-03-27T23:00',
    'weekday 2026-03-28T23:00',
    'weekday 2026-03-29T22:00',
  ])
})

test('marks are no finer than the buckets, and finer in a smaller window', () => {
  expect(marks('2026-05-31T22:00Z', '2026-06-02T22:00Z', 'P1D')).toEqual([
    'weekday 2026-05-31T22:00',
    'weekday 2026-06-01T22:00',
  ])
  expect(marks('2026-06-01T10:00Z', '2026-06-01T11:00Z', 'PT15M')[1]).toBe('minute 2026-06-01T10:15')
})

test('what names a whole bucket stands below its middle, also on a day of 25 hours', () => {
  const day = at('2026-10-24T22:00Z')
  expect(placeOfMark(day, 'weekday', 'P1D', zone)).toBe(at('2026-10-25T10:30Z'))
  expect(placeOfMark(day, 'week', 'P1D', zone)).toBe(day)
  expect(placeOfMark(day, 'weekday', 'PT1H', zone)).toBe(day)
  expect(placeOfMark(at('2026-01-31T23:00Z'), 'month', 'P1M', zone)).toBe(at('2026-02-14T23:00Z'))
})

test('many years are marked without a look at each of their days', () => {
  const { at: instants, ticks } = windowTicks(
    { from: at('2016-01-01T00:00Z'), to: at('2026-01-01T00:00Z') },
    'PT1H',
    zone,
    800,
  )
  expect(instants.length).toBeLessThan(130)
  expect(ticks.every(({ kind }) => kind === 'year')).toBe(true)
})

test('weekends begin and end at the zone’s midnight, also where one of their days has 25 hours', () => {
  const period = { from: at('2026-10-19T22:00Z'), to: at('2026-10-27T23:00Z') }
  expect(weekendRuns(period, 'PT1H', zone)).toEqual([[at('2026-10-23T22:00Z'), at('2026-10-25T23:00Z')]])
  expect(weekendRuns(period, 'P1M', zone)).toEqual([])
})

test('an hour that comes twice is told apart, both times', () => {
  const hours = ['2026-10-24T23:00Z', '2026-10-25T00:00Z', '2026-10-25T01:00Z', '2026-10-25T02:00Z']
  expect(hours.map((each) => isDoubled(at(each), zone))).toEqual([false, true, true, false])
  expect(isDoubled(at('2026-03-29T01:00Z'), zone)).toBe(false)
})
