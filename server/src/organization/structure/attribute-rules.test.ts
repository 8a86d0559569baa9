import type { AttributeDefinition, AttributeValues } from '@energycockpit/contract'
import { checkAttributes, withoutLostAttributes } from './attribute-rules'
import { reportOn, type StructureFault } from './fault'
import { location, point, unit } from './items.testing'
import { differences, type Item } from './structure'

const define = (id: string, more: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  ...{ id, businessId: 1, appliesTo: 'LOCATION', name: id, type: 'NUMBER', unit: null, choices: [] },
  ...{ archivedAt: null, revision: 1 },
  ...more,
})
const definitions = [
  define('power'),
  define('room', { appliesTo: 'METERING_POINT', type: 'TEXT' }),
  define('heating', { type: 'CHOICE', choices: [{ id: 'c-1', name: 'Gas' }] }),
  define('old', { archivedAt: '2026-01-01T00:00:00Z' }),
]
const hall = (attributes: AttributeValues) => location('hall', { attributes })

function faultsOf(item: Item, before: Item | null = null): string[] {
  const faults: StructureFault[] = []
  checkAttributes(item, { before, definitions, report: reportOn(faults, item) })
  return faults.map(({ field, code, about }) => [field, code, ...about].join(' '))
}

test('an item has values of the attributes of its kind alone', () => {
  expect(faultsOf(hall({ power: 12.5, heating: 'c-1' }))).toEqual([])
  expect(faultsOf(point('main', { attributes: { room: 'Cellar' } }))).toEqual([])
  expect(faultsOf(hall({ room: 'Cellar' }))).toEqual(['attributes.room ATTRIBUTE_UNKNOWN'])
  expect(faultsOf(unit('north'))).toEqual([])
})

test('each wrong value is a fault of its own field', () => {
  expect(faultsOf(hall({ power: 'much', heating: 'Oil' }))).toEqual([
    'attributes.power NOT_A_NUMBER much',
    'attributes.heating CHOICE_UNKNOWN Oil Gas',
  ])
})

test('a value of an archived attribute stays through other changes', () => {
  expect(faultsOf(hall({ old: 1, power: 2 }), hall({ old: 1 }))).toEqual([])
  expect(faultsOf(hall({ old: 2 }), hall({ old: 1 }))).toEqual(['attributes.old ATTRIBUTE_ARCHIVED'])
  expect(faultsOf(hall({ old: 1 }))).toEqual(['attributes.old ATTRIBUTE_ARCHIVED'])
})

test('an undo leaves out what an item can no longer have', () => {
  const was = hall({ power: 1, gone: 2, heating: 'c-removed', old: 3 })
  expect(withoutLostAttributes(was, definitions)).toEqual(hall({ power: 1, old: 3 }))
  expect(withoutLostAttributes(hall({ power: 'text of before' }), definitions)).toEqual(hall({}))
  expect(withoutLostAttributes(unit('north'), definitions)).toEqual(unit('north'))
})

test('differences name each attribute as a field', () => {
  expect(differences(hall({ power: 1, old: 2 }).fields, hall({ old: 2, heating: 'c-1' }).fields)).toEqual([
    { field: 'attributes.power', before: 1, after: null },
    { field: 'attributes.heating', before: null, after: 'c-1' },
  ])
})
