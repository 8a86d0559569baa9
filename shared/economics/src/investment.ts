/** Energy of one carrier that is saved each year, or needed in addition where the amount is negative. */
export interface EnergyEffect {
  /** In the first year, in any unit. */
  amount: number
  /** In the first year, for each unit. */
  price: number
  /** By how much the price rises from year to year, as a share: 0.03 is 3 %. */
  priceChange: number
  /** By how much the amount falls from year to year, as a share. */
  degradation: number
}

/**
 * An energy-related investment as EN 17463 (VALERI) models it: nominal amounts of one currency. What is paid at the
 * start stands in year 0; what comes in the course of a year counts at its end.
 */
export interface Investment {
  /** Periods that are looked at, 1 or more. */
  years: number
  /** A year, as a share. */
  discountRate: number
  /** At the start. */
  cost: number
  subsidy: number
  /** What it is still worth at the end of the last year. */
  residualValue: number
  energy: readonly EnergyEffect[]
  /** Upkeep in the first year; negative where upkeep is saved. */
  runningCost: number
  /** By how much upkeep rises from year to year, as a share. */
  runningCostChange: number
  /** Further payments, such as replaced parts: years from 1 on. */
  furtherCosts: readonly { year: number; cost: number }[]
}
