import { folded } from './folded'
import { matchingChoices } from './matching-choices'
import de from './texts/de.json'
import en from './texts/en.json'

test.each([
  ['München', 'munchen'],
  ['Muenchen', 'munchen'],
  ['MUNCHEN', 'munchen'],
  ['Mu\u0308nchen', 'munchen'],
  ['Große Straße', 'grosse strasse'],
  ["St. Mary's", 'st marys'],
  ['Łódź – Ærø', 'lodz aro'],
  ['%_\\', ''],
])('%s is compared as %s', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

const choice = (label: string, synonyms?: string) => ({ key: label, label, synonyms })
const choices = [
  choice('Metering points', 'meters'),
  choice('Meter readings', 'enter'),
  choice('Map'),
  choice('Overview', 'dashboard meters'),
]
const found = (search: string) => matchingChoices(choices, search).map(({ label }) => label)

test('whole names come before their beginning, that before words, and those before synonyms', () => {
  expect(found('map')).toEqual(['Map'])
  expect(found('meter')).toEqual(['Metering points', 'Meter readings', 'Overview'])
  expect(found('readings meter')).toEqual(['Meter readings'])
  expect(found('meters dash')).toEqual(['Overview'])
  expect(found('view')).toEqual(['Overview'])
  expect(found(' ')).toEqual([])
  expect(found('(?:')).toEqual([])
})

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as object, `${prefix}${key} / `),
  )
test('the texts are the same in both languages', () => {
  expect(keysOf(de)).toEqual(keysOf(en))
})
