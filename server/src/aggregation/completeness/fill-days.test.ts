import { bucketStarts } from '@energycockpit/time'
import { fillDays, type DaysToFill } from './fill-days'

const hour = 3_600_000
const zone = 'Europe/London'
function count(from: string, to: string, more: Partial<DaysToFill> = {}) {
  const days = bucketStarts(Date.parse(from), Date.parse(to), 'P1D', zone)
  const given = { days, counts: [], interval: 'PT1H' as const, timeZone: zone, firstAt: 0 }
  return fillDays({ ...given, now: Date.parse('2030-01-01T00:00Z'), ...more })
}

test('days have as many hours as the calendar gives them', () => {
  expect(count('2024-03-30T00:00Z', '2024-04-01T23:00Z').expected).toEqual([24, 23, 24])
  expect(count('2024-10-25T23:00Z', '2024-10-29T00:00Z', { interval: 'PT15M' }).expected).toEqual([
    ...[96, 100, 96],
  ])
  expect(count('2024-03-30T00:00Z', '2024-04-01T23:00Z', { interval: 'P1D' }).expected).toEqual([1, 1, 1])
})

test('nothing is expected before the first value, nor of what is still to come', () => {
  const period = ['2024-01-01T00:00Z', '2024-01-06T00:00Z'] as const
  const from = Date.parse(period[0])
  const running = count(...period, { firstAt: from + 30 * hour, now: from + 76.5 * hour })
  expect(running.expected).toEqual([0, 18, 24, 4, 0])
  expect(running.until).toBe('2024-01-04T04:00:00.000Z')
  expect(count(...period, { firstAt: null }).expected).toEqual([0, 0, 0, 0, 0])
})

test('what is there stands with its day; a day without values has none', () => {
  const counts = [{ place: 1, measured: 20, estimated: 3 }]
  const { at, end, measured, estimated } = count('2024-01-01T00:00Z', '2024-01-04T00:00Z', { counts })
  expect([measured, estimated]).toEqual([
    [0, 20, 0],
    [0, 3, 0],
  ])
  expect([at.length, new Date(end).toISOString()]).toEqual([3, '2024-01-04T00:00:00.000Z'])
})
