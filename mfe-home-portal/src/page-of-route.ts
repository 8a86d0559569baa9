/** The pages of the feature home-portal, by the first segment after `/platform/home-portal`. */
export type PageName =
  | 'landing'
  | 'static'
  | 'register'
  | 'status'
  | 'operation'
  | 'audit'
  | 'users'
  | 'legal'
  | 'design'
  | 'error'
  | 'not-found'

const pages: Readonly<Record<string, PageName>> = {
  // Where the app starts; the landing page is the portal's dashboard.
  dashboard: 'landing',
  static: 'static',
  register: 'register',
  status: 'status',
  operation: 'operation',
  audit: 'audit',
  users: 'users',
  legal: 'legal',
  design: 'design',
  error: 'error',
}

/** No segment is the landing page; a page takes no further segments. */
export function pageOfRoute(subRoutes: readonly string[]): PageName {
  const [first, ...rest] = subRoutes.filter((segment) => segment !== '')
  if (first === undefined) return 'landing'
  if (rest.length > 0 || !Object.hasOwn(pages, first)) return 'not-found'
  return pages[first] ?? 'not-found'
}
