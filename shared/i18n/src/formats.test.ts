import { createFormats, NO_BREAK_SPACE as space } from './formats'

const de = createFormats('de')
const en = createFormats('en')

test('one set of formats is made per language', () => {
  expect(createFormats('de')).toBe(de)
  expect(de).not.toBe(en)
})

test.each([
  [1234567.891, '1.234.568', '1,234,568'],
  [1234.5, '1.235', '1,235'],
  [12.345, '12,3', '12.3'],
  [0.12345, '0,123', '0.123'],
  [0, '0', '0'],
  [-1234, '−1.234', '−1,234'],
  [-0.0001, '0,000', '0.000'],
  [Number.NaN, '–', '–'],
  [Number.POSITIVE_INFINITY, '–', '–'],
])('number %d', (value, german, english) => {
  expect(de.number(value)).toBe(german)
  expect(en.number(value)).toBe(english)
})

test('requested decimal places are kept', () => {
  expect(de.number(2, 2)).toBe('2,00')
  expect(en.number(1234.567, 1)).toBe('1,234.6')
  expect(de.count(8760)).toBe('8.760')
})

test.each([
  [12345, 'kWh', '12,3 MWh', '12.3 MWh'],
  [1234, 'kWh', '1.234 kWh', '1,234 kWh'],
  [0.4, 'kWh', '400 Wh', '400 Wh'],
  [0, 'kWh', '0 kWh', '0 kWh'],
  [-25000, 'kWh', '−25,0 MWh', '−25.0 MWh'],
  [8.26, '°C', '8,3 °C', '8.3 °C'],
  [23.04, '°C', '23,0 °C', '23.0 °C'],
  [0.1432, 'GBP/kWh', '0,143 £/kWh', '0.143 £/kWh'],
  [315_692, 'GBP', '315.692 £', '£315,692'],
  [-5, 'EUR', '−5,00 €', '−€5.00'],
  [12.5, 'CHF', '12,50 CHF', 'CHF 12.50'],
  [0, 'GBP', '0 £', '£0'],
  [0.193, 'kg/kWh', '193 g/kWh', '193 g/kWh'],
  [5, '', '5,00', '5.00'],
])('quantity %d %s', (value, unit, german, english) => {
  expect(de.quantity(value, unit)).toBe(german.replace(' ', space))
  expect(en.quantity(value, unit)).toBe(english.replace(' ', space))
})

test('a quantity in two parts', () => {
  expect(de.quantityParts(12345, 'kWh')).toEqual({ number: '12,3', unit: 'MWh' })
})

test.each([
  [0, '0 %', '0%'],
  [0.002, '0,2 %', '0.2%'],
  [0.5, '50 %', '50%'],
  [0.996, '99,6 %', '99.6%'],
  [2 / 25_368, '0,008 %', '0.008%'],
  [1 - 2 / 25_368, '99,992 %', '99.992%'],
  [-0.004, '−0,4 %', '−0.4%'],
  [-1e-12, '0 %', '0%'],
  [1, '100 %', '100%'],
  [1.234, '123 %', '123%'],
  [-0.05, '−5 %', '−5%'],
  [Number.NaN, '–', '–'],
])('share %d', (share, german, english) => {
  expect(de.percent(share)).toBe(german.replace(' ', space))
  expect(en.percent(share)).toBe(english)
})

test('a percent with decimal places', () => {
  expect(de.percent(0.1234, 1)).toBe(`12,3${space}%`)
  expect(en.percent(0.99996, 1)).toBe('99.996%')
})

test('a number that is written already gets its unit where the language puts it', () => {
  const [english, german] = [createFormats('en'), createFormats('de')]
  expect([
    english.withUnit('12', 'GBP'),
    english.withUnit('−12', 'GBP'),
    english.withUnit('12', 'CHF'),
  ]).toEqual([...['£12', '−£12', 'CHF\u00a012']])
  expect([
    english.withUnit('12', 'GBP/kWh'),
    english.withUnit('12', 'kWh'),
    english.withUnit('12', ''),
  ]).toEqual([...['12\u00a0£/kWh', '12\u00a0kWh', '12']])
  expect(german.withUnit('12', 'GBP')).toBe('12\u00a0£')
})
