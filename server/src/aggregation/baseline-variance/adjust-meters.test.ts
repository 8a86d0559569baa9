import fc from 'fast-check'
import { adjustMeters, type Adjustment } from './adjust-meters'
import { compareMeters, type ComparedMeter } from './compare-meters'
import { atRates } from './scaled-meter'

const meter = (expected: number[], half = 1): ComparedMeter => ({
  actual: Float64Array.from(expected, () => 100),
  expected: Float64Array.from(expected),
  uncertaintyOf: (places) => half * places.length,
})
const span = { from: 10, to: 13 }
const valuesOf = (meters: readonly ComparedMeter[]) => meters.map(({ expected }) => [...expected])

test('what comes by the day is shared by what is expected, from its first day to the one before its end', () => {
  const adjustments: Adjustment[] = [{ from: 11, to: 12, kind: 'PER_DAY', value: 40 }]
  const adjusted = adjustMeters([meter([10, 10, 10]), meter([30, 30, 30])], adjustments, span)
  expect(valuesOf(adjusted)).toEqual([
    [10, 20, 10],
    [30, 60, 30],
  ])
  expect(compareMeters(adjusted, { from: 0, to: 3 })).toMatchObject({ expected: 160, adjustment: 40 })
})

test('a share without an end holds for all days that follow, and its band with it', () => {
  const [adjusted] = adjustMeters(
    [meter([10, 20, 30], 2)],
    [{ from: 11, to: null, kind: 'SHARE', value: -0.5 }],
    span,
  )
  expect([...adjusted!.expected]).toEqual([10, 10, 15])
  expect(adjusted!.uncertaintyOf([0])).toBe(2)
  expect(adjusted!.uncertaintyOf([1, 2])).toBe(2)
})

test('where nothing is expected at all, all meters take the same part; where nothing can be, none', () => {
  const adjusted = adjustMeters(
    [meter([0, NaN]), meter([0, 5])],
    [{ from: 0, to: null, kind: 'PER_DAY', value: 6 }],
    { from: 0, to: 2 },
  )
  expect(valuesOf(adjusted)).toEqual([
    [3, NaN],
    [3, 11],
  ])
})

test('more than everything cannot fall away', () => {
  const away: Adjustment = { from: 10, to: null, kind: 'SHARE', value: -0.8 }
  expect(valuesOf(adjustMeters([meter([10, 10, 10])], [away, away], span))).toEqual([[0, 0, 0]])
})

test('whatever is adjusted, the sum is the baseline and its adjustments', () => {
  const days = 5
  const amounts = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: days, maxLength: days })
  const adjustment = fc.record({
    from: fc.integer({ min: -3, max: days + 3 }),
    to: fc.option(fc.integer({ min: -3, max: days + 3 })),
    kind: fc.constantFrom('PER_DAY' as const, 'SHARE' as const),
    value: fc.double({ min: -0.9, max: 100, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 4 }),
      fc.array(adjustment, { maxLength: 4 }),
      (meters, adjustments) => {
        const before = compareMeters(
          meters.map((one) => meter(one)),
          { from: 0, to: days },
        )
        const after = compareMeters(
          adjustMeters(
            meters.map((one) => meter(one)),
            adjustments,
            { from: 0, to: days },
          ),
          { from: 0, to: days },
        )
        const scale = 1 + Math.abs(after.expected!)
        expect(Math.abs(after.expected! - before.expected! - after.adjustment!) / scale).toBeLessThan(1e-9)
      },
    ),
  )
})

test('in money, a day that nobody knows the price of is not compared', () => {
  const priced = atRates(meter([10, 20, 30], 2), Float64Array.of(0.5, NaN, 0.25))
  expect(compareMeters([priced], { from: 0, to: 3 })).toMatchObject({
    actual: 75,
    expected: 12.5,
    compared: 2 / 3,
  })
  expect(priced.uncertaintyOf([0])).toBe(1)
})
