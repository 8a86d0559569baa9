import type { Budget } from '@energycockpit/contract'

const firstMonth = 10

/** In the last quarter the budgets of this year that have none after them: same business, place and product. */
export function budgetsToPlan(
  budgets: readonly Budget[],
  today: string,
): { year: number; budgets: Budget[] } {
  const [thisYear, month] = today.split('-').map(Number) as [number, number]
  const year = thisYear + 1
  if (month < firstMonth) return { year, budgets: [] }
  const of = ({ businessId, nodeId, productType }: Budget) => `${businessId} ${nodeId} ${productType}`
  const planned = new Set(budgets.filter((budget) => budget.year === year).map(of))
  return {
    year,
    budgets: budgets.filter((budget) => budget.year === thisYear && !planned.has(of(budget))),
  }
}
