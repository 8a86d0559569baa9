import { dateOfDay } from '../aggregation/index'
import type { ExaminedRun } from './examine-days'
import type { FoundRun } from './found-run'

/** What a unit costs on a day, since 1970-01-01; NaN where nobody knows. */
interface Prices {
  currency: string
  on: (day: number) => number
}

/** A run with what its excess cost by the prices of its days. Without one of them nobody knows what all of it cost. */
export function pricedRun(run: ExaminedRun, prices: Prices | undefined): FoundRun {
  const { direction, kind, goesOn, lower, upper, score, usage: measured, expected } = run
  const days = run.days.map((each) => {
    const cost = prices === undefined ? NaN : (each.usage - each.expected) * prices.on(each.day)
    return {
      ...{ date: dateOfDay(each.day), usage: each.usage, expected: each.expected },
      money: Number.isNaN(cost) ? null : cost,
    }
  })
  const isPriced = prices !== undefined && days.every(({ money }) => money !== null)
  return {
    ...{ direction, kind, days, goesOn, measured, expected, lower, upper, score },
    money: isPriced ? days.reduce((sum, { money }) => sum + money!, 0) : null,
    currency: isPriced ? prices.currency : null,
  }
}
