import type { PurchaseOfWeek } from '@energycockpit/contract'

/** How much more or less than in the week before, as a share; undefined where there is nothing to compare with. */
export function changeOf(comparison: PurchaseOfWeek['comparison']): number | undefined {
  if (comparison === null || comparison.weekBefore === 0) return undefined
  return comparison.value / comparison.weekBefore - 1
}
