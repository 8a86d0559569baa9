import { createHmac } from 'node:crypto'
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import {
  ActionTokenRefused,
  actionTokenAudience,
  actionTokenLifetime,
  actionTokenType,
  actionTokenVerifier,
} from './action-token'

const issuer = { url: 'https://portal.example/auth/realms/energycockpit' }
const specified = {
  userUuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005',
  roles: [12],
  clientBusinessId: 1001,
  superClientBusinessId: 1000,
  requiredActionUrl: `${issuer.url}/login-actions/required-action?session_code=abc&execution=portal`,
}

const now = () => Math.floor(Date.now() / 1000)
const goodClaims = () => ({
  ...specified,
  iss: issuer.url,
  aud: actionTokenAudience,
  typ: actionTokenType,
  jti: 'one',
  iat: now(),
  exp: now() + actionTokenLifetime,
})
type Claims = Partial<Record<keyof ReturnType<typeof goodClaims>, unknown>>

async function realm() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const verify = actionTokenVerifier(issuer, createLocalJWKSet({ keys: [jwk] }))
  const sign = (claims: object, kid = 'one') =>
    new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
  return { publicKey, verify, sign }
}

let own: Awaited<ReturnType<typeof realm>>
beforeAll(async () => {
  own = await realm()
})

const refusal = (token: string) =>
  own.verify(token).then(
    () => 'accepted',
    (error: unknown) => (error instanceof ActionTokenRefused ? error.kind : error),
  )
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a good token tells all its claims', async () => {
  const claims = goodClaims()
  expect(await own.verify(await own.sign(claims))).toEqual(claims)
  const alone = { ...claims, superClientBusinessId: null }
  expect(await own.verify(await own.sign(alone))).toEqual(alone)
})

test.each<[string, Claims]>([
  ['of another issuer', { iss: 'https://evil.example/auth/realms/energycockpit' }],
  ['for another audience', { aud: 'energycockpit-api' }],
  ['for a further audience', { aud: [actionTokenAudience, 'hp'] }],
  ['of another kind', { typ: 'Bearer' }],
  ['without a kind', { typ: undefined }],
  ['without an id', { jti: undefined }],
  ['without an end', { exp: undefined }],
  ['without a beginning', { iat: undefined }],
  ['that lives for longer than ten minutes', { exp: now() + actionTokenLifetime + 60 }],
  ['from the future', { iat: now() + 300 }],
  ['without a user', { userUuid: undefined }],
  ['with roles that are no list', { roles: 7 }],
  ['with names of roles', { roles: ['SYSTEM_ADMIN'] }],
  ['without a business', { clientBusinessId: null }],
  ['that leads to another site', { requiredActionUrl: 'https://evil.example/login-actions/x' }],
  ['that leads to a look-alike', { requiredActionUrl: `${issuer.url}.evil.example/login-actions/x` }],
  ['that leads elsewhere at the issuer', { requiredActionUrl: `${issuer.url}/login-actions/../logout` }],
  ['that leads to a script', { requiredActionUrl: 'javascript:alert(1)' }],
])('refuses a token %s', async (_what, change) => {
  expect(await refusal(await own.sign({ ...goodClaims(), ...change }))).toBe('invalid')
})

test('tells an expired token from a forged one', async () => {
  const past = { iat: now() - 700, exp: now() - 100 }
  expect(await refusal(await own.sign({ ...goodClaims(), ...past }))).toBe('expired')
  const old = { iat: now() - 700, exp: now() + 100 }
  expect(await refusal(await own.sign({ ...goodClaims(), ...old }))).toBe('expired')
})

test('refuses the signature of another key, and of one that the realm does not have', async () => {
  const stranger = await realm()
  expect(await refusal(await stranger.sign(goodClaims()))).toBe('invalid')
  expect(await refusal(await own.sign(goodClaims(), 'two'))).toBe('invalid')
})

test('refuses a changed payload', async () => {
  const [header, , signature] = (await own.sign(goodClaims())).split('.')
  const forged = [header, part({ ...goodClaims(), roles: [7] }), signature].join('.')
  expect(await refusal(forged)).toBe('invalid')
})

test('refuses a token that needs no signature, and one signed with the public key as a secret', async () => {
  expect(await refusal(`${part({ alg: 'none' })}.${part(goodClaims())}.`)).toBe('invalid')
  const input = `${part({ alg: 'HS256', kid: 'one' })}.${part(goodClaims())}`
  const signature = createHmac('sha256', await exportSPKI(own.publicKey))
    .update(input)
    .digest('base64url')
  expect(await refusal(`${input}.${signature}`)).toBe('invalid')
})

test.each(['', 'nonsense', 'a.b.c', 'eyJ.eyJ.x'])('refuses %j', async (token) => {
  expect(await refusal(token)).toBe('invalid')
})

test("refuses the realm's other tokens in its place", async () => {
  const access = {
    ...goodClaims(),
    aud: 'energycockpit-api',
    typ: 'Bearer',
    azp: 'hp',
    sub: specified.userUuid,
    realm_access: { roles: ['ANALYST'] },
  }
  const identity = { ...access, aud: 'hp', typ: 'ID', nonce: 'n' }
  for (const claims of [access, identity]) expect(await refusal(await own.sign(claims))).toBe('invalid')
})

test('a provider that does not answer is a fault and no verdict', async () => {
  const verify = actionTokenVerifier(issuer, () => Promise.reject(new Error('connection refused')))
  await expect(own.sign(goodClaims()).then(verify)).rejects.toThrow('connection refused')
})
