import type { Locale, MapTiles } from '@energycockpit/contract'
import { resolve } from 'node:path'
import { developmentSecret, settings, type Setting, type SettingName, type SettingValues } from './settings'
import { StartFailure, wrongSettingExitCode } from './start-failure'

export interface Config {
  readonly mode: 'development' | 'production' | 'test'
  readonly port: number
  readonly host: string
  /** Origin at which browsers see the portal, without a slash at its end. */
  readonly publicUrl: string
  /**
   * How many proxies in front are trusted. The address that the outermost of them saw is the visitor's; what stands
   * before it in X-Forwarded-For was written by the visitor.
   */
  readonly trustProxy: number
  /** Absolute paths of the certificate and its key; absent: the server speaks without TLS. */
  readonly tls?: { readonly cert: string; readonly key: string }
  /** Absolute path. */
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly clickhouseUrl?: string
  /** Address of a Keycloak before `/realms`, without a slash at its end; absent: the embedded provider. */
  readonly keycloakUrl?: string
  /** The same as the server reaches it; absent: by keycloakUrl. */
  readonly keycloakInternalUrl?: string
  readonly realm: string
  readonly keycloakClientSecret?: string
  /** What Keycloak proves itself with when it asks whether a user is blocked. */
  readonly keycloakBlockingSecret?: string
  readonly sessionSecret: string
  /** Cookies carry `Secure` unless the portal is served over http on this machine. */
  readonly cookieSecure: boolean
  readonly demo: boolean
  readonly demoLanguage: Locale
  /** Whether the demo's users have done something already. */
  readonly demoHistory: boolean
  /** What an installation without a business begins with; the administrator is absent where a Keycloak keeps the users. */
  readonly first?: { readonly business: string; readonly administrator?: SettingValues['FIRST_ADMIN'] }
  /** Absent: no mail in production, and elsewhere files in the data folder. */
  readonly smtpUrl?: string
  /** Who mails are from, as in a mail's header; absent: by publicUrl. */
  readonly mailFrom?: string
  /** Origins of push services, whose host may begin with `*.`; empty: there is no push. */
  readonly pushServices: readonly string[]
  /** Absolute path of the file that names the features of third parties. */
  readonly remotesFile?: string
  /** Absolute path of the folder with `importmap.json` and what was built; absent: this repository. */
  readonly builtFiles?: string
  /** Of the disk of the embedded stores stays free. */
  readonly reservedDiskBytes: number
  /** How long imports are kept that nothing refers to any more. */
  readonly importsKeptDays: number
  /** By how much meters drift from year to year, as shares. */
  readonly drift: { readonly electricity: number; readonly gas: number }
  /** Of all images, plans and documents of one client business. */
  readonly maxBusinessFileBytes: number
  /** Origins of foreign pages that may show them. */
  readonly embeddingOrigins: readonly string[]
  /** What lies below the map of the locations; absent: the built-in one. */
  readonly mapTiles?: MapTiles
  /** Where page views are reported that a user has agreed to; absent: nobody is asked. */
  readonly tracking?: { readonly url: string; readonly siteId: string }
  readonly logLevel: SettingValues['LOG_LEVEL']
}

/** Reads and checks all settings. Throws a StartFailure that names every wrong one and what it should be. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = readValues(env)
  const mode = values.NODE_ENV
  const tls = tlsOf(values)
  const publicUrl = values.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${values.PORT}`
  refuseContradictions(values, publicUrl)
  refuseHalfAFirstBusiness(values)
  if (mode === 'production') refuseWhatIsUnsafeInProduction(values, publicUrl)
  return {
    mode,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    trustProxy: values.TRUST_PROXY,
    ...(tls && { tls }),
    dataDir: resolve(values.DATA_DIR),
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
    ...(values.CLICKHOUSE_URL !== undefined && { clickhouseUrl: values.CLICKHOUSE_URL }),
    ...(values.KEYCLOAK_URL !== undefined && { keycloakUrl: values.KEYCLOAK_URL }),
    ...(values.KEYCLOAK_INTERNAL_URL !== undefined && { keycloakInternalUrl: values.KEYCLOAK_INTERNAL_URL }),
    realm: values.KEYCLOAK_REALM,
    ...(values.KEYCLOAK_CLIENT_SECRET !== undefined && {
      keycloakClientSecret: values.KEYCLOAK_CLIENT_SECRET,
    }),
    ...(values.KEYCLOAK_BLOCKING_SECRET !== undefined && {
      keycloakBlockingSecret: values.KEYCLOAK_BLOCKING_SECRET,
    }),
    sessionSecret: values.SESSION_SECRET,
    cookieSecure: publicUrl.startsWith('https:'),
    demo: values.DEMO ?? mode !== 'production',
    demoLanguage: values.DEMO_LANGUAGE,
    demoHistory: values.DEMO_HISTORY ?? true,
    ...(values.FIRST_BUSINESS !== undefined && {
      first: {
        business: values.FIRST_BUSINESS,
        ...(values.FIRST_ADMIN !== undefined && { administrator: values.FIRST_ADMIN }),
      },
    }),
    ...(values.SMTP_URL !== undefined && { smtpUrl: values.SMTP_URL }),
    ...(values.MAIL_FROM !== undefined && { mailFrom: values.MAIL_FROM }),
    ...(values.REMOTES !== undefined && { remotesFile: resolve(values.REMOTES) }),
    ...(values.BUILT_FILES !== undefined && { builtFiles: resolve(values.BUILT_FILES) }),
    pushServices: values.PUSH_SERVICES,
    reservedDiskBytes: values.RESERVED_DISK_MB * 1_000_000,
    importsKeptDays: values.IMPORTS_KEPT_DAYS,
    maxBusinessFileBytes: values.FILES_MB * 1_000_000,
    embeddingOrigins: values.EMBEDDING_ORIGINS,
    ...mapTilesOf(values),
    ...trackingOf(values),
    drift: { electricity: values.DRIFT_ELECTRICITY / 100, gas: values.DRIFT_GAS / 100 },
    logLevel: values.LOG_LEVEL,
  }
}

function tlsOf({ TLS_CERT: cert, TLS_KEY: key, PUBLIC_URL: publicUrl }: SettingValues) {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined)
    refuse('Of TLS_CERT and TLS_KEY one is missing.', 'set both, or leave both out to speak http.')
  if (publicUrl?.startsWith('http:'))
    refuse(
      'TLS_CERT is set and PUBLIC_URL is http.',
      'set PUBLIC_URL to the https address at which browsers reach the portal.',
    )
  return { cert: resolve(cert), key: resolve(key) }
}

function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: SettingValues) {
  if (url === undefined && attribution === undefined) return {}
  if (url === undefined || attribution === undefined)
    refuse(
      'Of MAP_TILES_URL and MAP_TILES_ATTRIBUTION one is missing.',
      'set both, or leave both out to use the built-in map.',
    )
  return { mapTiles: { kind: url.includes('{z}') ? 'RASTER' : 'STYLE', url, attribution } as const }
}

function trackingOf({ TRACKING_URL: url, TRACKING_SITE_ID: siteId }: SettingValues) {
  if (url === undefined && siteId === undefined) return {}
  if (url === undefined || siteId === undefined)
    refuse(
      'Of TRACKING_URL and TRACKING_SITE_ID one is missing.',
      'set both, or leave both out to track nothing.',
    )
  return { tracking: { url, siteId } }
}

function readValues(env: Readonly<Record<string, string | undefined>>): SettingValues {
  const values: Record<string, unknown> = {}
  const wrong: SettingName[] = []
  for (const [name, setting] of Object.entries(settings) as [SettingName, Setting][]) {
    // `NAME=` in a shell or an .env file means the same as no such line.
    const given = env[name] === '' ? undefined : env[name]
    const result = setting.schema.safeParse(given)
    if (result.success) values[name] = result.data
    else wrong.push(name)
  }
  if (wrong.length > 0) throw wrongSettings(wrong, env)
  return values as SettingValues
}

function wrongSettings(
  names: SettingName[],
  env: Readonly<Record<string, string | undefined>>,
): StartFailure {
  const sentences = names.map((name) => {
    const setting: Setting = settings[name]
    const given = setting.secret === true ? '' : ` and is ${JSON.stringify(env[name])}`
    return `${name} must be ${setting.expected}${given}.`
  })
  return new StartFailure(sentences.join(' '), `set ${names.join(' and ')} as described, or leave it out.`, {
    exitCode: wrongSettingExitCode,
  })
}

function refuse(what: string, toFixThis: string): never {
  throw new StartFailure(what, toFixThis, { exitCode: wrongSettingExitCode })
}

function refuseContradictions(values: SettingValues, publicUrl: string): void {
  if (values.KEYCLOAK_URL !== undefined && values.KEYCLOAK_CLIENT_SECRET === undefined)
    refuse(
      'KEYCLOAK_URL is set and KEYCLOAK_CLIENT_SECRET is missing.',
      'set KEYCLOAK_CLIENT_SECRET to the secret of the client hp-bff.',
    )
  if (values.KEYCLOAK_URL !== undefined && values.KEYCLOAK_BLOCKING_SECRET === undefined)
    refuse(
      'KEYCLOAK_URL is set and KEYCLOAK_BLOCKING_SECRET is missing.',
      'set KEYCLOAK_BLOCKING_SECRET to at least 32 random characters, here and in Keycloak.',
    )
  if (values.KEYCLOAK_URL?.startsWith(`${publicUrl}/`) && values.KEYCLOAK_INTERNAL_URL === undefined)
    refuse(
      'KEYCLOAK_URL is below the portal itself, and where Keycloak really is, is missing.',
      'set KEYCLOAK_INTERNAL_URL to its own address, or leave KEYCLOAK_URL out to use the embedded provider.',
    )
}

function refuseHalfAFirstBusiness(values: SettingValues): void {
  const { FIRST_BUSINESS: business, FIRST_ADMIN: administrator, KEYCLOAK_URL: keycloak } = values
  if (administrator !== undefined && keycloak !== undefined)
    refuse(
      'FIRST_ADMIN is set, and users are kept in Keycloak.',
      'leave FIRST_ADMIN out, and create the administrator in Keycloak.',
    )
  if (administrator !== undefined && business === undefined)
    refuse(
      'FIRST_ADMIN is set and FIRST_BUSINESS is missing.',
      "set FIRST_BUSINESS to the name of the operator's client business.",
    )
  if (business !== undefined && administrator === undefined && keycloak === undefined)
    refuse(
      'FIRST_BUSINESS is set and FIRST_ADMIN is missing, so nobody could sign in to it.',
      'set FIRST_ADMIN to the address of whoever runs the installation.',
    )
}

function refuseWhatIsUnsafeInProduction(values: SettingValues, publicUrl: string): void {
  if (values.SESSION_SECRET === developmentSecret)
    refuse(
      'SESSION_SECRET has its default value, which everybody knows.',
      'set SESSION_SECRET to at least 32 random characters, for example from `openssl rand -base64 48`.',
    )
  if (values.DEMO === true)
    refuse('DEMO is true, and demo users have a well-known password.', 'leave DEMO out in production.')
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'http:' && !isThisMachine(hostname))
    refuse('PUBLIC_URL is http, so log-ins would travel in the clear.', 'set PUBLIC_URL to an https address.')
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
