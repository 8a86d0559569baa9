import { getKeycloakConfiguration } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { secondFactors } from './second-factors'
import { createAuditLog, type AuditLog } from '../audit/audit-log'
import { signInEntries } from '../audit/sign-in-entries'
import { embeddedActionTokens, keycloakActionTokens, type ClaimsOfActionToken } from './action-tokens'
import type { Config } from '../config'
import type { Entities } from '../entities/entities'
import { registerRoute } from '../http/register-route'
import { createMailer } from '../mail/mailer'
import { rememberEnd } from './artefact-adapter'
import { registerAccount } from './account-routes'
import { embeddedBearers, keycloakBearers, type Bearers } from './bearers'
import { registerSessionFrames, registerSilentCheck } from './frame-routes'
import { currentProvider } from './current-provider'
import { internalFetch } from './internal-fetch'
import { issuerOf, webSessionClient, type Issuer } from './issuer'
import { openKeyring, type Keyring } from './keyring'
import { passOnToKeycloak } from './keycloak-proxy'
import { loopbackFetch } from './loopback'
import { mountProvider } from './mount-provider'
import { fontPath, pagesPath, readPageStyles } from './page-styles'
import { createPasswordThrottle, secondFactorCodes } from './password-throttle'
import { createProvider, webSessionSecret } from './provider'
import { keycloakKeys } from './provider-keys'
import { providerPages } from './provider-pages'
import { purgeExpired } from './purge'
import type { IsBlocked } from './required-action-prompt'
import { registerRequiredAction } from './required-action-routes'
import { createSecrets, type Secrets } from '../secrets/secrets'
import { registerSignIn } from './sign-in-routes'
import { createSessionCheck } from './session-check'
import { embeddedUsers, keycloakUsers, type Users } from './users'

/** What the rest of the server knows of whoever signs users in. */
export interface Identity {
  readonly issuer: Issuer
  /** The client of the web session and its secret. */
  readonly webSession: { clientId: string; clientSecret: string }
  readonly bearers: Bearers
  readonly users: Users
  /** The realm's public keys, for every kind of token that it signs. */
  readonly publicKeys: JWTVerifyGetKey
  /** Checks what a running log-in brings to the blocking page. */
  readonly claimsOfActionToken: ClaimsOfActionToken
  readonly secrets: Secrets
  readonly audit: AuditLog
  /** Reaches the issuer from the server. */
  readonly fetchIssuer: typeof fetch
  /** Resolves when the provider answers, rejects when it does not. */
  check(): Promise<void>
  /** Hears of sessions that ended in the provider, by their ids (`sid`). */
  onSessionEnd(listener: (sessionId: string) => Promise<void>): void
}

const purgeEvery = 60 * 60 * 1000
/** A new key is announced for ten minutes before it signs. */
const refreshEvery = 60 * 1000

interface IdentityDependencies {
  config: Config
  entities: Entities
  /** Asked at every log-in; blocking knows. */
  isBlocked: IsBlocked
}

/** Puts the identity provider into the server: the embedded one with its pages, or the way to a Keycloak. */
export async function registerIdentity(
  app: FastifyInstance,
  { config, entities, isBlocked }: IdentityDependencies,
): Promise<Identity> {
  const issuer = issuerOf(config)
  const secrets = createSecrets(config.sessionSecret)

  registerRoute(app, getKeycloakConfiguration, () => ({ realm: issuer.realm, url: issuer.base }))
  await registerSilentCheck(app)
  purgeWhileServing(app, entities)

  return issuer.embedded
    ? embedProvider(app, { config, entities, isBlocked }, issuer, secrets)
    : reachKeycloak(app, config, entities, issuer, secrets)
}

async function embedProvider(
  app: FastifyInstance,
  { config, entities: { db, check }, isBlocked }: IdentityDependencies,
  issuer: Issuer,
  secrets: Secrets,
): Promise<Identity> {
  const { publicUrl, demo, cookieSecure: secure } = config
  const keyring = await openKeyring(db, secrets)
  const { publicKeys } = keyring
  refreshWhileServing(app, keyring)
  const styles = await readPageStyles()
  const pages = providerPages(styles)
  const bearers = embeddedBearers(db, issuer, publicKeys)
  const tokens = embeddedActionTokens({ db, secrets, issuer, keys: keyring.keys, publicKeys })
  const whenSessionEnds: ((sessionId: string) => Promise<void>)[] = [(uid) => rememberEnd(db, uid)]
  const current = currentProvider(keyring, (keys) => {
    const made = createProvider({ issuer: issuer.url, publicUrl, db, secrets, keys, pages, isBlocked })
    made.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'identity provider failed'))
    made.on('grant.error', (ctx, { error, error_detail: detail }) => {
      app.log.info({ client: ctx.oidc.client?.clientId, error, detail }, 'tokens were refused')
    })
    made.on('session.destroyed', ({ uid }) => {
      for (const listener of whenSessionEnds)
        listener(uid).catch((err: unknown) => app.log.error({ err }, 'a session was not ended everywhere'))
    })
    return made
  })
  // Its pages sign nothing: whichever keys it has, they know the log-ins that are under way.
  const provider = current()

  const forEver = 'public, max-age=31536000, immutable'
  app.get(`${pagesPath}/page.css`, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', forEver).send(styles.css),
  )
  app.get(fontPath, async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', forEver).send(styles.font),
  )
  const throttle = createPasswordThrottle(db, secrets)
  const codeThrottle = createPasswordThrottle(db, secrets, secondFactorCodes)
  const factors = secondFactors(secrets)
  const mailer = createMailer(config)
  const audit = createAuditLog(secrets)
  const entries = signInEntries(db, audit)
  await registerSignIn(app, {
    ...{ provider, db, secrets, throttle, codeThrottle, factors, entries, mailer, publicUrl },
    ...{ styles, demo, secure },
  })
  await registerRequiredAction(app, { provider, db, tokens, publicUrl, isBlocked })
  await registerSessionFrames(app, publicUrl)
  registerAccount(app, db, bearers)
  await mountProvider(app, current, publicUrl)

  return {
    issuer,
    webSession: { clientId: webSessionClient, clientSecret: webSessionSecret(secrets) },
    bearers,
    users: embeddedUsers(db),
    publicKeys,
    claimsOfActionToken: tokens.claimsOf,
    secrets,
    audit,
    fetchIssuer: loopbackFetch(app, publicUrl),
    check,
    onSessionEnd: (listener) => void whenSessionEnds.push(listener),
  }
}

async function reachKeycloak(
  app: FastifyInstance,
  config: Config,
  { db }: Entities,
  issuer: Issuer,
  secrets: Secrets,
): Promise<Identity> {
  const { publicUrl, keycloakInternalUrl: internalUrl } = config
  const fetchIssuer = internalFetch(issuer.base, internalUrl)
  const publicKeys = keycloakKeys(issuer, fetchIssuer)
  const webSession = { clientId: webSessionClient, clientSecret: config.keycloakClientSecret ?? '' }
  if (internalUrl !== undefined)
    await passOnToKeycloak(app, { publicUrl, keycloakUrl: issuer.base, internalUrl, realm: issuer.realm })

  return {
    issuer,
    webSession,
    bearers: keycloakBearers(issuer, publicKeys, createSessionCheck(issuer, webSession, fetchIssuer)),
    users: keycloakUsers(db),
    publicKeys,
    claimsOfActionToken: keycloakActionTokens(issuer, publicKeys),
    secrets,
    audit: createAuditLog(secrets),
    fetchIssuer,
    check: async () => {
      const answer = await fetchIssuer(`${issuer.url}/.well-known/openid-configuration`, {
        signal: AbortSignal.timeout(5000),
      })
      if (!answer.ok) throw new Error(`Keycloak answered ${answer.status}`)
    },
    // Keycloak calls back by itself, at the gateway's back-channel route.
    onSessionEnd: () => undefined,
  }
}

function refreshWhileServing(app: FastifyInstance, keyring: Keyring): void {
  const refresh = () =>
    keyring.refresh().catch((err: unknown) => app.log.warn({ err }, 'signing keys not read again'))
  const timer = setInterval(refresh, refreshEvery)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}

function purgeWhileServing(app: FastifyInstance, { db }: Entities): void {
  const purge = () =>
    purgeExpired(db).catch((err: unknown) => app.log.warn({ err }, 'expired log-ins not purged'))
  const timer = setInterval(purge, purgeEvery)
  timer.unref()
  app.addHook('onReady', purge)
  app.addHook('onClose', () => clearInterval(timer))
}
