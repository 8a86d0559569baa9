import * as z from 'zod/mini'
import { places, typeOf, type Place } from './places-of-calls.testing'

/*
 * Integers are kept in columns of 32 bits, numbers of series in unsigned ones: a greater one is refused by its schema,
 * or the store would refuse it and the request be answered with 500.
 */
const admits = ({ schema }: Place, value: unknown) => z.safeParse(schema, value).success
const tooGreat = [2 ** 32, 1e12, Number.MAX_SAFE_INTEGER, -(2 ** 31) - 1]

test('every integer that is sent refuses what no store can count', () => {
  const integers = places.filter((place) => typeOf(place) === 'number' && !admits(place, 1.5))
  expect(integers.length).toBeGreaterThan(30)
  const admitting = integers.filter((place) => tooGreat.some((number) => admits(place, number)))
  expect(admitting.map(({ path }) => path)).toEqual([])
})

/** Of lists of numbers the server looks at each: hostile-texts.test.ts. */
test('a number of digits in an address as well', () => {
  const digits = places.filter(
    (place) =>
      ['a', '1a', '1,2'].every((text) => !admits(place, text)) &&
      typeOf(place) === 'string' &&
      admits(place, '12'),
  )
  expect(digits.length).toBeGreaterThan(3)
  const admitting = digits.filter((place) => tooGreat.some((number) => admits(place, String(number))))
  expect(admitting.map(({ path }) => path)).toEqual([])
})
