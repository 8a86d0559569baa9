import { fitLinear } from '@energycockpit/models'
import { joinBuckets, type Joined } from '../../joined/join-buckets'
import { seriesValues } from '../../joined/series-values.testing'
import { comparedWith, regressionModel } from './regression-model'
import { warningsOf } from './warnings'

const timeZone = 'Europe/Berlin'
const column = (days: [string, string], valueOf: (place: number, at: number) => number) =>
  seriesValues({ seriesId: 1, unit: 'kWh', timeZone, days, granularity: 'P1D', valueOf })
const names = (joined: Joined, days: 'NONE' | 'WEEKEND' | 'WEEKDAYS', months = false) =>
  regressionModel({ joined, keys: [], days, months }).regressors.map(({ name }) => name)

// A year with both changes of the clock.
const year: [string, string] = ['2026-01-01', '2027-01-01']
const weekday = (place: number) => ((place + 3) % 7) + 1 // 1 January 2026 is a Thursday.
const outdoors = (place: number) => 10 - 9 * Math.cos((2 * Math.PI * place) / 365) + Math.sin(place * 12.9898)

test('what a load was made of is found again, over both changes of the clock', () => {
  const load = (place: number) => 500 - 12 * outdoors(place) - (weekday(place) > 5 ? 80 : 0)
  const joined = joinBuckets([column(year, load), column(year, outdoors)], 'P1D', Date.UTC(2028, 0))
  expect(joined.rows).toHaveLength(365)
  const { fit } = fitLinear(regressionModel({ joined, keys: ['7'], days: 'WEEKEND', months: false }))
  expect(fit!.coefficients.map(({ name, value }) => [name, Math.round(value * 1e6) / 1e6])).toEqual([
    [undefined, 500],
    ['7', -12],
    ['WEEKEND', -80],
  ])
})

test('what a holiday changes is found beside the weekend, and of a period without one nothing is told', () => {
  const resting = new Set([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-10-26',
    '2026-12-25',
  ])
  const isResting = (at: number) => resting.has(new Date(at + 12 * 3_600_000).toISOString().slice(0, 10))
  const load = (place: number, at: number) => 500 - (weekday(place) > 5 ? 80 : 0) - (isResting(at) ? 60 : 0)
  const joined = joinBuckets([column(year, load)], 'P1D', Date.UTC(2028, 0))
  const model = { joined, keys: [], days: 'WEEKEND', months: false } as const
  const { fit } = fitLinear(regressionModel({ ...model, resting }))
  expect(fit!.coefficients.map(({ name, value }) => [name, Math.round(value * 1e6) / 1e6])).toEqual([
    [undefined, 500],
    ['WEEKEND', -80],
    ['RESTING', -60],
  ])
  expect(regressionModel({ ...model, resting: new Set() }).regressors).toHaveLength(1)
})

test('each day of the week and each month but the first is told apart', () => {
  const joined = joinBuckets(
    [column(['2026-02-02', '2026-04-06'], (place) => place)],
    'P1D',
    Date.UTC(2028, 0),
  )
  expect(names(joined, 'WEEKDAYS')).toEqual([2, 3, 4, 5, 6, 7].map((day) => `WEEKDAY.${day}`))
  expect(names(joined, 'NONE', true)).toEqual(['MONTH.3', 'MONTH.4'])
  expect(comparedWith('WEEKDAY', joined)).toBe(1)
  expect(comparedWith('MONTH', joined)).toBe(2)
  const { regressors } = regressionModel({ joined, keys: [], days: 'WEEKDAYS', months: true })
  expect(fitLinear({ y: joined.rows.map((_, place) => Math.sin(place)), regressors }).refusal).toBeUndefined()
})

test('of working days alone no weekend is told apart, of one month no months', () => {
  const joined = joinBuckets(
    [column(['2026-02-02', '2026-02-07'], (place) => place)],
    'P1D',
    Date.UTC(2028, 0),
  )
  expect(names(joined, 'WEEKEND', true)).toEqual([])
  expect(comparedWith('MONTH', joined)).toBeUndefined()
})

test('a reader is warned of few points, of regressors that overlap, and of errors that follow each other', () => {
  const x = Array.from({ length: 15 }, (_, place) => place)
  const fit = fitLinear({
    y: x.map((each) => each * each),
    regressors: [
      { name: 'a', values: x },
      { name: 'b', values: x.map((each) => each + Math.sin(each) / 50) },
    ],
  }).fit!
  expect(warningsOf(fit)).toEqual([
    { kind: 'FEW_POINTS', points: 15, needed: 20 },
    { kind: 'INFLATED', names: ['a', 'b'] },
    { kind: 'FOLLOWING', durbinWatson: fit.durbinWatson },
  ])
})

test('a fit of many points with independent errors needs no warning', () => {
  const x = Array.from({ length: 60 }, (_, place) => place)
  // Two of each sign in a row: Durbin–Watson 2.
  const y = x.map((each) => 3 * each + (each % 4 < 2 ? 1 : -1))
  expect(warningsOf(fitLinear({ y, regressors: [{ name: 'a', values: x }] }).fit!)).toEqual([])
})
