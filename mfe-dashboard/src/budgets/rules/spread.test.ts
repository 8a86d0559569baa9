import fc from 'fast-check'
import { evenShares, sharesOfDegreeDays, sharesOfYear, spread, type KnownMonth } from './spread'

const year = (change: Partial<Record<number, KnownMonth | undefined>> = {}) =>
  Array.from({ length: 12 }, (_, place): KnownMonth | undefined =>
    place in change ? change[place] : { value: place < 6 ? 2 : 1, known: 1 },
  )

test('an even year has twelve parts that are the total together', () => {
  const months = spread(100, evenShares)
  expect(months.slice(0, 3)).toEqual([8.33, 8.34, 8.33])
  expect(months.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 8)
})

test('months are spread as those of the year before', () => {
  const shares = sharesOfYear(year())!
  expect(spread(180, shares)).toEqual([20, 20, 20, 20, 20, 20, 10, 10, 10, 10, 10, 10])
  // A month that is nearly whole is scaled up to a whole one.
  expect(sharesOfYear(year({ 0: { value: 1.8, known: 0.9 } }))![0]).toBeCloseTo(shares[0]!)
})

test.each<[string, (KnownMonth | undefined)[]]>([
  ['a month without a value', year({ 3: { value: null, known: 0 } })],
  ['a month that is hardly known', year({ 3: { value: 2, known: 0.8 } })],
  ['a month that is not there', year({ 3: undefined })],
  ['eleven months', year().slice(1)],
  ['nothing used at all', year().map(() => ({ value: 0, known: 1 }))],
])('%s spreads nothing', (_case, months) => {
  expect(sharesOfYear(months)).toBeUndefined()
})

const degreeDays = (years: number) =>
  new Map(
    Array.from({ length: years * 12 }, (_, place): [string, KnownMonth] => [
      `${2020 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`,
      { value: place % 12 === 0 ? 300 + Math.floor(place / 12) * 100 : 0, known: 1 },
    ]),
  )

test('degree days of a mean year need three of them for each month', () => {
  expect(sharesOfDegreeDays(degreeDays(3))).toEqual([1, ...Array<number>(11).fill(0)])
  expect(sharesOfDegreeDays(degreeDays(2))).toBeUndefined()
  expect(sharesOfDegreeDays(new Map())).toBeUndefined()
})

test('no month is below 0, and all are the total', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.array(share, { minLength: 12, maxLength: 12 }),
      (total, raw) => {
        const shares = sharesOfYear(raw.map((value) => ({ value, known: 1 })))
        if (!shares) return
        const months = spread(total, shares)
        expect(Math.min(...months)).toBeGreaterThanOrEqual(0)
        expect(Math.abs(months.reduce((sum, one) => sum + one, 0) - total)).toBeLessThan(0.02 + total * 1e-9)
      },
    ),
  )
})
