import type { ConversionFactors } from '@energycockpit/contract'
import { hasFactor } from './has-factor'

const node = (id: string, ...path: string[]) => ({
  id,
  path: path.map((above) => ({ id: above, name: above })),
})
const price = (nodeId: string, more: object = {}) => ({
  ...{ nodeId, kind: 'PRICE', productType: 'GAS', direction: 'PURCHASE', ...more },
})
const found = (factors: object[], nodes: object[] = [], more = false) =>
  ({ factors, nodes, more }) as unknown as ConversionFactors
const wanted = { as: 'COST', productType: 'GAS', nodeId: 'unit', above: ['business'] } as const

test('a price counts of the node itself, of one above it and of one below it', () => {
  expect(hasFactor(found([price('unit')]), wanted)).toBe(true)
  expect(hasFactor(found([price('business')]), wanted)).toBe(true)
  expect(hasFactor(found([price('hall')], [node('hall', 'business', 'unit')]), wanted)).toBe(true)
  expect(hasFactor(found([price('barn')], [node('barn', 'business')]), wanted)).toBe(false)
})

test('of the whole portfolio any counts', () => {
  expect(hasFactor(found([price('barn')]), { ...wanted, nodeId: undefined, above: [] })).toBe(true)
  expect(hasFactor(found([]), { ...wanted, nodeId: undefined, above: [] })).toBe(false)
})

test('another kind, product or direction is none', () => {
  for (const other of [{ kind: 'CARBON' }, { productType: 'HEAT' }, { direction: 'FEED_IN' }])
    expect(hasFactor(found([price('unit', other)]), wanted)).toBe(false)
  expect(hasFactor(found([price('unit', { kind: 'CARBON' })]), { ...wanted, as: 'CARBON' })).toBe(true)
})

test('where there are more than are listed, one may be among them', () => {
  expect(hasFactor(found([], [], true), wanted)).toBe(true)
})
