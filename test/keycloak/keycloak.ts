import { createHash, randomBytes } from 'node:crypto'
import type { SignedInClient } from '@energycockpit/testing'

const settings = JSON.parse(process.env.ENERGYCOCKPIT_TEST_SETTINGS ?? '{}') as Record<string, string>
if (settings.KEYCLOAK_URL === undefined)
  throw new Error('These tests need a Keycloak. To fix this, run them by `npm run test:keycloak`.')

export const keycloakUrl = settings.KEYCLOAK_URL
export const realmUrl = `${keycloakUrl}/realms/energycockpit`
export const protocolUrl = `${realmUrl}/protocol/openid-connect`
export const blockingSecret = settings.KEYCLOAK_BLOCKING_SECRET ?? ''

/** Asks Keycloak's administration as its first administrator. */
export async function administer<Answer = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const token = await fetch(`${keycloakUrl}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: 'admin',
      password: 'admin-of-a-test',
    }),
  })
  const { access_token: bearer } = (await token.json()) as { access_token: string }
  const answer = await fetch(`${keycloakUrl}/admin/realms/energycockpit${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Keycloak answers ${answer.status} to ${method} ${path}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

/** The id of a user in Keycloak, which is the user's uuid in the portal. */
export async function idOf(userName: string): Promise<string> {
  const [user] = await administer<{ id: string }[]>(
    'GET',
    `/users?exact=true&username=${encodeURIComponent(userName)}`,
  )
  if (user === undefined) throw new Error(`Keycloak knows no ${userName}`)
  return user.id
}

/** Has the client of the web session other attributes while the work lasts. */
export async function withWebSessionClient(
  attributes: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  interface Client {
    id: string
    attributes: Record<string, string>
  }
  const [client] = await administer<[Client]>('GET', '/clients?clientId=hp-bff')
  const changed = { ...client, attributes: { ...client.attributes, ...attributes } }
  await administer('PUT', `/clients/${client.id}`, changed)
  try {
    await work()
  } finally {
    // What is not named stays as it was changed, so an attribute that was not there is taken away by an empty one.
    const none = Object.fromEntries(Object.keys(attributes).map((name) => [name, '']))
    const restored = { ...client, attributes: { ...none, ...client.attributes } }
    await administer('PUT', `/clients/${client.id}`, restored)
  }
}

/** Tokens that the portal renews, and so asks about the session, after three seconds: thirty before they end. */
export const shortTokens = { 'access.token.lifespan': '33' }

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
}

/** The tokens that keycloak-js gets in a browser where somebody is signed in: a silent check, then the exchange. */
export async function tokensOf(client: SignedInClient): Promise<Tokens> {
  const verifier = randomBytes(48).toString('hex')
  const redirectUri = `${client.url}/platform/public/silent-check-sso.html`
  const query = new URLSearchParams({
    client_id: 'hp',
    redirect_uri: redirectUri,
    state: 'state',
    nonce: 'nonce',
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const answer = await client.fetch(`${protocolUrl}/auth?${query}`)
  const { hash } = new URL(answer.headers.get('location') ?? '', client.url)
  const fields = { code: new URLSearchParams(hash.slice(1)).get('code') ?? '', redirect_uri: redirectUri }
  const exchange = await fetch(`${protocolUrl}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...fields,
      client_id: 'hp',
      grant_type: 'authorization_code',
      code_verifier: verifier,
    }),
  })
  const tokens = (await exchange.json()) as Tokens & { error_description?: string }
  if (!exchange.ok) throw new Error(`Keycloak gave no tokens: ${tokens.error_description} (${hash})`)
  return tokens
}
