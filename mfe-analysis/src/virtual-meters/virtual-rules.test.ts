import { insertInto } from './insert-into'
import { lastSevenDays } from './last-seven-days'

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

test.each([
  // An hour is missing on 29 March, and one more is there on 25 October.
  ['2026-03-31T10:00Z', '2026-03-23T23:00:00.000Z', '2026-03-30T22:00:00.000Z'],
  ['2026-10-28T10:00Z', '2026-10-20T22:00:00.000Z', '2026-10-27T23:00:00.000Z'],
  // Half an hour after midnight it is another day already.
  ['2026-06-30T22:30Z', '2026-06-23T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
])('the seven days before %s', (now, from, to) => {
  const days = lastSevenDays(Date.parse(now), 'Europe/Berlin')
  expect([days.from.toISOString(), days.to.toISOString()]).toEqual([from, to])
})
