import type { Emissions } from '@energycockpit/contract'
import { amountOfYear, changeOf, reportLines, sumOf, totalOf } from './report-lines'

const twelve = <T>(value: T) => Array.from({ length: 12 }, () => value)
const product = (productType: Emissions['productType'], more: Partial<Emissions['months']> = {}) =>
  ({
    ...{ productType, scope: productType === 'GAS' ? 1 : 2, locations: {} },
    months: {
      ...{ energy: twelve(100), locationBased: twelve(20), marketBased: twelve(5), known: twelve(1) },
      ...{ withoutFactor: twelve(0), withoutMarketFactor: twelve(0), ofContract: twelve(1) },
      ...more,
    },
  }) as unknown as Emissions
const whole = (kg: number) => ({ kg, isPartial: false, known: 1 })

test('both ways stand beside each other, each with its total, and fuels once', () => {
  const reported = { year: 2025, products: [product('GAS'), product('ELECTRICITY'), product('HEAT')] }
  const lines = reportLines(reported, null)
  expect(lines.map(({ basis, productType, reported: { kg } }) => `${basis} ${productType} ${kg}`)).toEqual([
    'SCOPE_1 GAS 240',
    'SCOPE_1 null 240',
    'LOCATION ELECTRICITY 240',
    'LOCATION HEAT 240',
    'LOCATION null 480',
    'MARKET ELECTRICITY 60',
    'MARKET HEAT 60',
    'MARKET null 120',
  ])
  expect(lines.every(({ base, change }) => base === null && change === null)).toBe(true)
})

test('what lacks a factor is partial and never zero', () => {
  const none = product('HEAT', { locationBased: twelve(null), withoutFactor: twelve(1) })
  expect(amountOfYear(none, 'LOCATION')).toEqual({ kg: null, isPartial: true, known: 1 })
  const total = totalOf({ year: 2025, products: [product('ELECTRICITY'), none] }, 'LOCATION')
  expect(total).toEqual({ kg: 240, isPartial: true, known: 1 })
  const inMay = twelve(0).map((_, month) => (month === 4 ? 0.1 : 0))
  expect(amountOfYear(product('ELECTRICITY', { withoutFactor: inMay }), 'LOCATION').isPartial).toBe(true)
  expect(amountOfYear(product('ELECTRICITY', { withoutFactor: inMay }), 'MARKET').isPartial).toBe(false)
})

test('the change against the base year is told where both are whole', () => {
  expect(changeOf(whole(110), whole(100))).toBeCloseTo(0.1)
  expect(changeOf(whole(0), whole(100))).toBe(-1)
  expect(changeOf(whole(110), whole(0))).toBeNull()
  expect(changeOf({ ...whole(110), isPartial: true }, whole(100))).toBeNull()
  expect(changeOf(whole(110), { ...whole(100), known: 0.5 })).toBeNull()
  expect(changeOf({ ...whole(110), kg: null }, whole(100))).toBeNull()
})

test('a year that runs is as complete as its months, and a product that the base year had not has no change', () => {
  const running = twelve(1).map((known, month) => (month < 6 ? known : 0))
  expect(amountOfYear(product('GAS', { known: running }), 'SCOPE_1').known).toBe(0.5)
  const lines = reportLines(
    { year: 2025, products: [product('GAS'), product('ELECTRICITY')] },
    { year: 2024, products: [product('ELECTRICITY')] },
  )
  expect(lines.map(({ change }) => change)).toEqual([null, null, 0, 0, 0, 0])
})

test('nothing adds up to nothing', () => {
  expect(sumOf([])).toEqual({ kg: null, isPartial: false, known: 0 })
  expect(reportLines({ year: 2025, products: [] }, null)).toEqual([])
})
