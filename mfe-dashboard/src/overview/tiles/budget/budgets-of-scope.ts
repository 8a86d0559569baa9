import type { Budget, Consumption } from '@energycockpit/contract'
import { nodeOf } from '../../../indicators/place-query'

interface Scope {
  /** Undefined: all that the user sees. */
  nodeId: string | undefined
  year: number
  /** The locations that the scope has. */
  locations: Consumption['locations']
}

/**
 * The budgets of a year that concern a scope: its own, else those of the locations in it. Of the whole portfolio those
 * of whole businesses, else all. Parts of something that has a budget itself are on the page of the budgets.
 */
export function budgetsOfScope(
  budgets: readonly Budget[],
  { nodeId, year, locations }: Scope,
): { own: boolean; budgets: Budget[] } {
  const ofYear = budgets
    .filter((budget) => budget.year === year)
    .toSorted((one, other) => order(one) - order(other) || one.name.localeCompare(other.name))
  const own = ofYear.filter((budget) =>
    nodeId === undefined ? budget.nodeId === null : nodeOf(budget) === nodeId,
  )
  if (own.length > 0) return { own: true, budgets: own }
  const within = new Set(locations.map(({ id }) => id))
  return {
    own: false,
    budgets:
      nodeId === undefined
        ? ofYear
        : ofYear.filter((budget) => budget.nodeId !== null && within.has(budget.nodeId)),
  }
}

/** What carries energy first, as everywhere. */
const products = ['ELECTRICITY', 'GAS', 'HEAT', 'COLD', 'WATER']
const order = ({ productType }: Budget) => products.indexOf(productType)
