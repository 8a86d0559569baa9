import type { IdentityOptions } from './identity'
import { initOptions, providerOf } from './settings'
import { startIdentity } from './start-identity'

const options: IdentityOptions = {
  provider: { url: 'https://id.example/auth', realm: 'energycockpit', clientId: 'hp' },
  onLoad: 'check-sso',
  redirectUri: 'https://portal.example/platform/home-portal',
  silentCheckSsoRedirectUri: 'https://portal.example/platform/public/silent-check-sso.html',
  onSignedOut: () => undefined,
}

test('starts as the specification has it', () => {
  expect(initOptions(options)).toEqual({
    onLoad: 'check-sso',
    flow: 'standard',
    responseMode: 'fragment',
    pkceMethod: 'S256',
    redirectUri: options.redirectUri,
    silentCheckSsoRedirectUri: options.silentCheckSsoRedirectUri,
    silentCheckSsoFallback: false,
    checkLoginIframe: true,
    checkLoginIframeInterval: 5,
    messageReceiveTimeout: 10_000,
  })
})

test('the app signs in in the in-app browser, begins with what it has kept, and has no frame', () => {
  const kept = { token: 'a.b.c', refreshToken: 'd.e.f', idToken: 'g.h.i' }
  const app = { kept, onTokens: () => undefined }
  expect(initOptions({ ...options, locale: 'de', app })).toEqual({
    ...kept,
    adapter: 'cordova',
    flow: 'standard',
    responseMode: 'fragment',
    pkceMethod: 'S256',
    redirectUri: options.redirectUri,
    checkLoginIframe: false,
    locale: 'de',
    messageReceiveTimeout: 10_000,
  })
})

describe('the options are refused', () => {
  const starting = (change: object) => startIdentity({ ...options, ...change })

  it.each(['url', 'realm', 'clientId'])('without %s', async (name) => {
    const { [name]: _, ...rest } = { ...options.provider } as Record<string, unknown>
    const message = `The configuration object is missing the required '${name}' property.`
    for (const provider of [rest, { ...rest, [name]: '' }, { ...rest, [name]: undefined }])
      await expect(starting({ provider })).rejects.toThrow(new Error(message))
  })

  it('without clientId beside an OIDC provider', async () => {
    const provider = { oidcProvider: 'https://id.example' }
    const message = "The configuration object is missing the required 'clientId' property."
    for (const incomplete of [provider, { ...provider, clientId: '' }])
      await expect(starting({ provider: incomplete })).rejects.toThrow(new Error(message))
  })

  it.each([
    ...['form_post', 'Query', '', null].map((value) => ['responseMode', value] as const),
    ...['code', 'Standard', ''].map((value) => ['flow', value] as const),
  ])('with %s %j', async (name, value) => {
    const provider = { ...options.provider, clientId: 'hp' }
    await expect(starting({ provider, [name]: value })).rejects.toThrow(
      new Error(`Invalid value for ${name}`),
    )
  })

  it.each(['plain', 's256', '', null, true])('with pkceMethod %j', async (pkceMethod) => {
    await expect(starting({ pkceMethod })).rejects.toThrow(
      new TypeError(`Invalid value for pkceMethod', expected 'S256' or false but got ${pkceMethod}.`),
    )
  })
})

test('url, realm and clientId are enough, and so are an OIDC provider and clientId', () => {
  expect(providerOf(options.provider)).toEqual(options.provider)
  const any = { oidcProvider: 'https://id.example', clientId: 'hp' }
  expect(providerOf(any)).toEqual(any)
})
