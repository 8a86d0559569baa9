import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { endedSession } from './logout-token'

const issuer = 'https://id.example/auth/realms/energycockpit'
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const now = () => Math.floor(Date.now() / 1000)

async function realm() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const check = { keys: createLocalJWKSet({ keys: [jwk] }), issuer, clientIds: ['hp-bff', 'hp'] }
  const sign = (claims: object) =>
    new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
  return { check, sign }
}

let own: Awaited<ReturnType<typeof realm>>
beforeAll(async () => {
  own = await realm()
})

/** As Keycloak 26 writes it. */
const claims = () => ({
  iss: issuer,
  aud: 'hp-bff',
  sub: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005',
  sid: 'the session',
  typ: 'Logout',
  jti: 'one',
  iat: now(),
  exp: now() + 120,
  events: { [logoutEvent]: {} },
})

test('tells which session has ended, whichever of our clients is meant', async () => {
  expect(await endedSession(await own.sign(claims()), own.check)).toBe('the session')
  expect(await endedSession(await own.sign({ ...claims(), aud: 'hp' }), own.check)).toBe('the session')
  const revoking = { [logoutEvent]: { revoke_offline_access: true } }
  expect(await endedSession(await own.sign({ ...claims(), events: revoking }), own.check)).toBe('the session')
})

test.each([
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another client', { aud: 'account' }],
  ['with a nonce, as an id token has one', { nonce: 'n' }],
  ['without the event', { events: undefined }],
  ['with another event', { events: { 'http://example.com/event': {} } }],
  ['without a session', { sid: undefined }],
  ['with an empty session', { sid: '' }],
  ['that has expired', { iat: now() - 200, exp: now() - 60 }],
  ['that is old', { iat: now() - 600 }],
  ['without a beginning', { iat: undefined }],
])('takes no token %s', async (_what, change) => {
  expect(await endedSession(await own.sign({ ...claims(), ...change }), own.check)).toBeUndefined()
})

test('takes no token of another key, without a signature, or that is none', async () => {
  const stranger = await realm()
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const bad = [await stranger.sign(claims()), `${part({ alg: 'none' })}.${part(claims())}.`, 'nonsense', '']
  for (const token of bad) expect(await endedSession(token, own.check)).toBeUndefined()
})
