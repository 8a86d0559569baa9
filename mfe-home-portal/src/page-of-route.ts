/** The pages of the feature home-portal, by the first segment after `/platform/home-portal`. */
export type PageName =
  | 'landing'
  | 'dashboard'
  | 'static'
  | 'register'
  | 'confirm-registration'
  | 'registrations'
  | 'status'
  | 'operation'
  | 'audit'
  | 'users'
  | 'appearance'
  | 'wording'
  | 'notices'
  | 'news'
  | 'notifications'
  | 'legal'
  | 'design'
  | 'error'
  | 'not-found'

const pages: Readonly<Record<string, PageName>> = {
  // Where the app starts.
  dashboard: 'dashboard',
  static: 'static',
  register: 'register',
  status: 'status',
  operation: 'operation',
  audit: 'audit',
  users: 'users',
  appearance: 'appearance',
  wording: 'wording',
  registrations: 'registrations',
  notices: 'notices',
  news: 'news',
  notifications: 'notifications',
  legal: 'legal',
  design: 'design',
  error: 'error',
}

/** One more segment names one of what they list. */
const listing: readonly PageName[] = ['notices', 'news', 'registrations']

/** No segment is the landing page; a page takes no further segments, unless it lists something. */
export function pageOfRoute(subRoutes: readonly string[]): PageName {
  const [first, ...rest] = subRoutes.filter((segment) => segment !== '')
  if (first === undefined) return 'landing'
  if (first === 'register' && rest.join('/') === 'confirm') return 'confirm-registration'
  const page = Object.hasOwn(pages, first) ? pages[first] : undefined
  if (!page || rest.length > (listing.includes(page) ? 1 : 0)) return 'not-found'
  return page
}
