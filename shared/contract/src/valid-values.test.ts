import * as fc from 'fast-check'
import { valueOn, valueThroughout, type ValidValue } from './valid-values'

const areas: ValidValue[] = [
  { from: null, value: 100 },
  { from: '2024-05-01', value: 150 },
  { from: '2025-01-01', value: null },
]

test.each([
  ['1999-01-01', 100],
  ['2024-04-30', 100],
  ['2024-05-01', 150],
  ['2024-12-31', 150],
  ['2025-01-01', null],
])('on %s it is %j', (date, value) => expect(valueOn(areas, date)).toBe(value))

test('before the first day there is none', () => {
  expect(valueOn([{ from: '2024-05-01', value: 1 }], '2024-04-30')).toBeNull()
  expect(valueOn([], '2024-04-30')).toBeNull()
})

test('a period has a value where all of its days have the same', () => {
  expect(valueThroughout(areas, { from: '2023-01-01', to: '2024-05-01' })).toBe(100)
  expect(valueThroughout(areas, { from: '2024-05-01', to: '2025-01-01' })).toBe(150)
  expect(valueThroughout(areas, { from: '2024-04-30', to: '2024-05-02' })).toBeNull()
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

test('a later value changes no earlier day', () =>
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 6 }), day, (days, date) => {
      const sorted = [...days].sort()
      const values = sorted.map((from, place) => ({ from, value: place }))
      const until = values.filter(({ from }) => from <= date)
      expect(valueOn(values, date)).toBe(until.at(-1)?.value ?? null)
    }),
  ))
