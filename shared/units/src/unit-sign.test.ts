import { unitSign } from './unit-sign'

test.each([
  ['GBP/kWh', '£/kWh'],
  ['EUR', '€'],
  ['CHF/kWh', 'CHF/kWh'],
  ['kWh', 'kWh'],
  ['SEK/kWh', 'SEK/kWh'],
])('%s is written as %s', (unit, sign) => {
  expect(unitSign(unit)).toBe(sign)
})
