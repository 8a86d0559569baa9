/** What everybody is answered by a route that is no call of the contract, whatever their roles and their business. */
export interface OtherRoute {
  /** Where to ask; absent: at the route's own path. */
  at?: string
  headers?: Readonly<Record<string, string>>
  /** Sent as a form. */
  form?: Readonly<Record<string, string>>
  /** Status for somebody who is not signed in. */
  stranger: number
  /** Status for every signed-in user; absent: the same as for a stranger, for the route does not ask who it is. */
  signedIn?: number
}

const file = (at: string): OtherRoute => ({ at, stranger: 200 })
const noSuchFile = (at: string): OtherRoute => ({ at, stranger: 404 })
const provider = '/auth/realms/energycockpit'
const protocol = `${provider}/protocol/openid-connect`
const steps = `${provider}/login-actions`

/** Routes that there are with either identity provider, by method and path. HEAD goes with GET. */
const always: Record<string, OtherRoute> = {
  'GET /': { stranger: 302 },
  'GET /platform': { stranger: 302 },
  // Pages hold no data of anybody but the menu; who is not signed in is sent to sign in.
  'GET /platform/*': { at: '/platform/home-portal', stranger: 302, signedIn: 200 },
  'GET /platform/public/silent-check-sso.html': { stranger: 200 },
  'GET /platform/public/silent-check-sso.js': { stranger: 200 },
  'GET /platform/embedded-sign-in': { stranger: 302 },
  'GET /embedded-sign-in/hand-over.js': { stranger: 200 },
  // The calls that it describes answer only whom they are for.
  'GET /rest/openapi.json': { stranger: 200 },
  'GET /login': { stranger: 302 },
  'GET /login/callback': { stranger: 302 },
  // A link on a foreign page, which signs nobody out.
  'GET /logout': { headers: { 'sec-fetch-site': 'cross-site' }, stranger: 302 },
  'GET /variables/css': { stranger: 200 },
  'GET /public/variables/css': { stranger: 200 },
  'GET /header-logo': { stranger: 200 },
  'GET /public/header-logo': { stranger: 200 },
  'GET /favicon': { stranger: 200 },
  'GET /favicon.svg': { stranger: 200 },
  'GET /public/favicon': { stranger: 200 },
  'GET /importmap.json': { stranger: 200 },
  'GET /deployment.json': { stranger: 200 },
  'GET /libraries/*': noSuchFile('/libraries/none.js'),
  'GET /root-config/*': noSuchFile('/root-config/none.js'),
  'GET /generic-feature/*': noSuchFile('/generic-feature/none.js'),
  'GET /home-portal/*': file('/home-portal/remoteEntry.js'),
  'GET /blocking/*': file('/blocking/remoteEntry.js'),
  'GET /hp/*': file('/hp/assets/remoteEntry.js'),
  'GET /analysis/*': file('/analysis/assets/remoteEntry.js'),
  'GET /measurement-data/*': file('/measurement-data/asset-manifest.json'),
  'GET /sample/*': noSuchFile('/sample/none.js'),
  // Foreign pages ask it before a call; this one is not among those that may.
  'OPTIONS /*': { at: '/whoami', stranger: 404 },
}

/** A log-in that is not under way, and a link that nobody was sent. */
const noLogIn = { at: `${steps}/authenticate/${'A'.repeat(21)}`, form: { userName: 'a', password: 'b' } }
const noAction = { at: `${steps}/required-action/${'A'.repeat(21)}` }
const guess = { form: { password: 'a guess of twelve', again: 'a guess of twelve' } }

/** Routes of the embedded provider. A session of the portal says nothing to it: its own, or a token, does. */
export const embedded: Record<string, OtherRoute> = {
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
export const keycloak: Record<string, OtherRoute> = {
  ...always,
  [`ANY ${provider}/*`]: { at: `${protocol}/certs`, stranger: 503 },
  'ANY /auth/resources/*': { at: '/auth/resources/none.js', stranger: 503 },
  'GET /login': { stranger: 503 },
  // Without a token that the provider has signed.
  'POST /login/callback/backchannel-logout': { form: {}, stranger: 400 },
  // Without the secret that Keycloak proves itself with.
  'POST /rest/identity-provider/required-actions/:userUuid': { stranger: 401 },
}
