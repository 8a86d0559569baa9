import { structureFieldsSchema } from '@energycockpit/contract'
import { draftOf, emptyFields, fieldsOf, movedFields } from './draft'
import { rowsOf, textOfRows } from './valid-value-rows'

const location = {
  ...{ kind: 'LOCATION', locationId: 'L 1', name: 'Mill', parentOrgUnit: 'ou-1', street: null },
  ...{ postalCode: '0123', city: null, country: 'DE', latitude: -1.25, longitude: 11 },
  floorArea: [
    { from: null, value: 1234.5 },
    { from: '2024-05-01', value: null },
  ],
  formerParents: [{ until: '2025-01-01', parent: 'ou-2' }],
  ...{ timeZone: 'Europe/Berlin', weatherStation: null, locationGroups: ['North', 'Old'] },
}

test.each(['de', 'en'] as const)('what is shown and saved again is the same (%s)', (locale) => {
  const draft = draftOf(location, 'LOCATION', locale)
  expect(rowsOf(draft['floorArea']!)).toEqual([
    { from: '', value: locale === 'de' ? '1234,5' : '1234.5' },
    { from: '2024-05-01', value: '' },
  ])
  expect(fieldsOf(draft, 'LOCATION', { locale, kept: {} })).toEqual(location)
})

test('what is no figure is refused by the schema, and empty is nothing', () => {
  const draft = {
    ...draftOf(location, 'LOCATION', 'de'),
    latitude: 'north',
    city: '  ',
    floorArea: textOfRows([{ from: '', value: 'large' }]),
  }
  const fields = fieldsOf(draft, 'LOCATION', { locale: 'de', kept: { plan: null } })
  expect(fields['city']).toBeNull()
  const { error } = structureFieldsSchema.safeParse(fields)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['latitude', 'floorArea'])
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
      ...draftOf(emptyFields('METERING_POINT'), 'METERING_POINT', 'en'),
      objectKind,
      parentMeteringPoint,
    }
    const { type, parentMeteringPoint: parent } = fieldsOf(draft, 'METERING_POINT', {
      locale: 'en',
      kept: {},
    })
    return [type, parent]
  }
  expect(typeOf('MAIN', 'mp-1')).toEqual(['MAIN', null])
  expect(typeOf('SUB', 'mp-1')).toEqual(['SUB', 'mp-1'])
  expect(typeOf('MANUAL_READ')).toEqual(['MAIN', null])
  expect(typeOf('MANUAL_READ', 'mp-1')).toEqual(['SUB', 'mp-1'])
  expect(typeOf('SENSOR')).toEqual([null, null])
})
