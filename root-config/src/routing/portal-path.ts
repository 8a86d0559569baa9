/** A place in the portal, as far as its address says: feature id and the decoded segments after it. */
export interface PortalPath {
  path: string
  featureId: string
  subRoutes: readonly string[]
}

/** A feature id becomes a class, a module's name and part of an address, so it has a narrow form. */
const FEATURE_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Names in the import map that are no features. */
const NOT_FEATURES = new Set([
  'root-config',
  'react',
  'react-dom',
  'single-spa',
  'i18next',
  'react-i18next',
  'constructor',
])

/** Both are pages of external affairs. */
const AREAS: Readonly<Record<string, string>> = { registration: 'ea', export: 'ea' }

const ELSEWHERE = 'https://portal.invalid'

/**
 * Reads an address below the base path. Undefined for everything else: another origin, another scheme, a path that
 * leads out of the base path, a segment that hides a slash, or a first segment that cannot be a feature.
 */
export function readPortalPath(address: string, basePath: string): PortalPath | undefined {
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return undefined
  const url = parse(address)
  if (!url || url.origin !== ELSEWHERE || !url.pathname.startsWith(`${basePath}/`)) return undefined
  const segments = decodedSegments(url.pathname.slice(basePath.length))
  const [first, ...subRoutes] = segments ?? []
  if (first === undefined || !FEATURE_ID.test(first) || NOT_FEATURES.has(first)) return undefined
  const path = [basePath, first, ...subRoutes.map(encodeURIComponent)].join('/')
  return { path, featureId: Object.hasOwn(AREAS, first) ? (AREAS[first] ?? first) : first, subRoutes }
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address, ELSEWHERE)
  } catch {
    return undefined
  }
}

/** Undefined when a segment does not decode, or decodes to something that is more than one segment. */
function decodedSegments(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => /[/\\\p{Cc}]/u.test(segment)) ? undefined : segments
  } catch {
    return undefined
  }
}
