/** A page of the feature enms, by what follows after `/platform/enms`. */
export type PageOfRoute =
  | { page: 'first' }
  | { page: 'overview' }
  | { page: 'today' }
  | { page: 'actions'; actionId?: string }
  | { page: 'indicators'; indicatorId?: string }
  | { page: 'energy-uses'; useId?: string }
  | { page: 'budgets'; budgetId?: string }
  | { page: 'carbon' }

/** Anything else is the first page that the user's menu has. */
export function pageOfRoute(subRoutes: readonly string[]): PageOfRoute {
  const [page, id, ...rest] = subRoutes.filter((segment) => segment !== '')
  if ((page === 'overview' || page === 'today' || page === 'carbon') && id === undefined) return { page }
  if (page === 'actions' && rest.length === 0) return { page, ...(id !== undefined && { actionId: id }) }
  if (page === 'indicators' && rest.length === 0)
    return { page, ...(id !== undefined && { indicatorId: id }) }
  if (page === 'energy-uses' && rest.length === 0) return { page, ...(id !== undefined && { useId: id }) }
  if (page === 'budgets' && rest.length === 0) return { page, ...(id !== undefined && { budgetId: id }) }
  return { page: 'first' }
}
