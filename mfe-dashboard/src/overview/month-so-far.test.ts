import { monthSoFar } from './month-so-far'

test.each([
  [
    'in the middle of a month',
    '2026-11-25',
    ['2026-11-01', '2026-11-25'],
    ['2025-11-01', '2025-11-25'],
    false,
  ],
  ['on its second day', '2026-11-02', ['2026-11-01', '2026-11-02'], ['2025-11-01', '2025-11-02'], false],
  ['on its first day', '2026-11-01', ['2026-10-01', '2026-11-01'], ['2025-10-01', '2025-11-01'], true],
  ['on New Year’s Day', '2027-01-01', ['2026-12-01', '2027-01-01'], ['2025-12-01', '2026-01-01'], true],
  ['after 29 February', '2028-03-01', ['2028-02-01', '2028-03-01'], ['2027-02-01', '2027-03-01'], true],
  ['on 29 February', '2028-02-29', ['2028-02-01', '2028-02-29'], ['2027-02-01', '2027-02-28'], false],
])('%s', (_case, today, [from, to], [fromBefore, toBefore], isWhole) => {
  expect(monthSoFar(today)).toEqual({
    days: { from, to },
    before: { from: fromBefore, to: toBefore },
    isWhole,
  })
})
