import * as fc from 'fast-check'
import type { Valid } from '../conversion/validity'
import { constantRate, periodsOfValues, perUnit, sumOverTime } from './values-over-time'

const seconds = (at: string) => Date.parse(at) / 1000

test('a value is valid from midnight of the location, also where the day has 23 hours', () => {
  const values = [
    { from: null, value: 100 },
    { from: '2026-03-29', value: 150 },
    { from: '2026-03-30', value: null },
  ]
  expect(periodsOfValues(values, 'Europe/Berlin')).toEqual([
    { from: null, to: seconds('2026-03-28T23:00:00Z'), value: 100 },
    { from: seconds('2026-03-28T23:00:00Z'), to: seconds('2026-03-29T22:00:00Z'), value: 150 },
  ])
})

test('areas add up where all of them are known', () => {
  const one = [
    { from: null, to: 10, value: 1 },
    { from: 10, to: null, value: 2 },
  ]
  const other = [{ from: 5, to: 20, value: 100 }]
  expect(sumOverTime([one, other])).toEqual([
    { from: 5, to: 10, value: 101 },
    { from: 10, to: 20, value: 102 },
  ])
  expect(sumOverTime([one])).toEqual(one)
  expect(sumOverTime([])).toEqual([])
})

const periods = fc
  .uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 5 })
  .chain((edges) => {
    const sorted = [null, ...edges.sort((a, b) => a - b), null]
    return fc
      .array(fc.option(fc.integer({ min: 1, max: 9 })), {
        minLength: sorted.length - 1,
        maxLength: sorted.length - 1,
      })
      .map((values) =>
        values.flatMap((value, place): Valid<number>[] =>
          value === null ? [] : [{ from: sorted[place]!, to: sorted[place + 1]!, value }],
        ),
      )
  })
const at = (all: readonly Valid<number>[], instant: number) =>
  all.find(({ from, to }) => (from ?? -Infinity) <= instant && instant < (to ?? Infinity))?.value

test('at every instant the sum is that of the areas then, or there is none', () =>
  fc.assert(
    fc.property(
      fc.array(periods, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: -2, max: 22 }),
      (all, instant) => {
        const parts = all.map((one) => at(one, instant + 0.5))
        const expected = parts.some((one) => one === undefined)
          ? undefined
          : parts.reduce<number>((sum, one) => sum + one!, 0)
        expect(at(sumOverTime(all), instant + 0.5)).toBe(expected)
      },
    ),
  ))

test('a rate is constant where one area is valid at all times', () => {
  expect(constantRate(perUnit([{ from: null, to: null, value: 4 }], 2))).toBe(0.5)
  expect(constantRate(perUnit([{ from: 0, to: null, value: 4 }]))).toBeUndefined()
  expect(constantRate([])).toBeUndefined()
})
