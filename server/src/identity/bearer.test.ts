import { createHmac, createSign, KeyObject } from 'node:crypto'
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { bearerOf, verifyAccessToken } from './bearer'
import { audience } from './issuer'

const issuer = 'https://portal.example/auth/realms/energycockpit'

async function realm() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  return { privateKey, publicKey, keys: createLocalJWKSet({ keys: [jwk] }) }
}

type Change = (token: SignJWT) => SignJWT
const sign = (key: CryptoKey, change: Change = (token) => token, kid = 'one') =>
  change(
    new SignJWT({ sid: 'session' })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setSubject('somebody')
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5 minutes'),
  ).sign(key)

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a good token says who it is', async () => {
  const { privateKey, keys } = await realm()
  expect(await verifyAccessToken(await sign(privateKey), keys, issuer)).toMatchObject({
    sub: 'somebody',
    sid: 'session',
  })
  const several: Change = (token) => token.setAudience(['account', audience])
  expect(await verifyAccessToken(await sign(privateKey, several), keys, issuer)).toBeDefined()
})

test.each<[string, Change]>([
  ['another issuer', (token) => token.setIssuer('https://evil.example')],
  ['another audience', (token) => token.setAudience('hp')],
  ['an end in the past', (token) => token.setExpirationTime('-1 minute')],
  ['a beginning in the future', (token) => token.setNotBefore('10 minutes')],
])('refuses %s', async (_what, change) => {
  const { privateKey, keys } = await realm()
  expect(await verifyAccessToken(await sign(privateKey, change), keys, issuer)).toBeUndefined()
})

test('refuses a token without an end', async () => {
  const { privateKey, keys } = await realm()
  const endless = await new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject('somebody')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .sign(privateKey)
  expect(await verifyAccessToken(endless, keys, issuer)).toBeUndefined()
})

test('refuses the signature of another key under the same name', async () => {
  const [{ keys }, other] = await Promise.all([realm(), realm()])
  expect(await verifyAccessToken(await sign(other.privateKey), keys, issuer)).toBeUndefined()
})

test('refuses a key that the realm does not have', async () => {
  const { privateKey, keys } = await realm()
  const signed = await sign(privateKey, undefined, 'two')
  expect(await verifyAccessToken(signed, keys, issuer)).toBeUndefined()
})

test('refuses a changed payload', async () => {
  const { privateKey, keys } = await realm()
  const [header, payload = '', signature] = (await sign(privateKey)).split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const forged = [header, part({ ...claims, sub: 'somebody else' }), signature].join('.')
  expect(await verifyAccessToken(forged, keys, issuer)).toBeUndefined()
})

test('refuses a token that needs no signature, and one signed with the public key as a secret', async () => {
  const { publicKey, keys } = await realm()
  const now = Math.floor(Date.now() / 1000)
  const claims = part({ sub: 'somebody', iss: issuer, aud: audience, iat: now, exp: now + 300 })
  expect(await verifyAccessToken(`${part({ alg: 'none' })}.${claims}.`, keys, issuer)).toBeUndefined()

  const input = `${part({ alg: 'HS256', kid: 'one' })}.${claims}`
  const signature = createHmac('sha256', await exportSPKI(publicKey))
    .update(input)
    .digest('base64url')
  expect(await verifyAccessToken(`${input}.${signature}`, keys, issuer)).toBeUndefined()
})

test('refuses an algorithm that the realm does not use, though the key is right', async () => {
  const { privateKey, keys } = await realm()
  const [, payload] = (await sign(privateKey)).split('.')
  const input = `${part({ alg: 'RS512', kid: 'one' })}.${payload}`
  const signature = createSign('RSA-SHA512').update(input).sign(KeyObject.from(privateKey), 'base64url')
  expect(await verifyAccessToken(`${input}.${signature}`, keys, issuer)).toBeUndefined()
})

test('a provider that does not answer is a fault and no verdict', async () => {
  const { privateKey } = await realm()
  const silent = () => Promise.reject(new Error('connection refused'))
  await expect(sign(privateKey).then((token) => verifyAccessToken(token, silent, issuer))).rejects.toThrow(
    'connection refused',
  )
})

test('reads the token out of its header', () => {
  expect(bearerOf('Bearer abc.def-_.ghi')).toBe('abc.def-_.ghi')
  expect(bearerOf('bearer   abc')).toBe('abc')
  for (const header of [undefined, '', 'Basic abc', 'Bearer', 'Bearer a b', 'Bearer a,b', 'xBearer a'])
    expect(bearerOf(header)).toBeUndefined()
})
