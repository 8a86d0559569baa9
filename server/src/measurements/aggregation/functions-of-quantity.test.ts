import { quantities, statisticFunctions } from '@energycockpit/contract'
import { aggregationOf, isApplicable } from './functions-of-quantity'

test('amounts add up, everything else is averaged', () => {
  const sums = quantities.filter((quantity) => aggregationOf(quantity) === 'SUM')
  expect(sums).toEqual(['ENERGY', 'VOLUME'])
  expect(quantities.filter((quantity) => aggregationOf(quantity) === 'MEAN')).toHaveLength(
    quantities.length - 2,
  )
})

test('only amounts are summed and counted up, only what flows has a peak, the rest is asked of anything', () => {
  const refused = quantities.map((quantity) => [
    quantity,
    statisticFunctions.filter((name) => !isApplicable(name, quantity)),
  ])
  const neither = ['PEAK', 'COUNTER', 'SUM']
  expect(Object.fromEntries(refused)).toEqual({
    ENERGY: [],
    VOLUME: [],
    POWER: ['COUNTER', 'SUM'],
    TEMPERATURE: neither,
    RELATIVE_HUMIDITY: neither,
    IRRADIANCE: neither,
    CARBON_INTENSITY: neither,
    PRICE: neither,
  })
})

test('what is done when nobody says what is always possible', () => {
  for (const quantity of quantities) expect(isApplicable(aggregationOf(quantity), quantity)).toBe(true)
})
