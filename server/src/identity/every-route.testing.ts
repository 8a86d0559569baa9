import { embeddingRoutes } from '../embedding/routes.testing'
import { gatewayRoutes } from '../gateway/routes.testing'
import { file, type OtherRoutes } from '../http/other-route.testing'
import { portalRoutes } from '../portal/routes.testing'
import { remoteRoutes } from '../remotes/routes.testing'

const provider = '/auth/realms/energycockpit'
const protocol = `${provider}/protocol/openid-connect`
const steps = `${provider}/login-actions`

/** Routes that there are with either identity provider. */
const always: OtherRoutes = {
  ...portalRoutes,
  ...gatewayRoutes,
  ...embeddingRoutes,
  ...remoteRoutes,
  'GET /platform/push-worker.js': { stranger: 302, signedIn: 200 },
  // Signed by nobody.
  'GET /public/notifications/unsubscribe/:token': { stranger: 410 },
  'POST /public/notifications/unsubscribe/:token': {
    form: { 'List-Unsubscribe': 'One-Click' },
    stranger: 410,
  },
  // The calls that it describes answer only whom they are for.
  'GET /rest/openapi.json': { stranger: 200 },
}

/** A log-in that is not under way, and a link that nobody was sent. */
const noLogIn = { at: `${steps}/authenticate/${'A'.repeat(21)}`, form: { userName: 'a', password: 'b' } }
const noAction = { at: `${steps}/required-action/${'A'.repeat(21)}` }
const guess = { form: { password: 'a guess of twelve', again: 'a guess of twelve' } }

/** Routes of the embedded provider. A session of the portal says nothing to it: its own, or a token, does. */
export const embedded: OtherRoutes = {
  ...always,
  [`ANY ${provider}/*`]: file(`${provider}/.well-known/openid-configuration`),
  [`GET ${provider}/account`]: { stranger: 401 },
  [`GET ${protocol}/userinfo`]: { stranger: 401 },
  [`GET ${provider}/pages/page.css`]: { stranger: 200 },
  [`GET ${provider}/pages/figtree-latin.woff2`]: { stranger: 200 },
  [`GET ${protocol}/3p-cookies/step1.html`]: { stranger: 200 },
  [`GET ${protocol}/3p-cookies/step1.js`]: { stranger: 200 },
  [`GET ${protocol}/login-status-iframe.html`]: { stranger: 200 },
  [`GET ${protocol}/login-status-iframe.html/init`]: { stranger: 403 },
  [`GET ${protocol}/login-status-iframe.js`]: { stranger: 200 },
  [`GET ${steps}/authenticate/:uid`]: { at: noLogIn.at, stranger: 410 },
  [`POST ${steps}/authenticate/:uid`]: { ...noLogIn, stranger: 410 },
  [`GET ${steps}/required-action/:uid`]: { ...noAction, stranger: 303 },
  [`POST ${steps}/required-action/:uid`]: { ...noAction, stranger: 303 },
  [`GET ${steps}/forgotten-password`]: { stranger: 200 },
  [`POST ${steps}/forgotten-password`]: { form: {}, stranger: 400 },
  [`GET ${steps}/reset-password`]: { stranger: 410 },
  [`POST ${steps}/reset-password`]: { ...guess, stranger: 410 },
  [`GET ${steps}/reset-password/done`]: { stranger: 200 },
  [`GET ${steps}/set-password/done`]: { stranger: 200 },
  [`GET ${steps}/set-password`]: { stranger: 410 },
  [`POST ${steps}/set-password`]: { ...guess, stranger: 410 },
}

/** Routes of a portal that passes on what browsers ask of a Keycloak, which is away here. */
export const keycloak: OtherRoutes = {
  ...always,
  [`ANY ${provider}/*`]: { at: `${protocol}/certs`, stranger: 503 },
  'ANY /auth/resources/*': { at: '/auth/resources/none.js', stranger: 503 },
  'GET /login': { stranger: 503 },
  // Without a token that the provider has signed.
  'POST /login/callback/backchannel-logout': { form: {}, stranger: 400 },
  // Without the secret that Keycloak proves itself with.
  'POST /rest/identity-provider/required-actions/:userUuid': { stranger: 401 },
}
