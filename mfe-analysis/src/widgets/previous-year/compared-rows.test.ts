import fc from 'fast-check'
import { parseDate } from '@internationalized/date'
import { rowLengths, type Days } from '../../amounts/rows-of-range'
import { alignments, comparableTotal, comparedRows, rangeBefore, shareOfChange } from './compared-rows'
import { rowLengthFor, sensibleRows } from '../../amounts/row-length'

/** One a day, but none on the days that are named. */
function ones(from: string, to: string, without: readonly string[] = []): Days {
  const days = new Map<string, number | null>()
  for (let day = parseDate(from); day.compare(parseDate(to)) < 0; day = day.add({ days: 1 }))
    days.set(day.toString(), without.includes(day.toString()) ? null : 1)
  return days
}
const always = ones('2019-01-01', '2030-01-01')

test('months are compared with the whole month a year before, also over 29 February', () => {
  const rows = (from: string, to: string) =>
    comparedRows({ current: always, before: always, range: { from, to }, length: 'P1M', align: 'DATE' })
  const before = (from: string, to: string) => ({ before: { from, to } })
  expect(rows('2025-01-01', '2025-04-01')).toEqual([
    { from: '2025-01-01', to: '2025-02-01', value: 31, compared: 31, ...before('2024-01-01', '2024-02-01') },
    { from: '2025-02-01', to: '2025-03-01', value: 28, compared: 29, ...before('2024-02-01', '2024-03-01') },
    { from: '2025-03-01', to: '2025-04-01', value: 31, compared: 31, ...before('2024-03-01', '2024-04-01') },
  ])
  expect(rows('2028-02-01', '2028-03-01')[0]).toMatchObject({ value: 29, compared: 28 })
  // Of a part of a month the same days.
  expect(rows('2025-02-10', '2025-02-20')[0]).toMatchObject({ value: 10, compared: 10 })
})

test('by weekday each day is compared with the same day of the week, and weeks begin on Monday', () => {
  const before: Days = new Map([['2025-10-20', 7]])
  const range = { from: '2026-10-18', to: '2026-10-27' }
  const rows = comparedRows({ current: always, before, range, length: 'P1D', align: 'WEEKDAY' })
  // Both are Mondays.
  expect(rows.find(({ compared }) => compared === 7)).toMatchObject({
    ...{ from: '2026-10-19', before: { from: '2025-10-20', to: '2025-10-21' } },
  })
  const weeks = comparedRows({ current: always, before, range, length: 'P1W', align: 'WEEKDAY' })
  expect(weeks.map(({ from, value }) => [from, value])).toEqual([
    ['2026-10-18', 1],
    ['2026-10-19', 7],
    ['2026-10-26', 1],
  ])
})

test('a row with a day that is missing in either year is not compared, and the total is of the others', () => {
  const rows = comparedRows({
    current: ones('2026-03-01', '2026-07-01', ['2026-03-29']),
    before: ones('2025-03-01', '2025-07-01', ['2025-05-02']),
    ...{ range: { from: '2026-03-01', to: '2026-07-01' }, length: 'P1M', align: 'DATE' },
  })
  expect(rows.map(({ value, compared }) => [value, compared])).toEqual([
    [null, 31],
    [30, 30],
    [31, null],
    [30, 30],
  ])
  expect(comparableTotal(rows)).toEqual({ value: 60, compared: 60, rows: 2 })
  expect(comparableTotal(rows.slice(0, 1))).toBeUndefined()
})

test.each([
  [{ value: 110, compared: 100 }, 0.1],
  [{ value: 0, compared: 100 }, -1],
  [{ value: 5, compared: 0 }, undefined],
  [{ value: null, compared: 5 }, undefined],
])('of %j the change is %p', (row, share) => {
  const found = shareOfChange(row)
  if (share === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(share, 12)
})

const day = fc.integer({ min: 0, max: 2_000 }).map((days) => parseDate('2021-01-01').add({ days }).toString())
const range = fc.tuple(day, fc.integer({ min: 1, max: 430 })).map(([from, length]) => ({
  from,
  to: parseDate(from).add({ days: length }).toString(),
}))

test('rows cover the period without gap or overlap, and their days are among those requested', () => {
  fc.assert(
    fc.property(
      range,
      fc.constantFrom(...rowLengths),
      fc.constantFrom(...alignments),
      (days, length, align) => {
        const requested = rangeBefore(days, align)
        const before = ones(requested.from, requested.to)
        const rows = comparedRows({ current: ones(days.from, days.to), before, range: days, length, align })
        expect(rows[0]!.from).toBe(days.from)
        expect(rows.at(-1)!.to).toBe(days.to)
        rows.slice(1).forEach((row, place) => expect(row.from).toBe(rows[place]!.to))
        const whole =
          parseDate(days.from).calendar.toJulianDay(parseDate(days.to)) -
          parseDate(days.from).calendar.toJulianDay(parseDate(days.from))
        expect(rows.reduce((sum, { value }) => sum + value!, 0)).toBe(whole)
        for (const { compared } of rows) expect(compared).not.toBeNull()
      },
    ),
  )
})

test('a table has at most 400 rows or so, whatever the address says', () => {
  const days = (length: number) => ({
    from: '2020-01-01',
    to: parseDate('2020-01-01').add({ days: length }).toString(),
  })
  expect(rowLengthFor(undefined, days(31))).toBe('P1D')
  expect(rowLengthFor(undefined, days(90))).toBe('P1W')
  expect(rowLengthFor(undefined, days(365))).toBe('P1M')
  expect(rowLengthFor('P1D', days(365))).toBe('P1D')
  expect(rowLengthFor('P1D', days(2_000))).toBe('P1M')
  expect(rowLengthFor('nonsense', days(7))).toBe('P1D')
  expect(sensibleRows(days(2_000))).toEqual(['P1M', 'P1W'])
})
