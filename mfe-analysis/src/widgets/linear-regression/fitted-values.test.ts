import { fitLinear } from '@energycockpit/models'
import { joinBuckets } from '../../joined/join-buckets'
import { seriesValues } from '../../joined/series-values.testing'
import { fittedValues } from './fitted-values'

const timeZone = 'Europe/Berlin'

/** Days of 23 and of 25 hours. */
test.each([
  ['2026-03-27', '2026-04-03'],
  ['2026-10-23', '2026-10-30'],
])('each day from %s has what was and what the model says, and one that is left out is a gap', (from, to) => {
  const column = (valueOf: (place: number) => number | null) =>
    seriesValues({ seriesId: 1, unit: 'kWh', timeZone, days: [from, to], granularity: 'P1D', valueOf })
  const load = [10, 14, null, 21, 24, 27, 33]
  const joined = joinBuckets(
    [column((place) => load[place]!), column((place) => place)],
    'P1D',
    Date.UTC(2030, 0),
  )
  const y = joined.rows.map(({ values }) => values[0]!)
  const { fit } = fitLinear({
    y,
    regressors: [{ name: 'x', values: joined.rows.map(({ values }) => values[1]!) }],
  })
  const range = { from, to }
  const { actual, fitted } = fittedValues({
    ...{ fit: fit!, joined, range, granularity: 'P1D', unit: 'kWh', isAmount: true },
  })
  expect(actual.value).toEqual(load)
  expect(fitted.at).toHaveLength(7)
  expect(fitted.value[2]).toBeNull()
  const expected = fit!.fitted
  expect(fitted.value).toEqual([...expected.slice(0, 2), null, ...expected.slice(2)])
  expect(fitted.total.value).toBeCloseTo(129, 10)
  expect(actual.total).toMatchObject({ value: 129, mean: 21.5, measured: 6 / 7 })
})
