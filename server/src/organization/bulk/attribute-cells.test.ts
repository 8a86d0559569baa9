import type { AttributeDefinition, AttributeType } from '@energycockpit/contract'
import { attributeOfCell } from './attribute-cells'
import { attributesByName, attributesOfRow } from './attributes-of-row'
import { columnsOf, type Column } from './columns'
import { headingOf, isHeadingOf } from './headings'
import { readSheets } from './read-sheets'
import { sheetTexts } from './sheet-texts'
import { attributeCell, attributeNote } from './write-attributes'

const define = (name: string, type: AttributeType, more: Partial<AttributeDefinition> = {}) => ({
  ...{ id: `id ${name}`, businessId: 1, appliesTo: 'LOCATION' as const, name, type, unit: null },
  ...{ choices: [], archivedAt: null, revision: 1 },
  ...more,
})
const heating = define('Heating', 'CHOICE', {
  choices: [
    { id: 'c-1', name: 'Gas' },
    { id: 'c-2', name: 'District heating' },
  ],
})
const power = define('Peak power', 'NUMBER', { unit: 'kWp' })
const remark = define('Remark', 'TEXT')
const built = define('Built', 'DATE')
const old = define('Old', 'TEXT', { archivedAt: '2026-01-01T00:00:00Z' })
const all = [heating, power, remark, built, old]

describe('a cell of a sheet', () => {
  test.each<[AttributeDefinition, string | number | boolean | Date, string | number]>([
    [remark, ' listed ', 'listed'],
    [remark, 12, '12'],
    [remark, new Date('2024-05-01T00:00:00Z'), '2024-05-01'],
    [power, 12.5, 12.5],
    [power, '12,5', 12.5],
    [power, '-12.5', -12.5],
    [power, '1.234,5', 1234.5],
    [power, '1,234.5', 1234.5],
    [heating, 'district HEATING', 'District heating'],
    [built, '1961-04-30', '1961-04-30'],
    [built, '30.4.1961', '1961-04-30'],
    [built, new Date('1961-04-30T00:00:00Z'), '1961-04-30'],
  ])('%#', (definition, cell, value) => expect(attributeOfCell(cell, definition)).toEqual({ value }))

  test.each<[AttributeDefinition, string | number | boolean | Date, string]>([
    [power, '12.34,5', 'NOT_A_NUMBER'],
    [power, '1,2345.6', 'NOT_A_NUMBER'],
    [power, '12 kWp', 'NOT_A_NUMBER'],
    [power, 1e16, 'NUMBER_TOO_LARGE'],
    [built, '04/30/1961', 'NOT_A_DATE'],
    [built, '31.02.2024', 'NOT_A_DATE'],
    [built, 22_400, 'NOT_A_DATE'],
    [built, new Date('1961-04-30T12:00:00Z'), 'NOT_A_DATE'],
    [remark, 'a'.repeat(1001), 'TOO_LONG'],
  ])('%#: refused', (definition, cell, fault) => expect(attributeOfCell(cell, definition)).toEqual({ fault }))

  test('an unknown choice is told with those that there are', () => {
    expect(attributeOfCell('Wood', heating)).toEqual({
      fault: 'CHOICE_UNKNOWN',
      allowed: ['Gas', 'District heating'],
    })
  })
})

describe('a row', () => {
  const before = { [power.id]: 1, [old.id]: 'kept' }

  test('sets what it names, clears what it says is empty, and leaves the rest', () => {
    const given = { Heating: 'gas', 'peak power': null, Built: '1961-04-30' }
    expect(attributesOfRow(given, all, before)).toEqual({
      values: { [heating.id]: 'c-1', [built.id]: '1961-04-30', [old.id]: 'kept' },
      faults: [],
    })
    expect(attributesOfRow({}, all, before).values).toEqual(before)
  })

  test('each fault is told by the name of the attribute', () => {
    const given = { Colour: 'red', Heating: 'Wood', 'Peak power': '12', Built: '1961' }
    expect(attributesOfRow(given, all, before).faults).toEqual([
      { field: 'attributes.Colour', code: 'ATTRIBUTE_UNKNOWN', about: ['Colour'] },
      { field: 'attributes.Heating', code: 'CHOICE_UNKNOWN', about: ['Wood', 'Gas', 'District heating'] },
      { field: 'attributes.Peak power', code: 'NOT_A_NUMBER', about: ['12'] },
      { field: 'attributes.Built', code: 'NOT_A_DATE', about: ['1961'] },
    ])
  })

  test('what is written is read as it was', () => {
    const values = { [heating.id]: 'c-2', [power.id]: 0.5, [old.id]: 'kept' }
    const named = attributesByName(values, all)
    expect(named).toEqual({ Heating: 'District heating', 'Peak power': 0.5, Remark: null, Built: null })
    expect(attributesOfRow(named, all, values)).toEqual({ values, faults: [] })
  })
})

describe('a column', () => {
  const column = (name: string): Column => columnsOf('LOCATION', [define(name, 'TEXT')]).at(-1)!

  test('attributes in use follow after the others, on the sheet of their kind', () => {
    expect(
      columnsOf('LOCATION', all)
        .slice(-4)
        .map(({ field }) => field),
    ).toEqual(['Heating', 'Peak power', 'Remark', 'Built'].map((name) => `attributes.${name}`))
    expect(columnsOf('METERING_POINT', all)).toEqual(columnsOf('METERING_POINT', []))
  })

  test('an attribute with the name of another column is told apart', () => {
    const { de, en } = sheetTexts
    expect(headingOf('LOCATION', column('Peak power'), de)).toBe('Peak power')
    expect(headingOf('LOCATION', column('straße'), en)).toBe('straße (attribute)')
    expect(isHeadingOf('LOCATION', column('Straße'), 'Straße')).toBe(false)
    expect(isHeadingOf('LOCATION', column('Straße'), 'Straße (Attribut)')).toBe(true)
    expect(isHeadingOf('LOCATION', column('Peak power'), ' PEAK power')).toBe(true)
  })

  test('its notes say what may stand there', () => {
    const { en, de } = sheetTexts
    expect([heating, power, remark].map((one) => attributeNote(one, en))).toEqual([
      'Gas, District heating',
      'Number, kWp',
      'Text',
    ])
    expect(attributeNote(built, de)).toContain('01.05.2024')
  })
})

test('a date is one for the spreadsheet, unless it is older than its calendar', () => {
  expect(attributeCell('1961-04-30', built)).toMatchObject({ type: Date, value: new Date('1961-04-30') })
  expect(attributeCell('1789-07-14', built)).toEqual({ type: String, value: '1789-07-14' })
  expect(attributeCell('=1+1', remark)).toEqual({ type: String, value: '=1+1' })
})

test.each(['de', 'en'] as const)('attributes of any names keep columns and values apart (%s)', (language) => {
  const names = [
    'Name',
    'Name (attribute)',
    'Name (Attribut)',
    'Name (attribute) (Attribut)',
    '__proto__',
    'constructor',
  ]
  const named = names.map((name) => define(name, 'TEXT'))
  const columns = columnsOf('LOCATION', named)
  const headings = columns.map((column) => headingOf('LOCATION', column, sheetTexts[language]))
  expect(new Set(headings).size).toBe(columns.length)
  const line = columns.map(({ content }) =>
    content.type === 'attribute' ? `of ${content.definition.name}` : null,
  )
  const { rows, faults } = readSheets([{ sheet: 'Locations', data: [headings, line] }], named)
  expect(faults).toEqual([])
  expect(Object.entries(rows[0]!.values['attributes'] as object)).toEqual(
    expect.arrayContaining(names.map((name) => [name, `of ${name}`])),
  )
})
