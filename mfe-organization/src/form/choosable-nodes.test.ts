import type { HierarchyNode } from '@energycockpit/contract'
import { canChooseFor } from './choosable-nodes'

const at = (...ids: string[]) => ids.map((id) => ({ id, name: id }))
const node = (type: HierarchyNode['type'], id: string, more: Partial<HierarchyNode> = {}): HierarchyNode => ({
  ...{ id, type, name: id, parentId: null, hasChildren: false, kind: null, productType: null },
  path: at('cb-1'),
  ...more,
})
const meter = (id: string, more: Partial<HierarchyNode> = {}) =>
  node('METERING_POINT', id, { kind: 'MAIN', productType: 'GAS', path: at('cb-1', 'hall'), ...more })
const nodes = [
  node('CLIENT_BUSINESS', 'cb-1', { path: [] }),
  node('ORG_UNIT', 'unit'),
  node('ORG_UNIT', 'below', { path: at('cb-1', 'unit') }),
  node('ORG_UNIT', 'old', { archived: true }),
  node('ORG_UNIT', 'foreign', { path: at('cb-2') }),
  node('LOCATION', 'hall'),
  node('LOCATION', 'far', { path: at('cb-2') }),
  meter('gas'),
  meter('gas elsewhere', { path: at('cb-1', 'other') }),
  meter('power', { productType: 'ELECTRICITY' }),
  meter('sensor', { kind: 'SENSOR' }),
  meter('station', { kind: 'WEATHER_STATION', productType: 'WEATHER' }),
  meter('station of others', { kind: 'WEATHER_STATION', productType: 'WEATHER', path: at('cb-2', 'far') }),
  meter('old station', { kind: 'WEATHER_STATION', productType: 'WEATHER', archived: true }),
]
type Edited = Parameters<typeof canChooseFor>[2]
const choosable = (field: string, edited: Omit<Edited, 'businessId'>, draft = {}) =>
  nodes.filter(canChooseFor(field, draft, { ...edited, businessId: 1 })).map(({ id }) => id)

test('what stands in a unit can go to units of its business, and no unit below itself', () => {
  expect(choosable('parentOrgUnit', { kind: 'LOCATION', id: 'hall' })).toEqual(['unit', 'below'])
  expect(choosable('parentOrgUnit', { kind: 'ORG_UNIT', id: 'unit' })).toEqual([])
  expect(choosable('parentOrgUnit', { kind: 'ORG_UNIT', id: undefined })).toEqual(['unit', 'below'])
})

test('a metering point is at a location of its business, a submeter below a meter of its location and product', () => {
  const point = { kind: 'METERING_POINT', id: 'p' } as const
  const draft = { objectKind: 'SUB', productType: 'GAS', location: 'hall' }
  expect(choosable('location', point, draft)).toEqual(['hall'])
  expect(choosable('location', point, { ...draft, objectKind: 'SENSOR' })).toEqual(['hall'])
  expect(choosable('location', point, { ...draft, objectKind: 'VIRTUAL' })).toEqual([])
  expect(choosable('parentMeteringPoint', point, draft)).toEqual(['gas'])
  expect(choosable('parentMeteringPoint', { ...point, id: 'gas' }, draft)).toEqual([])
})

test('weather comes from stations in use, of other businesses too', () => {
  expect(choosable('weatherStation', { kind: 'LOCATION', id: 'hall' })).toEqual([
    'station',
    'station of others',
  ])
})
