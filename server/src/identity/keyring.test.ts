import { newDataFolder } from '@energycockpit/testing'
import { fastify, type FastifyInstance } from 'fastify'
import { importJWK, SignJWT, type JWK } from 'jose'
import { rm } from 'node:fs/promises'
import type Provider from 'oidc-provider'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { verifyAccessToken } from './bearer'
import { audience, protocolPath } from './issuer'
import { openKeyring } from './keyring'
import { currentProvider } from './current-provider'
import { mountProvider } from './mount-provider'
import { createProvider } from './provider'
import { providerPages } from './provider-pages'
import { createSecrets } from '../secrets/secrets'

const secrets = createSecrets('a secret of at least thirty-two characters')
const issuer = 'https://portal.example/auth/realms/energycockpit'
const start = new Date('2026-01-01T00:00:00Z')
const after = (days: number, minutes = 0) => new Date(start.getTime() + (days * 24 * 60 + minutes) * 60_000)
const names = (keys: readonly JWK[]) => keys.map(({ kid }) => kid)

let folder: string
let entities: Entities

beforeEach(async () => {
  await entities.db.deleteFrom('identity_signing_key').execute()
})
beforeAll(async () => {
  folder = await newDataFolder('keyring')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
})
afterAll(async () => {
  await entities?.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (now = start) => openKeyring(entities.db, secrets, now)
const tokenOf = async ([signs]: readonly JWK[], forWhom: string = audience) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: signs?.kid ?? '' })
    .setSubject('somebody')
    .setIssuer(issuer)
    .setAudience(forWhom)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(await importJWK(signs as JWK, 'RS256'))

test('two processes that start together make one key between them', async () => {
  const [one, other] = await Promise.all([open(), open()])
  expect(names(one.keys())).toHaveLength(1)
  expect(names(other.keys())).toEqual(names(one.keys()))
})

test('a running process gets a new key after a quarter of a year: announced, then signing, then the old one goes', async () => {
  const [one, other] = await Promise.all([open(), open()])
  const [old = ''] = names(one.keys())
  const signedByOld = await tokenOf(one.keys())
  const refresh = (now: Date) => Promise.all([one.refresh(now), other.refresh(now)])
  const both = () => [names(one.keys()), names(other.keys())]

  await refresh(after(89))
  expect(both()).toEqual([[old], [old]])
  await refresh(after(90))
  const announced = names(one.keys()).find((kid) => kid !== old)
  expect(announced).toBeDefined()
  expect(both()).toEqual([
    [old, announced],
    [old, announced],
  ])
  // A token that the one signs a moment earlier than the other is good at both.
  await one.refresh(after(90, 10))
  expect(names(one.keys())).toEqual([announced, old])
  expect(await verifyAccessToken(await tokenOf(one.keys()), other.publicKeys, issuer)).toBeDefined()
  await refresh(after(103))
  expect(await verifyAccessToken(signedByOld, one.publicKeys, issuer)).toBeDefined()
  await refresh(after(105))
  expect(both()).toEqual([[announced], [announced]])
  expect(await verifyAccessToken(signedByOld, one.publicKeys, issuer)).toBeUndefined()
})

test('keys lie sealed in the store', async () => {
  const keyring = await open()
  const rows = JSON.stringify(await entities.db.selectFrom('identity_signing_key').selectAll().execute())
  for (const part of ['d', 'p', 'q', 'n'] as const)
    expect(rows).not.toContain(String(keyring.keys()[0]?.[part]))
})

describe('the provider', () => {
  let app: FastifyInstance
  afterEach(() => app.close())

  test('publishes and signs with the new key without a restart, and still takes what the old one signed', async () => {
    const keyring = await open()
    const provider: () => Provider = currentProvider(keyring, (keys) =>
      createProvider({
        ...{ issuer, publicUrl: 'https://portal.example', db: entities.db, secrets, keys },
        pages: providerPages({ css: '', url: '', font: Buffer.from('') }),
        isBlocked: async () => false,
      }),
    )
    app = fastify()
    await mountProvider(app, provider, 'https://portal.example')
    const published = async () => {
      const answer = await app.inject(`${protocolPath}/certs`)
      return names(answer.json<{ keys: JWK[] }>().keys)
    }
    const [old] = await published()
    await keyring.refresh(after(90))
    const [, announced] = await published()
    expect(await published()).toEqual([old, announced])
    await keyring.refresh(after(91))
    expect(await published()).toEqual([announced, old])

    const signOut = new URLSearchParams({ id_token_hint: await tokenOf(keyring.keys().slice(1), 'hp') })
    const answer = await app.inject(`${protocolPath}/logout?${signOut}`)
    // A hint that is not taken would be answered with 400; nobody is signed in here, so it leads on at once.
    expect(answer.statusCode).toBe(303)
  })
})
