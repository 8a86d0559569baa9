import type { Config } from '../config'

/** Where browsers tell of what the policy refused; see operation/policy-violations.ts. */
export const violationsPath = '/rest/public/policy-violations'
const endpoint = 'policy-violations'
/** The value of the header `reporting-endpoints`, to which the policy's `report-to` refers. */
export const reportingEndpoints = `${endpoint}="${violationsPath}"`

/** What a page may load, run and send to, beside its own origin. */
export interface PolicyOptions {
  /** Of the inline blocks that a page may run; absent where none is. */
  nonce?: string
  /** Of style elements that a third party's feature inserts; not for scripts. */
  styleNonce?: string
  /** Hash of the one style element that a page brings, in quotation marks. */
  inlineStyle?: string
  /** Origin of an identity provider that is not the portal's own. */
  identityOrigin?: string
  /** The page may load features from a developer's own machine. */
  localOverrides?: boolean
  /** Origins of foreign pages that may show this one in a frame. */
  embeddingOrigins?: readonly string[]
  /** Origin of the tiles below the map of the locations; absent: nothing is fetched for it. */
  tilesOrigin?: string
  /** Origin that page views are reported to; absent: to nobody. */
  trackingOrigin?: string
  /** The page is reached by https. Only there do browsers report as `report-to` says, and then not as `report-uri`. */
  encrypted?: boolean
}

const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*']
/** The one style element that the script of import-map-overrides puts into a page, of the version in importmap.json. */
const overridesStyle = "'sha256-BZT5dROPMKBd3zmjbg8Ha0AlczOXqoEBV4cfaMXE5yk='"
const ownMachineSockets = ['ws://localhost:*', 'ws://127.0.0.1:*']

/** The value of the header `content-security-policy`. */
export function contentSecurityPolicy({
  nonce,
  styleNonce,
  inlineStyle,
  identityOrigin,
  localOverrides,
  embeddingOrigins = [],
  tilesOrigin,
  trackingOrigin,
  encrypted = false,
}: PolicyOptions): string {
  const identity = identityOrigin === undefined ? [] : [identityOrigin]
  const tiles = tilesOrigin === undefined ? [] : [tilesOrigin]
  const local = localOverrides === true ? ownMachine : []
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...local],
    'style-src': [
      "'self'",
      ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`]),
      ...(inlineStyle === undefined ? [] : [inlineStyle]),
      ...local,
      ...(localOverrides === true ? [overridesStyle] : []),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...local],
    'font-src': ["'self'", ...local],
    'connect-src': [
      "'self'",
      ...identity,
      ...tiles,
      ...(trackingOrigin === undefined ? [] : [trackingOrigin]),
      ...local,
      ...(localOverrides === true ? ownMachineSockets : []),
    ],
    // Without it scripts of a developer's machine would be admitted here as well.
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...identity],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Browsers hold the redirects that follow a form to this list, too, so a login's whole way must be on it.
    'form-action': ["'self'", ...identity],
    'frame-ancestors': ["'self'", ...embeddingOrigins],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [violationsPath],
    ...(encrypted && { 'report-to': [endpoint] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The provider's origin when the portal does not serve it itself. */
export function identityOrigin(config: Pick<Config, 'keycloakUrl' | 'publicUrl'>): {
  identityOrigin?: string
} {
  if (config.keycloakUrl === undefined) return {}
  const { origin } = new URL(config.keycloakUrl)
  return origin === config.publicUrl ? {} : { identityOrigin: origin }
}

/** Where the tiles of the map come from, when the operator has set any. */
export function tilesOrigin({ mapTiles }: Pick<Config, 'mapTiles'>): { tilesOrigin?: string } {
  if (mapTiles === undefined) return {}
  return { tilesOrigin: new URL(mapTiles.url.replaceAll(/[{}]/g, '')).origin }
}

/** Where page views are reported, when the operator has set it. */
export const trackingOrigin = ({ tracking }: Pick<Config, 'tracking'>): { trackingOrigin?: string } =>
  tracking === undefined ? {} : { trackingOrigin: new URL(tracking.url).origin }
