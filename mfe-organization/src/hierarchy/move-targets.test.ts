import type { HierarchyNode } from '@energycockpit/contract'
import { acceptedKinds, movableNodes, movedKind, takesAll } from './move-targets'

const node = (more: Partial<HierarchyNode>): HierarchyNode => ({
  ...{ id: 'x', type: 'LOCATION', name: 'X', parentId: 'cb-2', hasChildren: false },
  ...{
    kind: null,
    productType: null,
    path: [
      { id: 'cb-1', name: 'Group' },
      { id: 'cb-2', name: 'Sub' },
    ],
  },
  ...more,
})
const point = (kind: HierarchyNode['kind'], more: Partial<HierarchyNode> = {}) =>
  node({ id: `p ${kind}`, type: 'METERING_POINT', kind, productType: 'ELECTRICITY', ...more })
const elsewhere = [
  { id: 'cb-1', name: 'Group' },
  { id: 'cb-3', name: 'Other' },
]
const takes = (target: HierarchyNode, ...moved: HierarchyNode[]) =>
  takesAll(target, moved.flatMap(movableNodes))

test('below a location there are metering points, below a meter meters of its product', () => {
  const hall = node({ id: 'hall' })
  expect(takes(hall, point('MAIN'), point('SENSOR'), point('WEATHER_STATION'))).toBe(true)
  expect(takes(hall, node({}))).toBe(false)
  expect(takes(point('MAIN', { id: 'other' }), point('MANUAL_READ'))).toBe(true)
  expect(takes(point('MAIN', { id: 'other' }), point('MAIN', { productType: 'GAS' }))).toBe(false)
  expect(takes(point('MAIN'), point('SENSOR'))).toBe(false)
  expect(takes(point('SENSOR'), point('MAIN'))).toBe(false)
  expect(takes(point('MAIN'), point('MAIN'))).toBe(false)
})

test('below units and businesses there are units and locations', () => {
  const unit = node({ id: 'u', type: 'ORG_UNIT' })
  expect(takes(unit, node({}), node({ id: 'v', type: 'ORG_UNIT' }))).toBe(true)
  expect(takes(node({ id: 'cb-2', type: 'CLIENT_BUSINESS', path: [] }), unit)).toBe(true)
  expect(takes(unit, point('MAIN'))).toBe(false)
  expect(acceptedKinds({ ...unit, archived: true })).toEqual([])
})

test('nothing goes to another business', () => {
  expect(takes(node({ id: 'u', type: 'ORG_UNIT', path: elsewhere }), node({}))).toBe(false)
  expect(takes(node({ id: 'cb-1', type: 'CLIENT_BUSINESS', path: [] }), node({}))).toBe(false)
  expect(takes(node({ id: 'hall', path: elsewhere }), point('MAIN'))).toBe(false)
})

test('businesses, virtual meters and what is archived stay', () => {
  expect(movedKind(node({ type: 'CLIENT_BUSINESS' }))).toBeUndefined()
  expect(movedKind(point('VIRTUAL'))).toBeUndefined()
  expect(movedKind(node({ archived: true }))).toBeUndefined()
  expect(movableNodes(point('MAIN'))).toMatchObject([{ kind: 'METERING_POINT', from: 'cb-2' }])
})
