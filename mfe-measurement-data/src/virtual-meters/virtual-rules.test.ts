import { insertInto } from './insert-into'

test.each([
  ['', 0, 0, '[7]'],
  ['[1]', 3, 3, '[1] + [7]'],
  ['[1] ', 4, 4, '[1] + [7]'],
  ['2', 1, 1, '2 + [7]'],
  ['[1] - ', 6, 6, '[1] - [7]'],
  ['max([1], )', 9, 9, 'max([1], [7])'],
  ['([1])', 5, 5, '([1]) + [7]'],
  ['[1] * 2', 0, 3, '[7] * 2'],
  ['', 0, 0, '[7]'],
])('into %j from %d to %d', (formula, start, end, expected) => {
  const put = insertInto(formula, 7, { start, end })
  expect(put.formula).toBe(expected)
  expect(put.formula.slice(0, put.cursor)).toMatch(/\[7\]$/)
})
