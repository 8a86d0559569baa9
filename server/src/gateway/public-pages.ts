const publicPages = [
  '/platform/home-portal/static',
  '/platform/home-portal/register',
  '/platform/home-portal/legal',
  '/platform/home-portal/error',
  '/platform/public',
  '/platform/blocking-page',
]

const liesUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/** Whether the path (without query) is a page of the portal that only signed-in users see. */
export function needsSignIn(path: string): boolean {
  return liesUnder(path, '/platform') && !publicPages.some((page) => liesUnder(path, page))
}
