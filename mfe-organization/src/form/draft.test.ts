import {
  referenceFields,
  structureFieldsSchema,
  type AttributeDefinition,
  type StructureFields,
} from '@energycockpit/contract'
import { faultsOfAttributeFields } from './attribute-draft'
import { draftOf, emptyFields, fieldsOf, movedFields } from './draft'
import { differentFields } from './item-values'
import { rowsOf, textOfRows } from './valid-value-rows'

const define = (id: string, more: Partial<AttributeDefinition>): AttributeDefinition => ({
  ...{ id, businessId: 1, appliesTo: 'LOCATION', name: id, type: 'TEXT', unit: null, choices: [] },
  ...{ archivedAt: null, revision: 1 },
  ...more,
})
const attributes = [
  define('power', { type: 'NUMBER', unit: 'kWp' }),
  define('built', { type: 'DATE' }),
  define('fuel', { type: 'CHOICE', choices: [{ id: 'c-1', name: 'Gas' }] }),
  define('remark', {}),
  define('old', { archivedAt: '2026-01-01T00:00:00Z' }),
]
const location = {
  ...Object.fromEntries(referenceFields.map((field) => [field, []])),
  ...{ kind: 'LOCATION', locationId: 'L 1', name: 'Mill', parentOrgUnit: 'ou-1', street: null },
  ...{ postalCode: '0123', city: null, country: 'DE', region: 'BY', latitude: -1.25, longitude: 11 },
  floorArea: [
    { from: null, value: 1234.5 },
    { from: '2024-05-01', value: null },
  ],
  beds: [{ from: '2025-01-01', value: 12.5 }],
  use: [
    { from: null, value: 'SCHOOL' },
    { from: '2024-05-01', value: 'OFFICE' },
    { from: '2025-01-01', value: null },
  ],
  formerParents: [{ until: '2025-01-01', parent: 'ou-2' }],
  closedPeriods: [{ firstDay: '2026-07-25', lastDay: '2026-09-06', reason: null }],
  plan: null,
  attributes: { power: -1234.5, old: 'kept', built: '1961-04-30', fuel: 'c-1' },
  ...{ timeZone: 'Europe/Berlin', weatherStation: null, locationGroups: ['North', 'Old'] },
}

test.each(['de', 'en'] as const)('what is shown and saved again is the same (%s)', (locale) => {
  const draft = draftOf(location, 'LOCATION', { locale, attributes })
  expect(rowsOf(draft['floorArea']!)).toEqual([
    { from: '', value: locale === 'de' ? '1234,5' : '1234.5' },
    { from: '2024-05-01', value: '' },
  ])
  expect(draft['attributes.power']).toBe(locale === 'de' ? '-1234,5' : '-1234.5')
  expect(draft).not.toHaveProperty('attributes.old')
  expect(fieldsOf(draft, 'LOCATION', { locale, attributes, stored: location })).toEqual(location)
})

test('what is no figure is refused by the schema, and empty is nothing', () => {
  const draft = {
    ...draftOf(location, 'LOCATION', { locale: 'de', attributes }),
    latitude: 'north',
    city: '  ',
    floorArea: textOfRows([{ from: '', value: 'large' }]),
    use: textOfRows([{ from: '', value: '' }]),
    operatingHours: textOfRows([{ from: '', value: '169' }]),
  }
  const fields = fieldsOf(draft, 'LOCATION', { locale: 'de', attributes, stored: location })
  expect([fields['city'], fields['use']]).toEqual([null, []])
  const { error } = structureFieldsSchema.safeParse(fields)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['latitude', 'floorArea', 'operatingHours'])
})

test('an empty attribute has no value, and what is no number is told at its field', () => {
  const draft = {
    ...draftOf(location, 'LOCATION', { locale: 'de', attributes }),
    'attributes.power': '12 kWp',
    'attributes.built': '',
    'attributes.remark': '  ',
  }
  const fields = fieldsOf(draft, 'LOCATION', { locale: 'de', attributes, stored: location })
  expect(fields['attributes']).toEqual({ power: '12 kWp', old: 'kept', fuel: 'c-1' })
  expect(
    faultsOfAttributeFields(fields['attributes'] as Record<string, string>, attributes, location.attributes),
  ).toEqual({
    'attributes.power': 'NOT_A_NUMBER',
  })
})

test('two versions differ by each attribute', () => {
  const one = { ...location, attributes: { power: 1, fuel: 'c-1' } } as unknown as StructureFields
  const other = {
    ...location,
    attributes: { fuel: 'c-1', built: '1961-04-30' },
  } as unknown as StructureFields
  expect(differentFields(one, other)).toEqual(['attributes.power', 'attributes.built'])
})

test('who chooses another parent says from when on', () => {
  const moved = { ...location, parentOrgUnit: null }
  const former = (since: string) => movedFields(moved, location, since)['formerParents']
  expect(former('2026-01-01')).toEqual([...location.formerParents, { until: '2026-01-01', parent: 'ou-1' }])
  expect(former('')).toEqual(location.formerParents)
  expect(movedFields(location, location, '2026-01-01')).toBe(location)
})

test('the type of a meter follows from its kind', () => {
  const typeOf = (objectKind: string, parentMeteringPoint = '') => {
    const draft = {
      ...draftOf(emptyFields('METERING_POINT'), 'METERING_POINT', { locale: 'en', attributes: [] }),
      objectKind,
      parentMeteringPoint,
    }
    const { type, parentMeteringPoint: parent } = fieldsOf(draft, 'METERING_POINT', {
      locale: 'en',
      attributes: [],
      stored: {},
    })
    return [type, parent]
  }
  expect(typeOf('MAIN', 'mp-1')).toEqual(['MAIN', null])
  expect(typeOf('SUB', 'mp-1')).toEqual(['SUB', 'mp-1'])
  expect(typeOf('MANUAL_READ')).toEqual(['MAIN', null])
  expect(typeOf('MANUAL_READ', 'mp-1')).toEqual(['SUB', 'mp-1'])
  expect(typeOf('SENSOR')).toEqual([null, null])
})
