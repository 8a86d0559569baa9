import {
  attributeDefinitionFaultCodes,
  attributeSubjects,
  attributeTypes,
  nodeTypes,
  stepKinds,
  structureActions,
  structureFaultCodes,
  structureHindrances,
  structureReasonCodes,
  structureSheets,
} from '@energycockpit/contract'
import { inputsOf } from './form/field-inputs'
import de from './locales/de.json'
import en from './locales/en.json'
import ofFeature from './texts/en'

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value as object, `${path}${key}.`),
  )

test('both languages say the same things', () => {
  expect(keysOf(de)).toEqual(keysOf(en))
})

test('whatever the server says has a text', () => {
  const has = (texts: object, codes: readonly string[]) =>
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([...codes]))
  has(en.faults, [
    ...structureFaultCodes,
    'COLUMN_UNKNOWN',
    'COLUMN_MISSING',
    'COLUMN_TWICE',
    'SHEET_UNKNOWN',
    'ROW_TWICE',
  ])
  has(
    en.hindrances,
    structureHindrances.flatMap((code) => [`${code}_one`, `${code}_other`]),
  )
  has(en.actions, structureActions)
  has(en.kinds, stepKinds)
  has(en.sheets, structureSheets)
  has(en.attributes.faults, attributeDefinitionFaultCodes)
  has(en.attributes.types, attributeTypes)
  for (const texts of [en.attributes.subjects, en.attributes.new, en.attributes.noneDetail])
    has(texts, attributeSubjects)
  has(en.reasons, structureReasonCodes)
  expect(nodeTypes.filter((type) => type !== 'CLIENT_BUSINESS').every((type) => type in en.edit)).toBe(true)
})

test('every field of every form has a label, every choice a name, and every hint a text', () => {
  for (const input of Object.values(inputsOf).flat()) {
    expect(en.fields).toHaveProperty(input.field)
    if (input.input === 'choice')
      for (const choice of input.choices) expect(ofFeature.choices).toHaveProperty(choice)
    if (input.input === 'list' || (input.input === 'text' && input.hint))
      expect(en.hints).toHaveProperty(input.field)
  }
})
