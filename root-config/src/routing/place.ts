import { readPortalPath } from './portal-path'

/** Where an address leads. */
export type Place =
  | { kind: 'feature'; path: string; featureId: string; subRoutes: readonly string[] }
  /** A page of the shell's own, without a feature. */
  | { kind: 'blank'; path: string; featureId: string; subRoutes: readonly string[] }
  | { kind: 'logout' }
  | { kind: 'redirect'; to: string }

export interface Routing {
  basePath: string
  /** Where every address leads that leads nowhere else. */
  nonContextPath: string
  features: ReadonlySet<string>
}

/** Pages that were features of their own once. */
const LEGACY = ['flexible-analysis', 'export-measurements', 'daily-profile', 'variance-analysis', 'sankey']

/** `search` and `hash` are kept by the legacy redirects. */
export function placeOf(
  { pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string },
  { basePath, nonContextPath, features }: Routing,
): Place {
  if (pathname === '/logout') return { kind: 'logout' }
  const found = readPortalPath(pathname, basePath)
  if (!found) return { kind: 'redirect', to: nonContextPath }
  if (LEGACY.includes(found.featureId)) {
    const rest = found.path.slice(basePath.length)
    return { kind: 'redirect', to: `${basePath}/analysis${rest}${search}${hash}` }
  }
  if (found.featureId === 'blank') return { kind: 'blank', ...found }
  if (!features.has(found.featureId)) return { kind: 'redirect', to: nonContextPath }
  return { kind: 'feature', ...found }
}
