import { initOptions, providerOf } from './settings'

const options = { host: '', realm: 'energycockpit', onSignedOut: () => undefined }

test('the provider is at /auth of the portal unless it is said to be elsewhere', () => {
  expect(providerOf(options)).toEqual({ url: '/auth', realm: 'energycockpit', clientId: 'hp' })
  expect(providerOf({ ...options, host: 'https://portal.example' })).toMatchObject({
    url: 'https://portal.example/auth',
  })
  const elsewhere = { ...options, host: 'https://portal.example', providerUrl: 'https://id.example/auth' }
  expect(providerOf(elsewhere)).toMatchObject({ url: 'https://id.example/auth' })
})

test('starts as the specification has it', () => {
  expect(initOptions('https://portal.example')).toMatchObject({
    onLoad: 'check-sso',
    flow: 'standard',
    pkceMethod: 'S256',
    checkLoginIframeInterval: 5,
    messageReceiveTimeout: 10_000,
    silentCheckSsoRedirectUri: 'https://portal.example/platform/public/silent-check-sso.html',
  })
})

test('the address to come back to carries no hash', () => {
  expect(initOptions('https://portal.example').redirectUri).not.toContain('#')
})
