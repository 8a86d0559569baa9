import type { CarbonYear, Emissions, ListedFactor, PublishedFactor } from '@energycockpit/contract'
import { changedFactors, publishedLines } from './compare-published'

const twelve = <T>(value: T) => Array.from({ length: 12 }, () => value)
const product = (productType: Emissions['productType'], kg: number | null) =>
  ({
    ...{ productType, scope: productType === 'GAS' ? 1 : 2, locations: {} },
    months: {
      ...{
        energy: twelve(1),
        locationBased: twelve(kg),
        marketBased: twelve(kg && kg / 2),
        known: twelve(1),
      },
      ...{ withoutFactor: twelve(0), withoutMarketFactor: twelve(0), ofContract: twelve(1) },
    },
  }) as unknown as Emissions
const year = (...products: Emissions[]): CarbonYear => ({ year: 2025, products })
const kept = (
  productType: Emissions['productType'],
  locationBased: number | null,
  marketBased = locationBased,
) => ({
  ...{ productType, scope: productType === 'GAS' ? (1 as const) : (2 as const), energy: 12 },
  ...{ locationBased, marketBased },
})

test('a figure that is another one today differs, and digits that mean nothing do not', () => {
  const products = [kept('GAS', 12 * 20 * (1 + 1e-13)), kept('ELECTRICITY', 240, 60)]
  const lines = publishedLines({ products }, year(product('GAS', 20), product('ELECTRICITY', 20)))
  expect(lines).toMatchObject([
    { basis: 'SCOPE_1', productType: 'GAS', today: 240, differs: false },
    { basis: 'LOCATION', productType: 'ELECTRICITY', published: 240, today: 240, differs: false },
    { basis: 'MARKET', productType: 'ELECTRICITY', published: 60, today: 120, differs: true },
  ])
})

test('what only one of both has differs, and what neither has does not', () => {
  const lines = publishedLines(
    { products: [kept('GAS', 10), kept('HEAT', null)] },
    year(product('HEAT', null), product('COLD', 1)),
  )
  expect(lines.map(({ basis, productType, differs }) => `${basis} ${productType} ${differs}`)).toEqual([
    ...['SCOPE_1 GAS true', 'LOCATION HEAT false', 'LOCATION COLD true'],
    ...['MARKET HEAT false', 'MARKET COLD true'],
  ])
})

describe('factors since then', () => {
  const factor = (more: object = {}): PublishedFactor => ({
    ...{ nodeId: 'n1', nodeName: 'Old name', kind: 'CARBON', productType: 'GAS', unit: 'kg/kWh' },
    ...{ periods: [{ from: null, to: null, value: 0.2 }], series: null },
    ...more,
  })
  const listed = ({ nodeName: _, series, ...one }: PublishedFactor) =>
    ({ ...one, series: series === null ? null : { name: series, meteringPointId: 'x' } }) as ListedFactor
  const nodes = [{ id: 'n1', name: 'New name' }] as never
  const changes = (before: PublishedFactor[], now: PublishedFactor[]) =>
    changedFactors({ factors: before }, now.map(listed), nodes).map(({ change }) => change)

  test.each([
    ['the same', [factor()], [factor()], []],
    [
      'the same of a series',
      [factor({ series: 'a', periods: [] })],
      [factor({ series: 'a', periods: [] })],
      [],
    ],
    ['another value', [factor()], [factor({ periods: [{ from: null, to: null, value: 0.3 }] })], ['CHANGED']],
    [
      'another day',
      [factor()],
      [factor({ periods: [{ from: '2025-01-01T00:00:00Z', to: null, value: 0.2 }] })],
      ['CHANGED'],
    ],
    ['another unit', [factor()], [factor({ unit: 'g/kWh' })], ['CHANGED']],
    [
      'another series',
      [factor({ series: 'a', periods: [] })],
      [factor({ series: 'b', periods: [] })],
      ['CHANGED'],
    ],
    ['no more', [factor()], [], ['REMOVED']],
    ['new', [], [factor({ kind: 'CARBON_MARKET' })], ['ADDED']],
  ])('%s', (_name, before, now, wanted) => {
    expect(changes(before, now)).toEqual(wanted)
  })

  test('names are today’s where there are any', () => {
    expect(changedFactors({ factors: [factor()] }, [], nodes)[0]!.nodeName).toBe('New name')
    expect(changedFactors({ factors: [factor()] }, [], [])[0]!.nodeName).toBe('Old name')
  })
})
