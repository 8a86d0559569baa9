import type { SignedInClient } from '@energycockpit/testing'
import { createHash, randomBytes } from 'node:crypto'
import { protocolPath } from './issuer'

/** What the application in the browser (keycloak-js) has. */
export interface AppTokens {
  access_token: string
  refresh_token: string
  id_token: string
}

/** An authorization request as keycloak-js sends it when it checks silently for a session. */
export function silentRequest(portalUrl: string, change: Record<string, string> = {}) {
  const verifier = randomBytes(48).toString('hex')
  const query = new URLSearchParams({
    client_id: 'hp',
    redirect_uri: `${portalUrl}/platform/public/silent-check-sso.html`,
    state: 'state',
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    nonce: 'nonce',
    prompt: 'none',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  })
  return { verifier, path: `${protocolPath}/auth?${query}` }
}

/** A request to the token endpoint of the server at `url`, from the portal's own page. */
export const requestTokens = (
  url: string,
  fields: Record<string, string>,
  portalUrl: string,
): Promise<Response> =>
  fetch(`${url}${protocolPath}/token`, {
    method: 'POST',
    headers: { origin: portalUrl },
    body: new URLSearchParams({ client_id: 'hp', ...fields }),
  })

/** The tokens that the application gets in this client's session. `portalUrl` is what browsers call the portal. */
export async function appTokens(
  client: SignedInClient,
  url = client.url,
  portalUrl = url,
): Promise<AppTokens> {
  const { verifier, path } = silentRequest(portalUrl)
  const answer = await client.fetch(url + path)
  const target = new URL(answer.headers.get('location') ?? '')
  const code = new URLSearchParams(target.hash.slice(1)).get('code') ?? ''
  const fields = { grant_type: 'authorization_code', code, code_verifier: verifier }
  const redirect_uri = target.origin + target.pathname
  const response = await requestTokens(url, { ...fields, redirect_uri }, portalUrl)
  if (!response.ok) throw new Error(`No tokens: ${response.status} ${await response.text()}`)
  return (await response.json()) as AppTokens
}

/** The status with which the server answers who asks with this token alone. */
export async function statusWithBearer(url: string, token: string, path = '/whoami'): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(url + path, { headers, redirect: 'manual' })).status
}
