import fc from 'fast-check'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { dayKinds, mostRegressors, regressionChoice } from './regression-choice'

const second = { ...meterSeries, seriesId: 2 }
const chosen = chosenOf([meterSeries, second], [temperatureSeries])
const keys = (quantities: { key: string }[]) => quantities.map(({ key }) => key)

test('at first the first meter is explained by the outdoor temperature and the weekend, day by day', () => {
  const choice = regressionChoice({}, chosen)
  expect(choice).toMatchObject({
    granularity: 'P1D',
    explained: { key: '1' },
    days: 'WEEKEND',
    months: false,
  })
  expect(keys(choice.explaining)).toEqual(['7'])
})

test('regressors that are not there, are there twice or are explained themselves are left out', () => {
  const choice = regressionChoice({ y: '2', x: '7,99,7,2,,7.COOLING_DEGREE_DAYS' }, chosen)
  expect(keys(choice.explaining)).toEqual(['7', '7.COOLING_DEGREE_DAYS'])
  expect(keys(regressionChoice({ x: '' }, chosen).explaining)).toEqual([])
})

test('of months no kinds of day are told apart, of hours there are no degree days', () => {
  expect(regressionChoice({ resolution: 'P1M', resting: 'yes' }, chosen).resting).toBe(false)
  expect(regressionChoice({ resting: 'yes' }, chosen).resting).toBe(true)
  expect(regressionChoice({ resolution: 'P1M', days: 'WEEKDAYS' }, chosen).days).toBe('NONE')
  expect(
    keys(regressionChoice({ resolution: 'PT1H', x: '7.COOLING_DEGREE_DAYS' }, chosen).explaining),
  ).toEqual([])
})

test('whatever stands in the address, the choice can be drawn', () => {
  const options = fc.record(
    { y: fc.string(), x: fc.string(), days: fc.string(), months: fc.string(), resolution: fc.string() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(options, (found) => {
      const { explaining, days, explained } = regressionChoice(found as Record<string, string>, chosen)
      expect(dayKinds).toContain(days)
      expect(explaining.length).toBeLessThanOrEqual(mostRegressors)
      expect(keys(explaining)).not.toContain(explained?.key)
    }),
  )
})
