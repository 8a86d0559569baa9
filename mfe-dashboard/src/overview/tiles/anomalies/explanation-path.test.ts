import { learnedDays } from './explanation-path'

test('what is usual is learned of three years before the month before', () => {
  expect(learnedDays({ from: '2026-11-20' }, '2026-11-26')).toEqual({ from: '2023-09-29', to: '2026-10-01' })
  expect(learnedDays({ from: '2026-12-02' }, '2027-01-01')).toMatchObject({ to: '2026-12-01' })
})

test('an anomaly of before that month is not what it is compared with', () => {
  expect(learnedDays({ from: '2027-01-30' }, '2027-03-01')).toMatchObject({ to: '2026-12-01' })
})
