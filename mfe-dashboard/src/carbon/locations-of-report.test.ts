import type { CarbonReport, ListedFactor } from '@energycockpit/contract'
import { concernedBy } from './concerned-by'
import { locationsOfReport } from './locations-of-report'

const columns = (locationId: string[], kg: (number | null)[]) => ({
  ...{ locationId, energy: kg, locationBased: kg, marketBased: kg.map((one) => one && one / 2) },
  ...{ known: kg.map(() => 1), withoutFactor: kg.map((one) => (one === null ? 1 : 0)) },
  ...{ withoutMarketFactor: kg.map((one) => (one === null ? 1 : 0)), ofContract: kg.map(() => 1) },
})
const report = {
  locations: ['barn', 'hall', 'shed'].map((id) => ({ id, name: id, parentName: '' })),
  reported: {
    year: 2025,
    products: [
      { productType: 'GAS', scope: 1, locations: columns(['hall', 'barn'], [10, 30]) },
      { productType: 'ELECTRICITY', scope: 2, locations: columns(['hall'], [100]) },
      { productType: 'HEAT', scope: 2, locations: columns(['hall'], [null]) },
    ],
  },
} as unknown as CarbonReport

test('the largest comes first, with what emits most there; what is of the base year only is left out', () => {
  const lines = locationsOfReport(report)
  expect(lines.map(({ id, productType }) => [id, productType])).toEqual([
    ['hall', 'ELECTRICITY'],
    ['barn', 'GAS'],
  ])
  expect(lines[0]!.amounts).toMatchObject({
    SCOPE_1: { kg: 10, isPartial: false },
    LOCATION: { kg: 100, isPartial: true },
    MARKET: { kg: 50, isPartial: true },
  })
  expect(lines[1]!.amounts.LOCATION).toEqual({ kg: null, isPartial: false, known: 0 })
})

test('factors of the node, from above it and below it are its own; of the whole portfolio all are', () => {
  const factor = (nodeId: string, more: object = {}) =>
    ({
      nodeId,
      kind: 'CARBON',
      productType: 'GAS',
      direction: 'PURCHASE',
      ...more,
    }) as unknown as ListedFactor
  const path = (...ids: string[]) => ids.map((id) => ({ id, name: id }))
  const found = {
    factors: [
      ...[factor('business'), factor('unit', { kind: 'CARBON_MARKET', productType: 'HEAT' }), factor('hall')],
      ...[factor('other'), factor('unit', { kind: 'PRICE' }), factor('unit', { direction: 'FEED_IN' })],
      factor('unit', { productType: 'PV' }),
    ],
    nodes: [{ id: 'hall', path: path('business', 'unit') }] as never,
  }
  const ids = (list: readonly ListedFactor[]) => list.map(({ nodeId }) => nodeId)
  expect(ids(concernedBy(found, { id: 'unit', path: path('business') }))).toEqual([
    'business',
    'unit',
    'hall',
  ])
  expect(ids(concernedBy(found, null))).toEqual(['business', 'unit', 'hall', 'other'])
})
