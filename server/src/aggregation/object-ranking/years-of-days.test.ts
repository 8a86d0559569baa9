import { sameDaysOfYears } from './years-of-days'

const days = (from: string, to: string) => ({ from, to })

test('the same days of twenty years, whichever of them is looked at', () => {
  const current = days('2025-10-01', '2026-05-01')
  const found = sameDaysOfYears(current, 2025)
  expect(found).toHaveLength(20)
  expect(found.slice(0, 2)).toEqual([current, days('2024-10-01', '2025-05-01')])
  expect(found.at(-1)).toEqual(days('2006-10-01', '2007-05-01'))
  expect(sameDaysOfYears(days('2024-10-01', '2025-05-01'), 2025)).toEqual(found)
})

test('29 February is the 28th of years without one', () => {
  const current = days('2024-02-29', '2024-03-01')
  expect(sameDaysOfYears(current, 2024).slice(0, 5)).toEqual([
    current,
    ...['2023', '2022', '2021'].map((year) => days(`${year}-02-28`, `${year}-03-01`)),
    days('2020-02-29', '2020-03-01'),
  ])
})
