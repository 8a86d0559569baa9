import { daysOfPeriods } from './closed-days'

const day = (date: string) => Date.parse(date) / 86_400_000
const span = (from: string, to: string) => ({ from: day(from), to: day(to) })
const closed = (firstDay: string, lastDay: string) => ({ firstDay, lastDay, reason: null })

test('the first and the last day of a period are closed', () => {
  expect(daysOfPeriods([closed('2024-02-28', '2024-03-01')], [span('2024-01-01', '2025-01-01')])).toEqual(
    ['2024-02-28', '2024-02-29', '2024-03-01'].map(day),
  )
})

test('only days of the spans count, those of overlapping periods once and in order', () => {
  const periods = [closed('2024-12-30', '2025-01-02'), closed('2024-12-24', '2024-12-31')]
  expect(
    daysOfPeriods(periods, [span('2025-01-01', '2025-02-01'), span('2024-12-30', '2025-01-01')]),
  ).toEqual(['2024-12-30', '2024-12-31', '2025-01-01', '2025-01-02'].map(day))
  expect(daysOfPeriods(periods, [span('2025-01-03', '2025-02-01')])).toEqual([])
})
