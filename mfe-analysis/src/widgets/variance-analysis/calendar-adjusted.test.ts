import fc from 'fast-check'
import { parseDate } from '@internationalized/date'
import { rowLengths, type Days } from '../../amounts/rows-of-range'
import { dayTypeOf, meansOfDayTypes, totalVariance, varianceRows } from './calendar-adjusted'

function days(from: string, to: string, amountOf: (day: string) => number | null): Days {
  const found = new Map<string, number | null>()
  for (let day = parseDate(from); day.compare(parseDate(to)) < 0; day = day.add({ days: 1 }))
    found.set(day.toString(), amountOf(day.toString()))
  return found
}
const noRest = { holidays: new Set<string>(), closed: new Set<string>() }
const load = { CLOSED: 5, WORKDAY: 100, SATURDAY: 60, SUNDAY: 20 }
const typical = (day: string) => load[dayTypeOf(day, noRest)]

test.each([
  ['2026-11-23', 'WORKDAY'],
  ['2026-11-27', 'WORKDAY'],
  ['2026-11-28', 'SATURDAY'],
  ['2026-03-29', 'SUNDAY'],
  ['2026-10-25', 'SUNDAY'],
])('%s is a %s', (day, type) => expect(dayTypeOf(day, noRest)).toBe(type))

test('a month with other numbers of working days than the reference has no variance for that alone', () => {
  const rows = varianceRows({
    current: days('2026-03-01', '2026-04-01', typical),
    reference: days('2025-02-01', '2025-03-01', typical),
    ...{ range: { from: '2026-03-01', to: '2026-04-01' }, length: 'P1M', resting: noRest },
  })
  // 22 working days, four Saturdays and five Sundays.
  expect(rows).toEqual([
    expect.objectContaining({
      value: 22 * 100 + 4 * 60 + 5 * 20,
      expected: 2540,
      difference: 0,
      cumulated: 0,
    }),
  ])
})

test('differences add up, and days that are missing are left out of both', () => {
  const gap = '2026-03-04'
  const rows = varianceRows({
    current: days('2026-03-02', '2026-03-07', (day) => (day === gap ? null : 110)),
    reference: days('2025-03-03', '2025-03-08', () => 100),
    ...{ range: { from: '2026-03-02', to: '2026-03-07' }, length: 'P1D', resting: noRest },
  })
  expect(rows.map(({ difference }) => difference)).toEqual([10, 10, null, 10, 10])
  expect(rows.map(({ cumulated }) => cumulated)).toEqual([10, 20, 20, 30, 40])
  expect(totalVariance(rows)).toEqual({ value: 440, expected: 400, difference: 40, rows: 4 })
})

test('without a Sunday in the reference no Sunday is expected anything', () => {
  const rows = varianceRows({
    current: days('2026-03-28', '2026-03-31', typical),
    reference: days('2025-03-03', '2025-03-09', typical),
    ...{ range: { from: '2026-03-28', to: '2026-03-31' }, length: 'P1D', resting: noRest },
  })
  expect(rows.map(({ expected }) => expected)).toEqual([60, null, 100])
  expect(totalVariance([rows[1]!])).toBeUndefined()
})

test('means are of complete days only', () => {
  const means = meansOfDayTypes(
    new Map([
      ['2026-11-23', 10],
      ['2026-11-24', null],
      ['2026-11-25', 30],
    ]),
    noRest,
  )
  expect([...means]).toEqual([['WORKDAY', 20]])
})

test('the last cumulated difference is the sum of all, whatever the rows are', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 500 }), { freq: 8 })
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 30, maxLength: 60 }),
      fc.constantFrom(...rowLengths),
      (amounts, length) => {
        const to = parseDate('2026-03-10').add({ days: amounts.length }).toString()
        const range = { from: '2026-03-10', to }
        const keys = [...days(range.from, to, () => 0).keys()]
        const current = new Map(keys.map((day, place) => [day, amounts[place]!]))
        const rows = varianceRows({
          current,
          reference: days('2025-03-10', '2025-04-10', typical),
          range,
          length,
          resting: noRest,
        })
        const total = totalVariance(rows)
        expect(rows.at(-1)!.cumulated ?? 0).toBeCloseTo(total?.difference ?? 0, 6)
      },
    ),
    { numRuns: 30 },
  )
})

describe('days on which all locations rest', () => {
  const resting = {
    holidays: new Set(['2025-03-05', '2026-03-04']),
    closed: new Set(['2025-03-06', '2026-03-05', '2026-03-06']),
  }
  const amountOf = (day: string) => load[dayTypeOf(day, resting)]
  const rowsAfter = (reference: Days) =>
    varianceRows({
      current: days('2026-03-02', '2026-03-07', amountOf),
      reference,
      ...{ range: { from: '2026-03-02', to: '2026-03-07' }, length: 'P1D' as const, resting },
    }).map(({ expected }) => expected)

  test('holidays are expected as Sundays, and closed days as those of the reference', () => {
    expect(rowsAfter(days('2025-03-03', '2025-03-10', amountOf))).toEqual([100, 100, 20, 5, 5])
  })

  test('without a closed day in the reference they are like Sundays', () => {
    expect(rowsAfter(days('2025-03-07', '2025-03-14', amountOf))).toEqual([100, 100, 20, 20, 20])
  })
})
