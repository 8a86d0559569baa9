import { readFile } from 'node:fs/promises'
import { roles } from '@energycockpit/contract'
import { actionTokenAudience, actionTokenLifetime, actionTokenType } from './action-token'
import { questionPath } from '../blocking/keycloak-blocking'
import { audience, browserClient, realm, webSessionClient } from './issuer'
import { lifetimes } from './lifetimes'
import { expiredPage } from './pages/notice-pages'
import { texts } from './texts'

/** What lies in `keycloak/` says a few things that the server says too, in languages that cannot import it. */
const read = (path: string) => readFile(new URL(`../../../keycloak/${path}`, import.meta.url), 'utf8')

interface Client {
  clientId: string
  publicClient: boolean
  directAccessGrantsEnabled: boolean
  implicitFlowEnabled: boolean
  attributes: Record<string, string>
  protocolMappers: { config: Record<string, string> }[]
}
interface Realm {
  realm: string
  accessTokenLifespan: number
  ssoSessionIdleTimeout: number
  ssoSessionMaxLifespan: number
  accessCodeLifespanUserAction: number
  roles: { realm: { name: string; attributes: { number: string[] } }[] }
  clients: Client[]
  requiredActions: { alias: string; enabled: boolean }[]
  users?: unknown
}

describe('the realm', () => {
  let file: Realm
  beforeAll(async () => {
    file = JSON.parse(await read('realm/energycockpit-realm.json')) as Realm
  })

  test('has the roles of the portal with their numbers, and no users', () => {
    const numbers = file.roles.realm.map(({ name, attributes }) => [name, Number(attributes.number[0])])
    expect(Object.fromEntries(numbers)).toEqual(roles)
    expect(file.realm).toBe(realm)
    expect(file.users).toBeUndefined()
  })

  test('has the two clients, bound to PKCE, with the audience of the portal’s calls', () => {
    expect(file.clients.map(({ clientId, publicClient }) => [clientId, publicClient])).toEqual([
      [browserClient, true],
      [webSessionClient, false],
    ])
    for (const client of file.clients) {
      expect(client.attributes['pkce.code.challenge.method']).toBe('S256')
      expect([client.directAccessGrantsEnabled, client.implicitFlowEnabled]).toEqual([false, false])
      expect(client.protocolMappers.map(({ config }) => config['included.custom.audience'])).toContain(
        audience,
      )
    }
  })

  test('lets sessions and tokens live as long as the embedded provider does', () => {
    expect(file).toMatchObject({
      accessTokenLifespan: lifetimes.accessToken,
      ssoSessionIdleTimeout: lifetimes.idle,
      ssoSessionMaxLifespan: lifetimes.session,
      accessCodeLifespanUserAction: actionTokenLifetime,
    })
  })
})

describe('the required action', () => {
  const sources = 'required-action/src/main/java/energycockpit/keycloak'

  test('is switched on, signs what the portal takes, and asks where the portal answers', async () => {
    const [action, portal] = await Promise.all([
      read(`${sources}/BlockingPageAction.java`),
      read(`${sources}/Portal.java`),
    ])
    const alias = /String ID = "(.+)"/.exec(action)?.[1]
    const { requiredActions } = JSON.parse(await read('realm/energycockpit-realm.json')) as Realm
    expect(requiredActions).toContainEqual(expect.objectContaining({ alias, enabled: true }))
    expect(action).toContain(`token.audience("${actionTokenAudience}")`)
    expect(action).toContain(`token.type("${actionTokenType}")`)
    expect(action).toContain(`TOKEN_LIFETIME_SECONDS = ${actionTokenLifetime / 60} * 60`)
    expect(portal).toContain(`"${questionPath}/"`)
  })
})

describe('the theme', () => {
  const login = 'theme/energycockpit/login'
  const messages = async (locale: string) =>
    Object.fromEntries(
      (await read(`${login}/messages/messages_${locale}.properties`))
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s).slice(0, 2)),
    ) as Record<string, string>

  test.each(['de', 'en'] as const)('says in %s what the embedded provider’s pages say', async (locale) => {
    const { product, claim, signIn, signOut, signedOut, expired, error } = texts[locale]
    expect(await messages(locale)).toMatchObject({
      product,
      claim,
      loginAccountTitle: signIn.title,
      username: signIn.userName,
      password: signIn.password,
      doLogIn: signIn.submit,
      invalidUserMessage: signIn.wrong,
      logoutConfirmTitle: signOut.title,
      logoutConfirmHeader: signOut.body,
      staySignedIn: signOut.stay,
      successLogout: signedOut.title,
      pageExpiredTitle: expired.title,
      errorTitle: error.title,
      backToApplication: error.again,
    })
  })

  test('has every text in both languages', async () => {
    const [german, english] = await Promise.all([messages('de'), messages('en')])
    expect(Object.keys(german)).toEqual(Object.keys(english))
  })

  test('draws the same day and the same mark', async () => {
    const page = expiredPage({ locale: 'en', styles: '' })
    const paths = (html: string) => [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
    const drawn = paths((await read(`${login}/template.ftl`)) + (await read(`${login}/day.ftl`)))
    expect(drawn).toEqual(paths(page))
  })
})
