import { faultOfValue, faultsOfAttributes } from './attribute-faults'
import {
  attributeValuesSchema,
  maxAttributeNumber,
  maxAttributeText,
  type AttributeType,
  type AttributeValue,
} from './attributes'

const choices = [
  { id: 'c-1', name: 'Gas' },
  { id: 'c-2', name: 'Oil' },
]
const define = (id: string, type: AttributeType, archivedAt: string | null = null) => ({
  ...{ id, type, archivedAt },
  choices: type === 'CHOICE' ? choices : [],
})
const definitions = [
  define('text', 'TEXT'),
  define('number', 'NUMBER'),
  define('choice', 'CHOICE'),
  define('date', 'DATE'),
  define('old', 'NUMBER', '2026-01-01T00:00:00Z'),
]

test('a text has an end', () => {
  const ofLength = (length: number) => faultOfValue('a'.repeat(length), { type: 'TEXT', choices })
  expect([ofLength(maxAttributeText), ofLength(maxAttributeText + 1)]).toEqual([undefined, 'TOO_LONG'])
})

test.each<[AttributeType, AttributeValue, string | undefined]>([
  ['TEXT', 'Listed building', undefined],
  ['TEXT', '', 'NOT_A_TEXT'],
  ['TEXT', '  ', 'NOT_A_TEXT'],
  ['TEXT', 12, 'NOT_A_TEXT'],
  ['NUMBER', 0, undefined],
  ['NUMBER', -12.5, undefined],
  ['NUMBER', maxAttributeNumber, undefined],
  ['NUMBER', -maxAttributeNumber * 1.01, 'NUMBER_TOO_LARGE'],
  ['NUMBER', '12', 'NOT_A_NUMBER'],
  ['NUMBER', Number.NaN, 'NOT_A_NUMBER'],
  ['NUMBER', Number.POSITIVE_INFINITY, 'NOT_A_NUMBER'],
  ['CHOICE', 'c-2', undefined],
  ['CHOICE', 'Gas', 'CHOICE_UNKNOWN'],
  ['CHOICE', 1, 'CHOICE_UNKNOWN'],
  ['DATE', '2024-02-29', undefined],
  ['DATE', '2023-02-29', 'NOT_A_DATE'],
  ['DATE', '2024-2-9', 'NOT_A_DATE'],
  ['DATE', '29.02.2024', 'NOT_A_DATE'],
  ['DATE', '2024-02-29T00:00:00Z', 'NOT_A_DATE'],
  ['DATE', 20240229, 'NOT_A_DATE'],
])('%s %p: %s', (type, value, code) => {
  expect(faultOfValue(value, { type, choices })).toBe(code)
})

const codes = (...given: Parameters<typeof faultsOfAttributes>) =>
  faultsOfAttributes(...given).map(({ id, code }) => `${id} ${code}`)

test('an item may have a value of each attribute, and of none', () => {
  expect(codes({}, definitions)).toEqual([])
  expect(codes({ text: 'a', number: 1, choice: 'c-1', date: '2024-05-01' }, definitions)).toEqual([])
})

test('every wrong value is told, an unknown choice with the names of all', () => {
  expect(faultsOfAttributes({ choice: 'Wood', number: 'two' }, definitions)).toEqual([
    { id: 'choice', code: 'CHOICE_UNKNOWN', about: ['Wood', 'Gas', 'Oil'] },
    { id: 'number', code: 'NOT_A_NUMBER', about: ['two'] },
  ])
})

test('what nobody has defined is unknown, even where it was there before', () => {
  expect(codes({ other: 'a' }, definitions)).toEqual(['other ATTRIBUTE_UNKNOWN'])
  expect(codes({ other: 'a' }, definitions, { other: 'a' })).toEqual(['other ATTRIBUTE_UNKNOWN'])
  expect(codes({ constructor: 'a' }, definitions)).toEqual(['constructor ATTRIBUTE_UNKNOWN'])
})

test('the value of an archived attribute may stay and go, but not come or change', () => {
  expect(codes({ old: 1 }, definitions)).toEqual(['old ATTRIBUTE_ARCHIVED'])
  expect(codes({ old: 2 }, definitions, { old: 1 })).toEqual(['old ATTRIBUTE_ARCHIVED'])
  expect(codes({ old: 1 }, definitions, { old: 1 })).toEqual([])
  expect(codes({}, definitions, { old: 1 })).toEqual([])
})

test('the contract takes texts without their margins, and no other kinds of values', () => {
  expect(attributeValuesSchema.parse({ a: ' b ', c: -1.5 })).toEqual({ a: 'b', c: -1.5 })
  for (const value of ['', ' ', null, true, [], Number.NaN, 'a\0'])
    expect(attributeValuesSchema.safeParse({ a: value }).success).toBe(false)
})
