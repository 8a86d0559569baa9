import { weatherFactor, type DegreeDays } from './weather-factor'

const month = (sum: number, known = 30, days = 30): DegreeDays => ({ sum, known, days })

test('a mild month is multiplied by more than one, a cold one by less', () => {
  const years = [month(200), month(300), month(400)]
  expect(weatherFactor(month(200), years)).toEqual({ degreeDays: 200, meanDegreeDays: 300 })
  expect(weatherFactor(month(400), years)).toEqual({ degreeDays: 400, meanDegreeDays: 300 })
})

test('days that are not known count as the mean of the others, a leap year as its days', () => {
  const years = [month(270, 27), month(310, 31, 31), month(300)]
  expect(weatherFactor(month(270, 27), years)).toEqual({ degreeDays: 300, meanDegreeDays: 300 })
})

test.each([
  ['WEATHER_INCOMPLETE', undefined, [300, 300, 300]],
  ['WEATHER_INCOMPLETE', month(260, 26), [300, 300, 300]],
  ['YEARS_MISSING', month(300), [300, 300]],
  ['HARDLY_HEATED', month(29), [300, 300, 300]],
  ['HARDLY_HEATED', month(300), [10, 10, 10]],
] as const)('%s', (reason, period, years) => {
  expect(
    weatherFactor(
      period,
      years.map((sum) => month(sum)),
    ),
  ).toBe(reason)
})

test('years that are known in part do not count', () => {
  expect(weatherFactor(month(300), [month(300), month(300), month(20, 2), undefined])).toBe('YEARS_MISSING')
})
