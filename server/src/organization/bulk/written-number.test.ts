import { numberOf } from './written-number'

test.each([
  [1.5, 1.5],
  ['1,5', 1.5],
  ['-1.5', -1.5],
  ['1.234', 1.234],
  ['12.345,6', 12_345.6],
  ['12,345.6', 12_345.6],
  ['-1.234.567', -1_234_567],
  ['1,234,567', 1_234_567],
  ['1,234,567.5', 1_234_567.5],
  ['1.2.3', undefined],
  ['12.34,5', undefined],
  ['0.123.456', undefined],
  ['12 kWh', undefined],
  ['', undefined],
])('%j is %j', (cell, number) => {
  expect(numberOf(cell)).toBe(number)
})
