import { FormulaError } from './formula'
import { textOf } from './formula.testing'
import { withUnits } from './formula-units'
import { parseFormula } from './parse-formula'

/** 1 and 2 are kWh, 3 MWh, 4 kW, 5 °C, 6 °F, 7 EUR/kWh, 8 m³. */
const units = ['', 'kWh', 'kWh', 'MWh', 'kW', '°C', '°F', 'EUR/kWh', 'm³']
const inUnits = (text: string, result = 'kWh') =>
  textOf(withUnits(parseFormula(text), (id) => units[id], result))
const refusal = (text: string, result = 'kWh') => {
  try {
    inUnits(text, result)
  } catch (error) {
    if (error instanceof FormulaError) return [error.code, ...error.about]
    throw error
  }
  return null
}

test.each([
  ['[1] - [2]', '([1] - [2])'],
  ['[1] + [3]', '([1] + (1000 * [3]))'],
  ['[3] + [1]', '(1000 * ([3] + (0.001 * [1])))'],
  ['[1] * 0.5 + 2 * [2] / 3', '(([1] * 0.5) + ((2 * [2]) / 3))'],
  ['[1] * ([2] / ([1] + [2]))', '([1] * ([2] / ([1] + [2])))'],
  ['[1] * ([1] / [3])', '([1] * ([1] / (1000 * [3])))'],
  ['max([1] - [2], 0)', 'max(([1] - [2]), 0)'],
  ['max(0, [3])', '(1000 * max(0, [3]))'],
  ['abs(-[1])', 'abs((-[1]))'],
])('%s becomes %s', (text, expected) => {
  expect(inUnits(text)).toBe(expected)
})

test('temperatures are compared, each on its scale', () => {
  expect(inUnits('max([5], [5])', '°C')).toBe('max([5], [5])')
  expect(inUnits('min([5], [6])', '°C')).toMatch(/^min\(\[5\], \(\(0\.55555\d* \* \[6\]\) \+ -17\.7777/)
})

test.each([
  ['[1] + [4]', 'kWh', ['CANNOT_ADD', 'kWh', 'kW']],
  ['[1] + [8]', 'kWh', ['CANNOT_ADD', 'kWh', 'm³']],
  ['[5] + [5]', '°C', ['CANNOT_ADD', '°C', '°C']],
  ['[5] - [5]', '°C', ['CANNOT_ADD', '°C', '°C']],
  ['[7] + [7]', 'EUR/kWh', ['CANNOT_ADD', 'EUR/kWh', 'EUR/kWh']],
  ['[1] + 5', 'kWh', ['CANNOT_ADD', 'kWh', '']],
  ['5 - [1]', 'kWh', ['CANNOT_ADD', '', 'kWh']],
  ['max([1], 5)', 'kWh', ['CANNOT_COMPARE', '', 'kWh']],
  ['max([1], [4])', 'kWh', ['CANNOT_COMPARE', 'kW', 'kWh']],
  ['[1] * [2]', 'kWh', ['CANNOT_MULTIPLY', 'kWh', 'kWh']],
  ['1 / [1]', 'kWh', ['CANNOT_DIVIDE', '', 'kWh']],
  ['[1] / [4]', 'kWh', ['CANNOT_DIVIDE', 'kWh', 'kW']],
  ['[5] / [5]', 'kWh', ['CANNOT_DIVIDE', '°C', '°C']],
  ['1 + 2', 'kWh', ['NO_UNIT']],
  ['[1] / [2]', 'kWh', ['NO_UNIT']],
  ['[4]', 'kWh', ['WRONG_UNIT', 'kW', 'kWh']],
  ['[1] + [99]', 'kWh', ['UNKNOWN_SERIES', '99']],
])('%s in %s is refused', (text, result, expected) => {
  expect(refusal(text, result)).toEqual(expected)
})

test('the place of what cannot be added is said', () => {
  expect(() => inUnits('[1] + ([2] + [4])')).toThrow('CANNOT_ADD at 6: kWh, kW')
})
