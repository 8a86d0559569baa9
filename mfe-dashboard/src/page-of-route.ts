/** A page of the feature enms, by what follows after `/platform/enms`. */
export type PageOfRoute = { page: 'first' } | { page: 'actions'; actionId?: string }

/** Anything else is the first page that the user's menu has. */
export function pageOfRoute(subRoutes: readonly string[]): PageOfRoute {
  const [page, id, ...rest] = subRoutes.filter((segment) => segment !== '')
  if (page !== 'actions' || rest.length > 0) return { page: 'first' }
  return { page, ...(id !== undefined && { actionId: id }) }
}
