import { faultOfClosed } from './closed-periods'

const period = (firstDay: string, lastDay: string) => ({ firstDay, lastDay, reason: null })

test('a period may have one day, and another may follow on the next one', () => {
  expect(
    faultOfClosed([period('2024-01-02', '2024-01-02'), period('2023-12-24', '2024-01-01')]),
  ).toBeUndefined()
})

test.each([
  ['ends before it begins', [period('2024-01-02', '2024-01-01')], 'PERIOD_REVERSED'],
  [
    'shares a day with another',
    [period('2024-01-01', '2024-01-05'), period('2023-12-24', '2024-01-01')],
    'PERIODS_OVERLAP',
  ],
  [
    'lies within another',
    [period('2024-01-01', '2024-12-31'), period('2024-05-01', '2024-05-01')],
    'PERIODS_OVERLAP',
  ],
])('one that %s is refused', (_name, periods, fault) => {
  expect(faultOfClosed(periods)).toBe(fault)
})
