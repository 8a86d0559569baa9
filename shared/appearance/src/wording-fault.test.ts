import fc from 'fast-check'
import { formsOfTexts, keysOfForms } from './text-forms'
import { wordingFault } from './wording-fault'

test('plural forms are one text, and what only ends like one is another', () => {
  const texts = {
    a: { count_one: '{{count}} meter', count_other: '{{count}} meters', phase_one: 'First' },
    b: 'B',
  }
  const forms = formsOfTexts(texts)
  expect([...forms]).toEqual([
    ['a.count', { one: '{{count}} meter', other: '{{count}} meters' }],
    ['a.phase_one', { text: 'First' }],
    ['b', { text: 'B' }],
  ])
  expect(keysOfForms('a.count', forms.get('a.count') ?? {})).toEqual({
    'a.count_one': '{{count}} meter',
    'a.count_other': '{{count}} meters',
  })
})

test('a text may stand in its own place', () => {
  const words = fc.stringMatching(/^[A-Za-zäöü .,:–]{1,80}[a-z]$/)
  fc.assert(fc.property(words, (text) => expect(wordingFault({ text }, { text })).toBeUndefined()))
})

test.each([
  ['Meters', 'Zähler', undefined],
  ['{{count}} of {{all}}', 'Of {{all}}: {{count}}', undefined],
  ['See <1>this</1>', '<1>This</1> is it', undefined],
  ['Meters', '  ', 'empty'],
  ['Meters', 'x'.repeat(61), 'too-long'],
  ['{{count}} meters', 'Some meters', 'places'],
  ['Meters', '{{name}}', 'places'],
  ['{{count}} meters', '{{count}} {{count', 'places'],
  ['Meters', '$t(failures.other)', 'places'],
  ['Meters', '<b>Meters</b>', 'markup'],
  ['See <1>this</1>', 'See this', 'markup'],
  ['Meters', '[Meters](https://elsewhere.example)', 'markup'],
  ['Meters', 'sreteM\u202e', 'markup'],
])('%j replaced by %j: %s', (original, own, fault) => {
  expect(wordingFault({ text: original }, { text: own })?.fault).toBe(fault)
})

test('all plural forms are needed, and no other', () => {
  const plural = { one: '{{count}} meter', other: '{{count}} meters' }
  expect(wordingFault(plural, { other: '{{count}}' })).toEqual({ form: undefined, fault: 'forms' })
  expect(wordingFault(plural, { text: '{{count}}' })).toEqual({ form: undefined, fault: 'forms' })
  expect(wordingFault(plural, { one: '{{count}} m', other: 'm' })).toEqual({ form: 'other', fault: 'places' })
})
