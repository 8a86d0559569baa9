import type { AttributeDefinition } from '@energycockpit/contract'
import { attributesOfLocation } from './attributes-of-location'

const definition = (id: string, more: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  ...{ id, businessId: 1, appliesTo: 'LOCATION', name: id, type: 'TEXT', unit: null },
  ...{ choices: [], archivedAt: null, revision: 1 },
  ...more,
})
const definitions = [
  definition('roof', { type: 'CHOICE', choices: [{ id: 'c1', name: 'Flat' }] }),
  definition('built', { type: 'DATE' }),
  definition('area', { type: 'NUMBER', unit: 'm²' }),
  definition('old', { archivedAt: '2026-01-01T00:00:00Z' }),
  definition('theirs', { businessId: 2 }),
]
const of = (attributes: Record<string, string | number>) =>
  attributesOfLocation({ businessId: 1, attributes }, definitions)

test('values come with label and unit, by label; of a choice its name', () => {
  expect(of({ roof: 'c1', area: 0, built: '1970-05-01' })).toEqual([
    { label: 'area', type: 'NUMBER', value: 0, unit: 'm²' },
    { label: 'built', type: 'DATE', value: '1970-05-01', unit: null },
    { label: 'roof', type: 'CHOICE', value: 'Flat', unit: null },
  ])
})

test('what is out of use, of another business, unknown or has no value is left out', () => {
  expect(of({ old: 'a', theirs: 'b', gone: 'c', roof: 'removed' })).toEqual([])
})
