import * as z from 'zod/mini'
import { places, typeOf } from './places-of-calls.testing'

/*
 * No store takes a NUL or half of a surrogate pair in a text: such a request is refused by its schema, or it would be
 * answered with 500. So each text in each part of a call but its answer has to refuse them, wherever it stands.
 */
const knowsAll = new Set(
  [
    ['object', 'array', 'tuple', 'record', 'map', 'union', 'intersection', 'pipe', 'lazy', 'optional'],
    ['nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch'],
    [
      'string',
      'template_literal',
      'number',
      'int',
      'boolean',
      'enum',
      'literal',
      'null',
      'undefined',
      'transform',
      'never',
    ],
  ].flat(),
)

const unstorable = ['\0', '\ud800', '\udc00'].flatMap((bad) => [
  bad,
  `a${bad}`,
  `${bad}a`,
  `a ${bad} b`,
  `1${bad}`,
])

test('this walk knows every kind of schema that the contract has, but for a file, whose bytes are no text', () => {
  const others = places.filter((place) => !knowsAll.has(typeOf(place))).map(({ path }) => path)
  expect(others).toEqual(['uploadStructureFile body'])
})

test('every text that is sent refuses what no store can keep', () => {
  const texts = places.filter((place) => ['string', 'template_literal'].includes(typeOf(place)))
  expect(texts.length).toBeGreaterThan(50)
  const admitting = texts.filter(({ schema }) => unstorable.some((text) => z.safeParse(schema, text).success))
  expect(admitting.map(({ path }) => path)).toEqual([])
})
