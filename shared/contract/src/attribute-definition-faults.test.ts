import { faultsOfDefinition, type DefinitionFields } from './attribute-definition-faults'
import { maxAttributes } from './attributes'

const inUse = { archivedAt: null }
const others = [{ ...inUse, name: 'Year built' }]
const number: DefinitionFields = { name: 'Peak power', type: 'NUMBER', unit: 'kWp', choices: [] }
const choice = (...names: string[]): DefinitionFields => ({
  ...{ name: 'Heating', type: 'CHOICE', unit: null },
  choices: names.map((name) => ({ id: null, name })),
})
const codes = (...given: Parameters<typeof faultsOfDefinition>) =>
  faultsOfDefinition(...given).map(({ field, code, about }) => [field, code, ...about].join(' '))

test('a number may have a unit, a choice has choices', () => {
  expect(codes(number, { others })).toEqual([])
  expect(codes({ ...number, unit: null }, { others })).toEqual([])
  expect(codes(choice('Gas', 'Oil'), { others })).toEqual([])
})

test('no other type has a unit or choices', () => {
  for (const type of ['TEXT', 'DATE'] as const)
    expect(codes({ ...choice('Gas'), type, unit: 'm' }, { others })).toEqual([
      'unit UNIT_NEEDLESS',
      'choices CHOICES_NEEDLESS',
    ])
  expect(codes({ ...choice('Gas'), unit: 'm' }, { others })).toEqual(['unit UNIT_NEEDLESS'])
  expect(codes({ ...number, choices: [{ id: null, name: 'Gas' }] }, { others })).toEqual([
    'choices CHOICES_NEEDLESS',
  ])
})

test('a name is there once, small or large, in use or archived', () => {
  expect(codes({ ...number, name: ' year BUILT' }, { others })).toEqual(['name NAME_TAKEN  year BUILT'])
  const archived = [{ name: 'Year built', archivedAt: '2026-01-01T00:00:00Z' }]
  expect(codes({ ...number, name: 'Year built' }, { others: archived })).toHaveLength(1)
})

test('choices are there, each once', () => {
  expect(codes(choice(), { others })).toEqual(['choices CHOICES_MISSING'])
  expect(codes(choice('Gas', 'Oil', 'gas '), { others })).toEqual(['choices CHOICE_TWICE gas '])
})

describe('what has values', () => {
  const before = { type: 'CHOICE' as const, choices: [choiceOf('1', 'Gas'), choiceOf('2', 'Oil')] }
  const uses = { count: 3, choices: { '1': 3 } }
  const changed = (...choices: { id: string | null; name: string }[]): DefinitionFields => ({
    ...choice(),
    choices,
  })

  test('its choices are renamed, ordered, added to, and lose what nobody has', () => {
    const choices = [{ id: null, name: 'Wood' }, choiceOf('1', 'Natural gas')]
    expect(codes(changed(...choices), { others, before, uses })).toEqual([])
    // Two may change their names with each other.
    expect(codes(changed(choiceOf('1', 'Oil'), choiceOf('2', 'Gas')), { others, before, uses })).toEqual([])
  })

  test('a choice that items have stays', () => {
    expect(codes(changed(choiceOf('2', 'Oil')), { others, before, uses })).toEqual([
      'choices CHOICE_IN_USE Gas',
    ])
    // Not under another id either.
    expect(codes(changed({ id: null, name: 'Gas' }), { others, before, uses })).toEqual([
      'choices CHOICE_IN_USE Gas',
    ])
  })

  test('a choice of another attribute is none, nor is one twice', () => {
    expect(codes(changed(choiceOf('1', 'Gas'), choiceOf('9', 'Tar')), { others, before, uses })).toEqual([
      'choices CHOICE_UNKNOWN 9',
    ])
    expect(codes(changed(choiceOf('1', 'Gas'), choiceOf('1', 'Tar')), { others, before, uses })).toEqual([
      'choices CHOICE_UNKNOWN',
    ])
  })

  test('its type stays, until nothing has a value', () => {
    expect(codes(number, { others, before, uses })).toEqual(['type TYPE_FIXED'])
    expect(codes(number, { others, before, uses: { count: 0, choices: {} } })).toEqual([])
  })
})

test('there is an end to attributes in use, which bars new ones alone', () => {
  const many = Array.from({ length: maxAttributes }, (_, place) => ({ ...inUse, name: `A ${place}` }))
  expect(codes(number, { others: many })).toEqual(['name TOO_MANY_ATTRIBUTES'])
  expect(codes(number, { others: many, before: { type: 'NUMBER', choices: [] } })).toEqual([])
  const [first, ...rest] = many
  expect(codes(number, { others: [{ ...first!, archivedAt: '2026-01-01T00:00:00Z' }, ...rest] })).toEqual([])
})

function choiceOf(id: string, name: string) {
  return { id, name }
}
