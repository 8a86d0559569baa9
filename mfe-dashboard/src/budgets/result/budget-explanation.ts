import type { Budget } from '@energycockpit/contract'
import { nodeOf } from '../../indicators/place-query'

/** The page of the analysis that shows what a budget is compared with. */
export function budgetExplanation(basePath: string, budget: Budget, of: 'consumption' | 'forecast'): string {
  const query = new URLSearchParams({ node: nodeOf(budget), product: budget.productType })
  if (of === 'consumption') {
    query.set('from', `${budget.year}-01-01`)
    query.set('to', `${budget.year + 1}-01-01`)
  } else query.set('o.until', 'YEAR')
  return `${basePath}/analysis${of === 'forecast' ? '/forecast' : ''}?${query}`
}
