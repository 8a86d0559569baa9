import fc from 'fast-check'
import { readDays, writeDays } from './free-period'

test('both days belong to the period', () => {
  expect(readDays({ first: '2026-03-29', last: '2026-03-29' })).toEqual({
    range: { from: '2026-03-29', to: '2026-03-30' },
    faults: {},
  })
  expect(readDays({ first: '2025-12-31', last: '2026-12-31' }).range).toEqual({
    from: '2025-12-31',
    to: '2027-01-01',
  })
})

test.each([
  [{ first: '', last: '2026-01-01' }, { first: 'missing' }],
  [
    { first: '2026-02-30', last: '' },
    { first: 'missing', last: 'missing' },
  ],
  [{ first: '0226-01-01', last: '2026-01-01' }, { first: 'unlikely' }],
  [{ first: '2026-01-02', last: '2026-01-01' }, { last: 'order' }],
])('%j is refused: %j', (written, faults) => {
  expect(readDays(written)).toEqual({ faults })
})

test('the days of a period, written and read, are the period', () => {
  const days = fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 4_000 }))
  fc.assert(
    fc.property(days, ([start, length]) => {
      const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
      const range = { from: day(start), to: day(start + length) }
      expect(readDays(writeDays(range)).range).toEqual(range)
    }),
  )
})
