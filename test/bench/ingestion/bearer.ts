import type { SignedInClient } from '@energycockpit/testing'
import { createHash, randomBytes } from 'node:crypto'

const protocol = '/auth/realms/energycockpit/protocol/openid-connect'

/** The `Authorization` of the application that this client has signed in to, as keycloak-js gets it silently. */
export async function bearerOf(client: SignedInClient): Promise<string> {
  const verifier = randomBytes(48).toString('hex')
  const application = {
    client_id: 'hp',
    redirect_uri: `${client.url}/platform/public/silent-check-sso.html`,
  }
  const requested = new URLSearchParams({
    ...application,
    ...{ response_type: 'code', response_mode: 'query', scope: 'openid', prompt: 'none', state: 'state' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const { headers } = await client.fetch(`${protocol}/auth?${requested}`)
  const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
  const answer = await fetch(`${client.url}${protocol}/token`, {
    method: 'POST',
    headers: { origin: client.url },
    body: new URLSearchParams({
      ...application,
      ...{ grant_type: 'authorization_code', code, code_verifier: verifier },
    }),
  })
  const { access_token } = (await answer.json()) as { access_token?: string }
  if (access_token === undefined) throw new Error(`No token: ${answer.status}`)
  return `Bearer ${access_token}`
}
