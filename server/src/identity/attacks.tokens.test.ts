import { SignedInClient } from '@energycockpit/testing'
import { createHmac, createPublicKey, randomUUID } from 'node:crypto'
import { exportSPKI, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose'
import {
  appTokens,
  requestTokens,
  silentRequest,
  statusWithBearer,
  type AppTokens,
} from './app-tokens.testing'
import { protocolPath, realmPath } from './issuer'
import { openKeyring } from './keyring'
import { startPortalInProcess, type PortalInProcess } from './portal-in-process.testing'

/** The real portal in this process, so that the attacker may even hold the realm's own key. */
let portal: PortalInProcess
let realmKey: JWK
let tokens: AppTokens
let claims: Record<string, unknown>

beforeAll(async () => {
  portal = await startPortalInProcess(() => undefined)
  realmKey = (await openKeyring(portal.entities.db, portal.identity.secrets)).keys()[0] as JWK
  tokens = await appTokens(await SignedInClient.signIn(portal.url))
  claims = payloadOf(tokens.access_token)
}, 120_000)
afterAll(() => portal?.close())

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = () => ({ alg: 'RS256', typ: 'at+jwt', kid: realmKey.kid ?? '' })
const signed = async (payload: Record<string, unknown>, more: object = {}, key?: CryptoKey) =>
  new SignJWT(payload)
    .setProtectedHeader({ ...header(), ...more })
    .sign(key ?? (await importJWK(realmKey, 'RS256')))
const byHmac = (secret: string | Buffer, alg = 'HS256') => {
  const input = `${part({ ...header(), alg })}.${part(claims)}`
  return `${input}.${createHmac(alg.replace('HS', 'sha'), secret).update(input).digest('base64url')}`
}
const changed = (at: number, to: string) => {
  const parts = tokens.access_token.split('.')
  parts[at] = to
  return parts.join('.')
}
const publicKey = () => createPublicKey({ key: { kty: 'RSA', n: realmKey.n, e: realmKey.e }, format: 'jwk' })
const somebodyElse = '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1003'
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow

test('the attacks begin with a token that is good, and one that the test signs is as good', async () => {
  expect(await statusWithBearer(portal.url, tokens.access_token)).toBe(200)
  expect(await statusWithBearer(portal.url, await signed(claims))).toBe(200)
})

const forgeries: [string, () => Promise<string> | string][] = [
  ['alg none', () => `${part({ ...header(), alg: 'none' })}.${part(claims)}.`],
  ['alg None', () => `${part({ ...header(), alg: 'None' })}.${part(claims)}.`],
  ['alg none with the old signature', () => changed(0, part({ ...header(), alg: 'none' }))],
  ['no signature', () => changed(2, '')],
  ['the signature of another token', () => changed(2, tokens.id_token.split('.')[2] ?? '')],
  ['another user in the payload', () => changed(1, part({ ...claims, sub: somebodyElse }))],
  [
    'another key under the name of the realm’s',
    async () => signed(claims, {}, (await generateKeyPair('RS256')).privateKey),
  ],
  [
    'a key that the token brings along',
    async () => {
      const { privateKey, publicKey: jwk } = await generateKeyPair('RS256', { extractable: true })
      const exported = await crypto.subtle.exportKey('jwk', jwk)
      return signed(claims, { jwk: exported, kid: 'mine' }, privateKey)
    },
  ],
  [
    'a key at the attacker’s address',
    () => signed(claims, { jku: 'https://evil.example/jwks', kid: 'mine' }),
  ],
  [
    'HS256 with the public key (PEM) as the secret',
    () => byHmac(publicKey().export({ type: 'spki', format: 'pem' })),
  ],
  [
    'HS256 with the public key (DER) as the secret',
    () => byHmac(publicKey().export({ type: 'spki', format: 'der' })),
  ],
  ['HS512 with the public key as the secret', () => byHmac(JSON.stringify(realmKey.n), 'HS512')],
  ['HS256 with an empty secret', () => byHmac('')],
  ['another audience', () => signed({ ...claims, aud: 'hp' })],
  ['no audience', () => signed({ ...claims, aud: undefined })],
  ['another issuer', () => signed({ ...claims, iss: 'https://evil.example/auth/realms/energycockpit' })],
  ['another realm of the same host', () => signed({ ...claims, iss: `${String(claims.iss)}2` })],
  ['an end that is past', () => signed({ ...claims, exp: seconds(-60) })],
  ['no end', () => signed({ ...claims, exp: undefined })],
  ['a beginning that is to come', () => signed({ ...claims, nbf: seconds(600) })],
  ['a session that there never was', () => signed({ ...claims, sid: randomUUID() })],
  ['no session', () => signed({ ...claims, sid: undefined })],
  ['a user that there is not', () => signed({ ...claims, sub: randomUUID() })],
  ['the id token', () => tokens.id_token],
  ['the refresh token', () => tokens.refresh_token],
]

test.each(forgeries)('a token with %s asks nothing', async (_what, forge) => {
  const token = await forge()
  for (const path of ['/whoami', `${protocolPath}/userinfo`, `${realmPath}/account`])
    expect([path, await statusWithBearer(portal.url, token, path)]).toEqual([path, 401])
})

test('a bad token is not helped by a good cookie that comes with it', async () => {
  const client = await SignedInClient.signIn(portal.url)
  const { status } = await client.get('/whoami', { authorization: `Bearer ${changed(2, '')}` })
  expect(status).toBe(401)
})

test('a token in the address or in a form is none', async () => {
  const query = `?access_token=${tokens.access_token}`
  expect((await fetch(`${portal.url}/whoami${query}`, { redirect: 'manual' })).status).toBe(302)
})

describe('replay', () => {
  const renew = (refresh_token: string) =>
    requestTokens(portal.url, { grant_type: 'refresh_token', refresh_token }, portal.url)

  test('of a spent refresh token is refused and ends what was given for it', async () => {
    const mine = await appTokens(await SignedInClient.signIn(portal.url, 'manager'))
    const first = await renew(mine.refresh_token)
    const { refresh_token: successor } = (await first.json()) as AppTokens
    expect([first.status, successor === mine.refresh_token]).toEqual([200, false])
    expect((await renew(mine.refresh_token)).status).toBe(400)
    expect((await renew(successor)).status).toBe(400)
  })

  test('of a code is refused and ends what was given for it', async () => {
    const client = await SignedInClient.signIn(portal.url, 'reader')
    const { verifier, path } = silentRequest(portal.url)
    const target = new URL((await client.fetch(path)).headers.get('location') ?? '')
    const exchange = () =>
      requestTokens(
        portal.url,
        {
          ...{ grant_type: 'authorization_code', code_verifier: verifier },
          code: new URLSearchParams(target.hash.slice(1)).get('code') ?? '',
          redirect_uri: target.origin + target.pathname,
        },
        portal.url,
      )
    const first = await exchange()
    const { refresh_token } = (await first.json()) as AppTokens
    expect(first.status).toBe(200)
    expect((await exchange()).status).toBe(400)
    expect((await renew(refresh_token)).status).toBe(400)
  })

  test('of the whole way back from the provider opens no session', async () => {
    const client = SignedInClient.anonymous(portal.url)
    const seen: string[] = []
    const follow = client.fetch.bind(client)
    client.fetch = async (path, init) => {
      seen.push(new URL(path, portal.url).href)
      return follow(path, init)
    }
    await client.submitSignIn('admin@demo.energycockpit.example', 'demo-energy')
    const callback = seen.find((address) => address.includes('/login/callback?')) ?? ''
    expect(callback).toContain('code=')
    for (const who of [client, SignedInClient.anonymous(portal.url)]) {
      const again = await who.fetch(callback)
      expect(again.headers.get('location')).toBe('/platform/home-portal')
      expect(again.headers.getSetCookie().join()).not.toContain('portal-session=')
    }
  })
})

test('the realm publishes no private part of a key', async () => {
  const { keys } = (await (await fetch(`${portal.url}${protocolPath}/certs`)).json()) as { keys: JWK[] }
  expect(keys.map(({ kid }) => kid)).toContain(realmKey.kid)
  for (const key of keys)
    expect(Object.keys(key).filter((name) => /^(d|p|q|dp|dq|qi|k)$/.test(name))).toEqual([])
  expect(await exportSPKI((await importJWK(keys[0] as JWK, 'RS256')) as CryptoKey)).toContain('PUBLIC KEY')
})
