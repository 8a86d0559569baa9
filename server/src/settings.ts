import { personName, supportedLocales } from '@energycockpit/contract'
import { z } from 'zod'
import { mapSettings } from './map-settings'
import { modelSettings } from './model-settings'
import { pushSettings } from './push-settings'
import { trackingSettings } from './tracking-settings'

/** One setting of the server: read from the environment variable of its name. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly description: string
  /** What to write, for people; it completes the sentence "… must be". */
  readonly expected: string
  /** What holds when the variable is absent, in words. */
  readonly default: string
  readonly schema: Schema
  /** True when its value must not be printed. */
  readonly secret?: boolean
}

const webAddress = (protocols: RegExp) =>
  z.url({ protocol: protocols }).transform((url) => url.replace(/\/+$/, ''))
const wholeNumber = (digits: RegExp, { min, max }: { min: number; max: number }) =>
  z.string().regex(digits).transform(Number).pipe(z.number().int().min(min).max(max))
const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true')

/** A whole origin and no pattern; http only on this machine. */
function isEmbeddingOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  return url.origin === origin && (url.protocol === 'https:' || isLocal)
}

/** A person's address, with the name before it or without one: then what stands before the @ is the name. */
const addressee = z
  .string()
  .regex(/^(?:[^<>]+<[^<>]+>|[^<>]+)$/)
  .transform((text) => {
    const [, written, inBrackets] = /^([^<]+)<(.+)>$/.exec(text) ?? []
    const address = (inBrackets ?? text).trim()
    return { address, name: written ?? address.slice(0, address.lastIndexOf('@')) }
  })
  .pipe(z.object({ address: z.email().max(200), name: personName }))

/** Well known to everybody who reads the sources, therefore refused in production. */
export const developmentSecret = 'not-a-secret-development-only-not-a-secret'

/** All settings there are, in the order in which an operator meets them. */
export const settings = {
  NODE_ENV: {
    description: 'What the server is used for; production refuses everything that is only safe on a desk',
    expected: 'development, production or test',
    default: 'development',
    schema: z.enum(['development', 'production', 'test']).default('development'),
  },
  PORT: {
    description: 'Port on which the portal is served',
    expected: 'a whole number from 1 to 65535',
    default: '4000',
    schema: wholeNumber(/^\d{1,5}$/, { min: 1, max: 65_535 }).default(4000),
  },
  HOST: {
    description: 'Network address on which the portal listens; 0.0.0.0 or :: for all',
    expected: 'a host name or an IP address',
    default: 'localhost',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('localhost'),
  },
  PUBLIC_URL: {
    description: 'Address at which browsers reach the portal, when a proxy stands in front of it',
    expected: 'an http or https address without a path, like https://energy.example.com',
    default: 'http://localhost:PORT, https with TLS_CERT',
    schema: z
      .url({ protocol: /^https?$/, abort: true })
      .refine((url) => new URL(url).href === `${new URL(url).origin}/`)
      .transform((url) => new URL(url).origin)
      .optional(),
  },
  TRUST_PROXY: {
    description:
      'Whether a proxy stands in front that sets X-Forwarded-For and -Proto, or how many of them one behind the other: who is throttled, and what is https',
    expected: 'true, false or a number from 1 to 9',
    default: 'false',
    schema: z
      .union([yesOrNo, z.string().regex(/^[1-9]$/)])
      .transform(Number)
      .default(0),
  },
  TLS_CERT: {
    description:
      'Certificate with which the server speaks https and HTTP/2 by itself, followed by those between it and its authority; a renewed one is taken within a minute',
    expected: 'the path of a PEM file, and present when TLS_KEY is',
    default: 'none: http',
    schema: z.string().min(1).optional(),
  },
  TLS_KEY: {
    description: 'Private key of that certificate',
    expected: 'the path of a PEM file without a password, and present when TLS_CERT is',
    default: 'none',
    schema: z.string().min(1).optional(),
  },
  DATA_DIR: {
    description: 'Folder of everything that the portal keeps',
    expected: 'the path of a folder',
    default: './data',
    schema: z.string().min(1).default('./data'),
  },
  DATABASE_URL: {
    description: 'PostgreSQL for the entities; without it they are kept in the data folder',
    expected: 'an address like postgresql://user:password@host:5432/database',
    default: 'none: embedded PGlite',
    schema: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
    secret: true,
  },
  CLICKHOUSE_URL: {
    description: 'ClickHouse for the readings; without it they are kept in the data folder',
    expected: 'an address like http://user:password@host:8123/database',
    default: 'none: embedded chDB',
    schema: webAddress(/^https?$/).optional(),
    secret: true,
  },
  KEYCLOAK_URL: {
    description: 'Keycloak that signs users in; without it the embedded provider does, at /auth',
    expected: 'the http or https address that ends before /realms, like https://id.example.com/auth',
    default: 'none: embedded provider',
    schema: webAddress(/^https?$/).optional(),
  },
  KEYCLOAK_INTERNAL_URL: {
    description:
      "Where the server reaches that Keycloak, when by another address; needed when KEYCLOAK_URL is below the portal's own, which the portal then passes on",
    expected: 'the http or https address that ends before /realms, like http://keycloak:8080/auth',
    default: 'KEYCLOAK_URL',
    schema: webAddress(/^https?$/).optional(),
  },
  KEYCLOAK_REALM: {
    description: 'Realm of the identity provider',
    expected: 'letters, digits, - and _',
    default: 'energycockpit',
    schema: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .default('energycockpit'),
  },
  KEYCLOAK_CLIENT_SECRET: {
    description:
      "Secret of the client hp-bff in Keycloak; the embedded provider derives its own from the session's",
    expected: 'at least 16 characters, and present when KEYCLOAK_URL is',
    default: 'none',
    schema: z.string().min(16).optional(),
    secret: true,
  },
  KEYCLOAK_BLOCKING_SECRET: {
    description:
      'Secret with which Keycloak asks whether a user has something to confirm before a log-in may end',
    expected: 'at least 32 characters, the same as in Keycloak, and present when KEYCLOAK_URL is',
    default: 'none',
    schema: z.string().min(32).optional(),
    secret: true,
  },
  SESSION_SECRET: {
    description:
      'Secret from which the keys of cookies and of stored keys are derived; changing it logs all out',
    expected: 'at least 32 characters that nobody else knows',
    default: 'a well-known one, refused in production',
    schema: z.string().min(32).default(developmentSecret),
    secret: true,
  },
  DEMO: {
    description: 'Whether the demo portfolio and its log-ins are loaded',
    expected: 'true or false, and not true in production',
    default: 'true, in production false',
    schema: yesOrNo.optional(),
  },
  DEMO_LANGUAGE: {
    description: 'Language of the names in the demo portfolio; names that users have changed stay',
    expected: 'en or de',
    default: 'en',
    schema: z.enum(supportedLocales).default('en'),
  },
  DEMO_HISTORY: {
    description:
      "Whether the demo's users have already set prices, created virtual meters and imported readings",
    expected: 'true or false',
    default: 'true',
    schema: yesOrNo.optional(),
  },
  FIRST_BUSINESS: {
    description:
      "Name of the operator's client business, which is created at a start that finds no business; later it says nothing",
    expected: 'a name of at most 100 characters in one line',
    default: 'none is created',
    schema: z.string().pipe(personName).optional(),
  },
  FIRST_ADMIN: {
    description:
      'Who is invited with that business to run the installation: by mail with SMTP_URL, else by a link printed at the start',
    expected: 'an address like jo@example.com or Jo Brook <jo@example.com>, together with FIRST_BUSINESS',
    default: 'nobody is invited',
    schema: addressee.optional(),
  },
  SMTP_URL: {
    description:
      'Mail server for links and notices; without it mails are files in the data folder, in production none',
    expected: 'an address like smtp://user:password@host:587 or smtps://user:password@host',
    default: 'none',
    schema: z.url({ protocol: /^smtps?$/, hostname: /.+/ }).optional(),
    secret: true,
  },
  MAIL_FROM: {
    description: 'Whom mails are from',
    expected: 'an address like EnergyCockpit <portal@example.com>',
    default: 'no-reply at the host of PUBLIC_URL',
    schema: z
      .string()
      .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/)
      .optional(),
  },
  ...pushSettings,
  REMOTES: {
    description: 'File that names the features of third parties, their files and their menu entries',
    expected: 'the path of a JSON file',
    default: 'none: no such features',
    schema: z.string().min(1).optional(),
  },
  BUILT_FILES: {
    description:
      'Folder of importmap.json and of the packages with what was built of them, where it is another one',
    expected: 'the path of a folder',
    default: 'this repository',
    schema: z.string().min(1).optional(),
  },
  IMPORTS_KEPT_DAYS: {
    description: 'How long imports are listed that no value comes from any more',
    expected: 'a whole number of days from 100 to 36500',
    default: '400',
    schema: wholeNumber(/^\d{3,5}$/, { min: 100, max: 36_500 }).default(400),
  },
  RESERVED_DISK_MB: {
    description:
      'How much of the disk of the embedded stores stays free, in megabytes: with less, nothing new is stored',
    expected: 'a whole number from 64 to 100000000',
    default: '100',
    schema: wholeNumber(/^\d{2,9}$/, { min: 64, max: 100_000_000 }).default(100),
  },
  FILES_MB: {
    description: 'How much the images, plans and documents of one client business take at most, in megabytes',
    expected: 'a whole number from 1 to 1000000',
    default: '2000',
    schema: wholeNumber(/^\d{1,7}$/, { min: 1, max: 1_000_000 }).default(2_000),
  },
  EMBEDDING_ORIGINS: {
    description: 'Origins of foreign pages that may show features of third parties and frame the portal',
    expected: 'https origins separated by commas, like https://intranet.example.com',
    default: 'none',
    schema: z
      .string()
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .pipe(z.array(z.string().refine(isEmbeddingOrigin)))
      .default([]),
  },
  ...mapSettings,
  ...trackingSettings,
  ...modelSettings,
  LOG_LEVEL: {
    description: 'How much is logged',
    expected: 'fatal, error, warn, info, debug, trace or silent',
    default: 'info',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type SettingValues = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> }

/** The table of all settings as text, for `--help` and for the documentation. */
export function settingsTable(): string {
  return Object.entries(settings)
    .map(
      ([name, one]) =>
        `${name}\n    ${one.description}.\n    Value: ${one.expected}. Default: ${one.default}.`,
    )
    .join('\n')
}
