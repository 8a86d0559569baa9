import type { EnergyEffect, Investment } from './investment'

/** What comes in less what goes out at the end of each year, from year 0 on: one more than there are years. */
export function cashFlows(investment: Investment): number[] {
  const { years, cost, subsidy, residualValue, energy, runningCost, runningCostChange } = investment
  const flows = [subsidy - cost]
  for (let year = 1; year <= years; year += 1) {
    const saved = energy.reduce((sum, effect) => sum + savedIn(effect, year), 0)
    flows.push(saved - runningCost * (1 + runningCostChange) ** (year - 1))
  }
  for (const { year, cost: further } of investment.furtherCosts)
    if (year <= years) flows[year] = flows[year]! - further
  flows[years] = flows[years]! + residualValue
  return flows
}

/** Money saved by one effect in a year, counted from 1. */
const savedIn = ({ amount, price, priceChange, degradation }: EnergyEffect, year: number): number =>
  amount * (1 - degradation) ** (year - 1) * price * (1 + priceChange) ** (year - 1)

/** What flows of years 0, 1, … are worth in year 0. */
export const presentValues = (flows: readonly number[], discountRate: number): number[] =>
  flows.map((flow, year) => flow / (1 + discountRate) ** year)

/** Net present value (EN 17463, phase B): above 0 the investment earns more than the discount rate. */
export const netPresentValue = (investment: Investment): number =>
  sumOf(presentValues(cashFlows(investment), investment.discountRate))

/** Sums from the first value to each one. */
export function cumulated(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => (sum += value))
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
