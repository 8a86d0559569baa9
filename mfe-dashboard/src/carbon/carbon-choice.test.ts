import { choiceOf, queryOf, yearsToChoose } from './carbon-choice'

test.each([
  ['', { year: 2026, baseYear: 2025 }],
  ['?year=2024&base=2020&node=loc-1', { nodeId: 'loc-1', year: 2024, baseYear: 2020 }],
  ['?year=2024&base=none', { year: 2024, baseYear: undefined }],
  ['?year=2024&base=2024', { year: 2024, baseYear: undefined }],
  ['?year=banana&base=<b>', { year: 2026, baseYear: 2025 }],
])('%s, on the first day of a year', (query, wanted) => {
  expect(choiceOf(query, '2027-01-01')).toMatchObject(wanted)
})

test('an address says again what it was read as', () => {
  for (const choice of [
    { nodeId: 'loc-1', year: 2024, baseYear: 2020 },
    { nodeId: undefined, year: 2024, baseYear: undefined },
  ])
    expect(choiceOf(`?${queryOf(choice)}`, '2027-01-01')).toEqual(choice)
})

test('ten years are offered, and whichever is chosen', () => {
  expect(yearsToChoose('2026-11-26', [2026, undefined])).toHaveLength(10)
  expect(yearsToChoose('2026-11-26', [2003]).at(-1)).toBe(2003)
})
