import type { AttributeDefinition } from '@energycockpit/contract'
import { createFormats, NO_BREAK_SPACE } from '@energycockpit/i18n'
import { attributeOfField, labelOfAttribute, textOfAttribute, unknownAttribute } from './attribute-text'

const define = (more: Partial<AttributeDefinition>): AttributeDefinition => ({
  ...{ id: 'attr-1', businessId: 1, appliesTo: 'LOCATION', name: 'Heating', type: 'TEXT', unit: null },
  ...{ choices: [], archivedAt: null, revision: 1 },
  ...more,
})
const text = (value: unknown, more: Partial<AttributeDefinition>, locale: 'de' | 'en' = 'en') =>
  textOfAttribute(value, define(more), { locale, formats: createFormats(locale) })

test('a number has its unit and the signs of the language; years have no thousands', () => {
  expect(text(12345.5, { type: 'NUMBER', unit: 'kWp' })).toBe(`12,345.5${NO_BREAK_SPACE}kWp`)
  expect(text(12345.5, { type: 'NUMBER' }, 'de')).toBe('12.345,5')
  expect(text(1961, { type: 'NUMBER' })).toBe('1961')
})

test('a day is written as the language writes it, a choice by its name, a text as it is', () => {
  expect(text('1961-04-30', { type: 'DATE' }, 'de')).toBe('30. Apr. 1961')
  const choices = [{ id: 'c-1', name: 'Gas' }]
  expect(text('c-1', { type: 'CHOICE', choices })).toBe('Gas')
  // A document names choices by their names.
  expect(text('Gas', { type: 'CHOICE', choices })).toBe('Gas')
  expect(text('1961-04-30', { type: 'TEXT' })).toBe('1961-04-30')
  // Of a time when the attribute had another type.
  expect(text('old', { type: 'NUMBER', unit: 'kWp' })).toBe('old')
})

test('a field is found by id or by name, and unknown ones keep their name', () => {
  const heating = define({})
  expect(attributeOfField('attributes.attr-1', [heating])).toBe(heating)
  expect(attributeOfField('attributes.Heating', [heating])).toBe(heating)
  expect(attributeOfField('name', [heating])).toBeUndefined()
  expect([unknownAttribute('attributes.Colour'), unknownAttribute('name')]).toEqual(['Colour', undefined])
  expect(labelOfAttribute(heating)).toBe('Heating')
  expect(labelOfAttribute(define({ name: 'Power', unit: 'kWp' }))).toBe('Power (kWp)')
})
