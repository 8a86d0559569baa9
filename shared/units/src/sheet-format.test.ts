import { possibleFormats, sheetFormat, sheetNumber, unitOfHeading } from './sheet-format'

test.each([
  ['kWh', [1234.5, 2, null], '#,##0.0'],
  ['kWh', [1, 2_000], '#,##0'],
  ['kWh', [1 / 3, 1234.567_891], '#,##0.000'],
  ['EUR/kWh', [0.1234, 0.2], '#,##0.0000'],
  ['m³', [1e-7], '#,##0.000000'],
  ['°C', ['text', undefined, Infinity], '#,##0'],
  ['EUR', [5], '#,##0.00\\ "€"'],
  ['£', [5.123], '#,##0.00\\ "£"'],
  ['CHF', [], '#,##0.00\\ "CHF"'],
  ['%', [50, 100], '0%'],
  ['%', [33.333_333], '0.00%'],
])('a column in %s of %j is written %s', (unit, values, code) => {
  expect(sheetFormat(unit, values, 'de').code).toBe(code)
  expect(possibleFormats(unit, 'de')).toContain(code)
})

test.each([
  ['EUR', '"€"#,##0.00'],
  ['£', '"£"#,##0.00'],
  ['CHF', '"CHF"\\ #,##0.00'],
  ['EUR/kWh', '#,##0'],
])('in English %s is written %s', (unit, code) => {
  expect(sheetFormat(unit, [5], 'en').code).toBe(code)
  expect(possibleFormats(unit, 'en')).toContain(code)
})

test('a spreadsheet counts percentages from 0 to 1', () => {
  expect(sheetNumber(7, sheetFormat('%', [7], 'en'))).toBe(0.07)
  expect(sheetNumber(1 / 3, sheetFormat('kWh', [], 'en'))).toBe(1 / 3)
})

test('a heading says its unit at its end', () => {
  expect(['Meter [no. 3] [kWh]', 'measured [%]', 'Meter', '[x] of'].map(unitOfHeading)).toEqual([
    ...['kWh', '%', undefined, undefined],
  ])
})
