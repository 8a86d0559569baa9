import type { DayOfYear } from './days-of-year'
import { gapRuns, periodToFill } from './gap-runs'

const day = (at: number, missing: number) => ({ at, end: at + 10, missing }) as DayOfYear
const days = [day(0, 3), day(10, 24), day(20, 0), day(30, 0), day(40, 1), day(50, 0)]

test('days in succession are one gap, the latest gap first', () => {
  expect(gapRuns(days)).toEqual([
    { from: 40, to: 50, missing: 1 },
    { from: 0, to: 20, missing: 27 },
  ])
  expect(gapRuns([day(0, 0)])).toEqual([])
})

test.each([
  ['the gap of the day', days[1]!, { from: 0, to: 20 }],
  ['the latest gap for a day without one', days[3]!, { from: 40, to: 50 }],
])('%s is offered', (_, chosen, period) => {
  expect(periodToFill(gapRuns(days), chosen)).toMatchObject(period)
})

test('a year without gaps offers the day itself', () => {
  expect(periodToFill([], days[2]!)).toEqual({ from: 20, to: 30 })
})
