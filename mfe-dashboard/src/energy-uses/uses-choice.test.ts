import { choiceOf, daysOfChoice, queryOf } from './uses-choice'

test('an address without anything means carriers and locations of the last twelve months', () => {
  expect(choiceOf('')).toEqual({
    ...{ nodeId: undefined, by: 'CARRIER_LOCATION', productType: undefined, year: undefined, threshold: 80 },
  })
})

test('what is chosen is in the address, and what nobody can choose is not understood', () => {
  const choice = {
    ...({ nodeId: 'loc-1', by: 'POINT', productType: 'HEAT', year: 2025, threshold: 90 } as const),
  }
  expect(choiceOf(queryOf(choice))).toEqual(choice)
  expect(choiceOf(queryOf({ ...choice, year: 'MONTH' })).year).toBe('MONTH')
  const odd = choiceOf('by=NOTHING&product=WATER&year=25&threshold=81')
  expect(queryOf(odd)).toBe('by=CARRIER_LOCATION')
})

test.each([
  ['in the middle of a month', undefined, '2026-11-26', '2025-11-01', '2026-11-01'],
  ['on the first day of a year', undefined, '2027-01-01', '2026-01-01', '2027-01-01'],
  ['on a leap day', undefined, '2028-02-29', '2027-02-01', '2028-02-01'],
  ['this month', 'MONTH' as const, '2026-11-26', '2026-11-01', '2026-11-26'],
  ['the month before, on its last day', 'MONTH' as const, '2026-12-01', '2026-11-01', '2026-12-01'],
  ['a year', 2025, '2026-11-26', '2025-01-01', '2026-01-01'],
])('days: %s', (_case, year, today, from, to) => {
  expect(daysOfChoice({ year }, today)).toEqual({ from, to })
})
