import { bucketsByZone, figuresOverTime } from './buckets-of-plan'
import type { CountedSeries } from '../by-location/consumption-plan'

const hour = 3_600_000
const at = (instant: string) => Date.parse(instant)

test('a bucket has the same days in every zone, and days of 23 and 25 hours', () => {
  const spring = bucketsByZone({ from: '2026-03-28', to: '2026-03-31' }, 'P1D')
  expect(spring('Europe/Berlin')).toEqual({
    starts: ['2026-03-27T23:00Z', '2026-03-28T23:00Z', '2026-03-29T22:00Z'].map(at),
    end: at('2026-03-30T22:00Z'),
  })
  expect(spring('UTC').starts).toHaveLength(3)
  const autumn = bucketsByZone({ from: '2026-10-25', to: '2026-10-26' }, 'P1D')('Europe/Berlin')
  expect((autumn.end - autumn.starts[0]!) / hour).toBe(25)
})

test('a month that the period cuts begins and ends with it', () => {
  const { starts, end } = bucketsByZone({ from: '2025-12-15', to: '2026-02-10' }, 'P1M')('UTC')
  expect(starts.map((start) => new Date(start).toISOString().slice(0, 10))).toEqual([
    ...['2025-12-15', '2026-01-01', '2026-02-01'],
  ])
  expect(end).toBe(at('2026-02-10T00:00Z'))
})

const series = (id: number, more: Partial<CountedSeries>) =>
  ({ id, unit: 'kWh', interval: 'PT1H', timeZone: 'Europe/Berlin', ...more }) as CountedSeries
const span = { from: at('2026-03-27T23:00Z'), to: at('2026-03-30T22:00Z') }
const stay = (from: number, to: number) => ({ from, to, locationId: 'hall', area: null })
const days = bucketsByZone({ from: '2026-03-28', to: '2026-03-31' }, 'P1D')

test('what series counted is added by day, in one unit, and where one was not there it is not expected', () => {
  const whole = series(1, { segments: [stay(span.from, span.to)] })
  const half = series(2, { unit: 'MWh', segments: [stay(at('2026-03-29T22:00Z'), span.to)] })
  const [first, second, third] = days('Europe/Berlin').starts
  const part = (seriesId: number, start: number, sum: number, measured: number, estimated = 0) => ({
    ...{ seriesId, start, sum, measured, estimated },
  })
  const sums = [
    part(1, first!, 24, 24),
    part(1, second!, 20, 20, 3),
    part(1, third!, 24, 24),
    // Before it was there it counts nowhere.
    part(2, second!, 999, 23),
    part(2, third!, 1, 12),
  ]
  const found = figuresOverTime({ unit: 'kWh', series: [whole, half] }, sums, days, span.to)
  expect(found.value).toEqual([24, 20, 1024])
  expect(found.measured).toEqual([1, 20 / 23, 36 / 48])
  expect(found.estimated).toEqual([0, 3 / 23, 0])
  expect(found.total).toEqual({ value: 1068, measured: 80 / 95, estimated: 3 / 95, expected: 95 })
})

test('a day that has not begun expects nothing, and has no value', () => {
  const whole = series(1, { segments: [stay(span.from, span.to)] })
  const found = figuresOverTime({ unit: 'kWh', series: [whole] }, [], days, at('2026-03-28T11:00Z'))
  expect(found).toMatchObject({ value: [null, null, null], measured: [0, 0, 0], estimated: [0, 0, 0] })
  expect(found.total).toEqual({ value: null, measured: 0, estimated: 0, expected: 12 })
})
