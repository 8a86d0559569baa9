import fc from 'fast-check'
import { cashFlows, netPresentValue, presentValues, sumOf } from './cash-flows'
import type { Investment } from './investment'
import { discountedPayback, internalRateOfReturn } from './returns'
import { scenarios } from './scenarios'
import { sensitivities, withChange } from './sensitivity'

const pump: Investment = {
  ...{ years: 3, discountRate: 0.1, cost: 1_000, subsidy: 100, residualValue: 50 },
  energy: [{ amount: 5_000, price: 0.1, priceChange: 0.1, degradation: 0 }],
  ...{ runningCost: 20, runningCostChange: 0.5, furtherCosts: [{ year: 2, cost: 30 }] },
}
const plain: Investment = {
  ...{ years: 10, discountRate: 0, cost: 0, subsidy: 0, residualValue: 0, energy: [] },
  ...{ runningCost: 0, runningCostChange: 0, furtherCosts: [] },
}

test('cash flows of each year, worked out by hand', () => {
  // 500, 550 and 605 saved; 20, 30 and 45 of upkeep; 30 in the second year; 50 left at the end.
  expect(cashFlows(pump).map((flow) => Math.round(flow * 1e6) / 1e6)).toEqual([-900, 480, 490, 610])
  expect(netPresentValue(pump)).toBeCloseTo(-900 + 480 / 1.1 + 490 / 1.21 + 610 / 1.331, 9)
})

test('an annuity is worth what the formula of annuities says', () => {
  const saved = { amount: 1, price: 1_000, priceChange: 0, degradation: 0 }
  const loan = { ...plain, discountRate: 0.05, energy: [saved] }
  expect(netPresentValue(loan)).toBeCloseTo((1_000 * (1 - 1.05 ** -10)) / 0.05, 8)
})

test('a price that rises as fast as money loses value makes each year worth the same', () => {
  const saved = { amount: 1, price: 100, priceChange: 0.04, degradation: 0 }
  const values = presentValues(cashFlows({ ...plain, discountRate: 0.04, energy: [saved] }), 0.04)
  for (const value of values.slice(1)) expect(value).toBeCloseTo(100 / 1.04, 9)
})

test('what degrades saves less each year; what is needed in addition costs', () => {
  const gas = { amount: 100, price: 1, priceChange: 0, degradation: 0.1 }
  const electricity = { amount: -10, price: 2, priceChange: 0, degradation: 0 }
  const flows = cashFlows({ ...plain, years: 2, energy: [gas, electricity] })
  expect(flows).toEqual([0, 80, 70])
})

test('a further cost after the last year is not looked at', () => {
  expect(cashFlows({ ...plain, years: 2, furtherCosts: [{ year: 3, cost: 9 }] })).toEqual([0, 0, 0])
})

test('the internal rate makes the investment worth nothing, where there is one', () => {
  const rate = internalRateOfReturn(pump)!
  expect(netPresentValue({ ...pump, discountRate: rate })).toBeCloseTo(0, 6)
  expect(internalRateOfReturn({ ...pump, energy: [], residualValue: 0 })).toBeNull()
  expect(internalRateOfReturn({ ...plain, cost: 10, residualValue: -10 })).toBeNull()
  // Two changes of sign: two rates would do.
  expect(
    internalRateOfReturn({
      ...plain,
      years: 2,
      cost: 100,
      furtherCosts: [
        { year: 1, cost: -300 },
        { year: 2, cost: 210 },
      ],
    }),
  ).toBeNull()
})

test('payback is told in shares of a year, and not before it lasts', () => {
  const saved = { amount: 1, price: 40, priceChange: 0, degradation: 0 }
  expect(discountedPayback({ ...plain, cost: 100, energy: [saved] })).toBeCloseTo(2.5, 9)
  expect(discountedPayback({ ...plain, cost: 1_000, energy: [saved] })).toBeNull()
  expect(discountedPayback({ ...plain, cost: 0, energy: [saved] })).toBe(0)
  // A replacement in year 5 takes it below again.
  expect(
    discountedPayback({ ...plain, cost: 100, energy: [saved], furtherCosts: [{ year: 5, cost: 150 }] }),
  ).toBeCloseTo(6.25, 9)
})

const money = fc.double({ min: 0, max: 1e6, noNaN: true })
const share = fc.double({ min: -0.2, max: 0.2, noNaN: true })
const anyInvestment: fc.Arbitrary<Investment> = fc.record({
  years: fc.integer({ min: 1, max: 40 }),
  discountRate: fc.double({ min: 0, max: 0.2, noNaN: true }),
  cost: money,
  subsidy: money,
  residualValue: money,
  energy: fc.array(
    fc.record({
      amount: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      price: fc.double({ min: 0, max: 2, noNaN: true }),
      priceChange: share,
      degradation: fc.double({ min: 0, max: 0.2, noNaN: true }),
    }),
    { maxLength: 3 },
  ),
  runningCost: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  runningCostChange: share,
  furtherCosts: fc.array(fc.record({ year: fc.integer({ min: 1, max: 40 }), cost: money }), { maxLength: 3 }),
})

test('without discounting the value is the sum of all flows', () => {
  fc.assert(
    fc.property(anyInvestment, (one) => {
      const undiscounted = { ...one, discountRate: 0 }
      expect(netPresentValue(undiscounted)).toBe(sumOf(cashFlows(undiscounted)))
    }),
  )
})

test('a break-even makes the investment worth nothing', () => {
  fc.assert(
    fc.property(anyInvestment, (one) => {
      const scale = sumOf(cashFlows(one).map(Math.abs)) + 1
      for (const { parameter, breakEven } of sensitivities(one, { share: 0.2, points: 0.02 })) {
        if (breakEven === null) continue
        const there = Math.abs(netPresentValue(withChange(one, parameter, breakEven)))
        // Small slopes and rising prices blow up what rounding leaves.
        expect(there).toBeLessThanOrEqual(scale * 1e-3)
      }
    }),
  )
})

test('the strongest parameter comes first; what is not there is left out', () => {
  const found = sensitivities(pump, { share: 0.2, points: 0.02 })
  expect(found.map(({ parameter }) => parameter)).toEqual([
    ...['amount', 'price', 'cost', 'discountRate', 'priceChange', 'runningCost'],
  ])
  const [amount, , cost] = found
  expect(amount!.higher).toBeGreaterThan(amount!.lower)
  expect(cost!.higher).toBeLessThan(cost!.lower)
  // 1,000 of cost may rise by as much as the investment is worth.
  expect(cost!.breakEven).toBeCloseTo(netPresentValue(pump) / 1_000, 9)
  expect(sensitivities(plain, { share: 0.2, points: 0.02 }).map(({ parameter }) => parameter)).toEqual([
    'discountRate',
  ])
})

test('the worst is never better than the best, and the most likely lies between', () => {
  const uncertainty = { cost: 0.1, amount: 0.2, price: 0.3 }
  fc.assert(
    fc.property(anyInvestment, (one) => {
      const { worst, mostLikely, best } = scenarios(one, uncertainty)
      const room = 1e-9 * (Math.abs(worst) + Math.abs(best))
      expect(worst).toBeLessThanOrEqual(mostLikely + room)
      expect(mostLikely).toBeLessThanOrEqual(best + room)
    }),
  )
  expect(scenarios(pump, { cost: 0, amount: 0, price: 0 })).toEqual({
    worst: netPresentValue(pump),
    mostLikely: netPresentValue(pump),
    best: netPresentValue(pump),
  })
})
