import { missingBaseData } from './missing-base-data'

const series = [{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT15M' }] as const
const nothing = { meterNumber: null, malo: null, melo: null, series: [] }

test.each([
  ['a main meter of electricity', 'MAIN', 'MAIN', 'ELECTRICITY', ['meterNumber', 'malo', 'melo', 'series']],
  ['a main meter of water', 'MAIN', 'MAIN', 'WATER', ['meterNumber', 'series']],
  ['a submeter', 'SUB', 'SUB', 'ELECTRICITY', ['meterNumber', 'series']],
  ['a sensor', 'SENSOR', null, 'ELECTRICITY', ['series']],
  ['a virtual meter', 'VIRTUAL', null, 'ELECTRICITY', ['series']],
] as const)('of %s is missing what such a one has', (_, objectKind, type, productType, missing) => {
  expect(missingBaseData({ objectKind, type, productType, ...nothing })).toEqual(missing)
})

test('of what is complete nothing is missing', () => {
  const full = { meterNumber: '1', malo: '2', melo: '3', series: [...series] }
  expect(missingBaseData({ objectKind: 'MAIN', type: 'MAIN', productType: 'ELECTRICITY', ...full })).toEqual(
    [],
  )
})
