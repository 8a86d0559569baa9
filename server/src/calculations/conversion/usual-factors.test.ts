import type { ConversionFactor } from '@energycockpit/contract'
import { factorQuestions, usualFactor } from './usual-factors'

const factor = (value: number, more: Partial<ConversionFactor>): ConversionFactor => ({
  ...{ nodeId: 'n', kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE', unit: 'GBP/kWh' },
  ...{ periods: [{ from: null, to: null, value }], seriesId: null, ...more },
})
type Case = [value: number, unit: string, more?: Partial<ConversionFactor>]
const kinds = ([value, unit, more]: Case) =>
  factorQuestions(factor(value, { unit, ...more }), undefined).map(({ kind }) => kind)

const gas = { productType: 'GAS' } as const
const water = { productType: 'WATER' } as const
const ofCarbon = { kind: 'CARBON' } as const
const z = { kind: 'STATE_NUMBER', ...gas } as const
const calorific = { kind: 'CALORIFIC_VALUE', ...gas } as const

test.each<Case>([
  [0.285, 'GBP/kWh'],
  [285, 'GBP/MWh'],
  [0, 'GBP/kWh'],
  [-0.5, 'EUR/kWh'],
  [-499, 'EUR/MWh'],
  [0.079, 'EUR/kWh', { direction: 'FEED_IN' }],
  [0.06, 'EUR/kWh', gas],
  [0.7, 'EUR/m³', gas],
  [4.5, 'EUR/m³', water],
  [0.15, 'CHF/kWh', { productType: 'HEAT' }],
  [0.38, 'kg/kWh', ofCarbon],
  [380, 'g/kWh', ofCarbon],
  [0.38, 't/MWh', ofCarbon],
  [0.201, 'kg/kWh', { ...ofCarbon, ...gas }],
  [0, 'kg/kWh', { ...ofCarbon, productType: 'PV' }],
  [0.9558, '1', z],
  [11.236, 'kWh/m³', calorific],
  [39.5, 'MJ/m³', calorific],
  // Of what nobody knows the usual.
  [4_000, 'JPY/kWh'],
  [120, 'EUR/kW'],
])('%s %s is not asked about', (...given) => {
  expect(kinds(given)).toEqual([])
})

test.each<Case>([
  [28.5, 'GBP/kWh'],
  [2.85, 'GBP/kWh'],
  [85, 'EUR/kWh'],
  [-28.5, 'EUR/kWh'],
  [28_500, 'EUR/MWh'],
  [-0.01, 'EUR/kWh', gas],
  [6, 'EUR/kWh', gas],
  [450, 'EUR/m³', water],
  [380, 'kg/kWh', ofCarbon],
  [20.1, 'kg/kWh', { ...ofCarbon, ...gas }],
  [9.558, '1', z],
  [0.096, '1', z],
  [112.36, 'kWh/m³', calorific],
  [1.1236, 'kWh/m³', calorific],
  [39.5, 'kWh/m³', calorific],
  [11.2, 'MJ/m³', calorific],
])('%s %s is unusual', (...given) => {
  expect(kinds(given)).toEqual(['UNUSUAL_VALUE'])
})

test.each<Case>([
  [0.00285, 'GBP/kWh'],
  [-0.00285, 'GBP/kWh'],
  [0.285, 'GBP/MWh'],
  [0.0006, 'EUR/kWh', gas],
  [0.045, 'EUR/m³', water],
  [0.38, 'g/kWh', ofCarbon],
])('%s %s is unusually small', (...given) => {
  expect(kinds(given)).toEqual(['UNUSUALLY_SMALL'])
})

test('the range is told in the unit of the value', () => {
  expect(usualFactor(factor(1, { unit: 'EUR/MWh' }))).toEqual({
    ...{ unit: 'EUR/MWh', min: -500, max: 1_000, smallest: 5 },
  })
})

test('what was there before is not asked about again, unless it is in another unit now', () => {
  const before = factor(28.5, {})
  const moved = factor(28.5, { periods: [{ from: '2026-01-01T00:00:00+01:00', to: null, value: 28.5 }] })
  expect(factorQuestions(moved, before)).toEqual([])
  expect(factorQuestions({ ...moved, unit: 'EUR/kWh' }, before)).toMatchObject([
    { from: '2025-12-31T23:00:00.000Z', to: null },
  ])
})
