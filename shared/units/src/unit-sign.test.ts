import { unitSign } from './unit-sign'

test.each([
  ['GBP/kWh', '£/kWh'],
  ['EUR', '€'],
  ['CHF/kWh', 'CHF/kWh'],
  ['kWh', 'kWh'],
  ['SEK/kWh', 'SEK/kWh'],
  ['piece', 'pieces'],
  ['kWh/piece', 'kWh/piece'],
  ['person', 'persons'],
])('%s is written as %s', (unit, sign) => {
  expect(unitSign(unit)).toBe(sign)
})

test.each([
  ['kWh/bed', 'kWh/Bett'],
  ['GBP/(piece/a)', '£/(Stück/a)'],
  ['kWh/(h/week)', 'kWh/(h/Woche)'],
  ['kWh/m²', 'kWh/m²'],
  ['mbar', 'mbar'],
  ['piece', 'Stück'],
  ['pieces', 'Stück'],
  ['person', 'Personen'],
  ['kWh/person', 'kWh/Person'],
])('%s is written as %s in German', (unit, sign) => {
  expect(unitSign(unit, 'de')).toBe(sign)
})
