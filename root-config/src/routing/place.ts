import { featuresByRole } from '@energycockpit/contract'
import { readPortalPath, type PortalPath } from './portal-path'

/** Where an address leads. */
export type Place =
  | ({ kind: 'feature' } & PortalPath)
  /** A feature's page for everyone, in the public layout. */
  | ({ kind: 'public' } & PortalPath)
  /** What has to be confirmed before a log-in ends; the feature needs the token of that log-in. */
  | { kind: 'blocking'; path: string; featureId: 'blocking'; subRoutes: [] }
  /** A page of the shell's own, without a feature. */
  | ({ kind: 'blank' } & PortalPath)
  /** A feature of the portal that is not on the user's menu: their role does not allow it. */
  | ({ kind: 'denied' } & PortalPath)
  | { kind: 'logout' }
  | { kind: 'redirect'; to: string }

export interface Routing {
  basePath: string
  /** Where every address leads that leads nowhere else. */
  nonContextPath: string
  features: ReadonlySet<string>
}

export interface Address {
  pathname: string
  search?: string
  hash?: string
}

/** Pages that were features of their own once; they are pages of the analysis now. */
export const LEGACY = [
  'flexible-analysis',
  'export-measurements',
  'daily-profile',
  'variance-analysis',
  'sankey',
]

const PUBLIC_PAGES = ['static', 'register', 'legal', 'error']

/** `search` and `hash` are kept by the legacy redirects. */
export function placeOf(address: Address, { basePath, nonContextPath, features }: Routing): Place {
  const { pathname, search = '', hash = '' } = address
  if (pathname === '/logout') return { kind: 'logout' }
  const publicBase = `${basePath}/public`
  if (liesUnder(pathname, publicBase)) {
    const found = readPortalPath(pathname, publicBase)
    if (found && isPublic(found)) return { kind: 'public', ...found }
    return { kind: 'redirect', to: `${publicBase}/home-portal/static` }
  }
  if (pathname === `${basePath}/blocking-page`)
    return { kind: 'blocking', path: pathname, featureId: 'blocking', subRoutes: [] }
  const found = readPortalPath(pathname, basePath)
  if (!found) return { kind: 'redirect', to: nonContextPath }
  if (isPublic(found)) return { kind: 'public', ...found }
  if (found.featureId === 'blank') return { kind: 'blank', ...found }
  const legacy = LEGACY.includes(found.featureId)
  const featureId = legacy ? 'analysis' : found.featureId
  if (!features.has(featureId))
    // Who follows a colleague's link would not know why they arrive at the home page.
    return featuresByRole.includes(featureId)
      ? { kind: 'denied', ...found, featureId }
      : { kind: 'redirect', to: nonContextPath }
  if (!legacy) return { kind: 'feature', ...found }
  return { kind: 'redirect', to: `${basePath}/analysis${found.path.slice(basePath.length)}${search}${hash}` }
}

/** Whether a feature is shown at a place, in whatever layout. */
export function hasFeature(
  place: Place,
): place is Extract<Place, { kind: 'feature' | 'public' | 'blocking' }> {
  return place.kind === 'feature' || place.kind === 'public' || place.kind === 'blocking'
}

/** Whom a place is made for: visitors, users in the middle of a log-in, or users who are signed in. */
export type Audience = 'everyone' | 'logging-in' | 'signed-in'

export function audienceOf({ kind }: Place): Audience {
  if (kind === 'public') return 'everyone'
  return kind === 'blocking' ? 'logging-in' : 'signed-in'
}

/** The same for an address, followed to where it redirects. */
export function audienceAt(address: Address, routing: Routing): Audience {
  const place = placeOf(address, routing)
  return audienceOf(place.kind === 'redirect' ? placeOf({ pathname: place.to }, routing) : place)
}

function isPublic({ featureId, subRoutes: [page = ''] }: PortalPath): boolean {
  return featureId === 'home-portal' && PUBLIC_PAGES.includes(page)
}

function liesUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}
