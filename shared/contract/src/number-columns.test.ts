import * as z from 'zod/mini'
import { nullableNumberColumn, numberColumn } from './number-columns'

test.each([[[]], [[0, -1.5, 1e300]]])('%p is a column of numbers', (given) => {
  expect(numberColumn().parse(given)).toEqual(given)
  expect(nullableNumberColumn().parse([...given, null])).toEqual([...given, null])
})

test.each([
  [[1, '2']],
  [[1, undefined]],
  [[NaN]],
  [[Infinity]],
  [[[1]]],
  [{ 0: 1, length: 1 }],
  ['12'],
  [null],
  [undefined],
])('%p is none', (given) => {
  expect(numberColumn().safeParse(given).success).toBe(false)
  expect(nullableNumberColumn().safeParse(given).success).toBe(false)
})

test('null is no number', () => {
  expect(numberColumn().safeParse([1, null]).success).toBe(false)
})

test('a missing column is noticed, and one that need not be there is not', () => {
  const response = z.object({ at: numberColumn(), valueAt: z.optional(nullableNumberColumn()) })
  expect(response.safeParse({}).success).toBe(false)
  expect(response.parse({ at: [1] })).toEqual({ at: [1] })
})

test('they are described as what they are', () => {
  expect(z.toJSONSchema(z.object({ at: numberColumn(), value: nullableNumberColumn() }))).toMatchObject({
    properties: {
      at: { type: 'array', items: { type: 'number' } },
      value: { type: 'array', items: { type: ['number', 'null'] } },
    },
    required: ['at', 'value'],
  })
})
