import fc from 'fast-check'
import { recogniseUnit } from './recognise-unit'
import { unitNames } from './unit-table'

test.each([
  ['kWh', 'kWh'],
  [' KWH ', 'kWh'],
  ['mw', 'MW'],
  ['m3', 'm³'],
  ['m^3/h', 'm³/h'],
  ['W/m2', 'W/m²'],
  ['°c', '°C'],
  ['ºC', '°C'],
  ['degC', '°C'],
  ['C', '°C'],
  ['litre', 'l'],
  ['€/MWh', 'EUR/MWh'],
  ['gbp/kwh', 'GBP/kWh'],
  ['£', 'GBP'],
  ['EUR', 'EUR'],
  ['pcs', 'piece'],
  ['Stk.', 'piece'],
  ['Stück', 'piece'],
  ['Personen', 'person'],
  ['Tonnen', 't'],
  ['', undefined],
  ['furlong', undefined],
  ['EUR/furlong', undefined],
  ['EUR/°C', undefined],
  ['ct/kWh', undefined],
  ['constructor', undefined],
  ['toString', undefined],
  ['a/b/c', undefined],
])('%j is %j', (written, unit) => {
  expect(recogniseUnit(written)).toBe(unit)
})

test('every unit is recognised as itself, in capitals too', () => {
  for (const unit of unitNames) {
    expect(recogniseUnit(unit)).toBe(unit)
    expect(recogniseUnit(unit.toUpperCase())).toBe(unit)
  }
})

test('any text has an answer', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void recogniseUnit(text)))
})
