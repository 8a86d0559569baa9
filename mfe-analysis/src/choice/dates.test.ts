import { dateRangeOf } from '@energycockpit/time'
import { neighbourOf, periodOf, rangeEndingWith } from './dates'

const zone = 'Europe/London'
const range = (text: string) => {
  const [from, to] = text.split('/') as [string, string]
  return { from, to }
}

test('days are those of the zone, also when the clock changes', () => {
  const period = periodOf(range('2026-10-25/2026-10-26'), new Date(), zone)
  expect(period.from.toISOString()).toBe('2026-10-24T23:00:00.000Z')
  expect(period.to.toISOString()).toBe('2026-10-26T00:00:00.000Z')
  expect(dateRangeOf(period, zone)).toEqual(range('2026-10-25/2026-10-26'))
})

test('a preset is counted from now', () => {
  const period = periodOf({ preset: 'LAST_WEEK' }, new Date('2026-11-21T12:00:00Z'), zone)
  expect(dateRangeOf(period, zone)).toEqual(range('2026-11-09/2026-11-16'))
})

test.each([
  ['2026-11-20/2026-11-21', '2026-11-19/2026-11-20', '2026-11-21/2026-11-22'],
  ['2026-11-09/2026-11-16', '2026-11-02/2026-11-09', '2026-11-16/2026-11-23'],
  ['2026-03-01/2026-04-01', '2026-02-01/2026-03-01', '2026-04-01/2026-05-01'],
  ['2026-01-01/2026-04-01', '2025-10-01/2026-01-01', '2026-04-01/2026-07-01'],
  ['2024-01-01/2025-01-01', '2023-01-01/2024-01-01', '2025-01-01/2026-01-01'],
  ['2024-01-01/2027-01-01', '2021-01-01/2024-01-01', '2027-01-01/2030-01-01'],
])('around %s are %s and %s', (text, before, after) => {
  expect(neighbourOf(range(text), -1)).toEqual(range(before))
  expect(neighbourOf(range(text), 1)).toEqual(range(after))
})

test.each([
  ['2030-01-07/2030-01-14', '2026-11-15/2026-11-22'],
  ['2030-01-01/2030-02-01', '2026-11-01/2026-12-01'],
  ['2030-01-01/2031-01-01', '2025-12-01/2026-12-01'],
])('the latest values in a period like %s are in %s', (text, latest) => {
  expect(rangeEndingWith(range(text), new Date('2026-11-21T12:00:00Z'), zone)).toEqual(range(latest))
})
