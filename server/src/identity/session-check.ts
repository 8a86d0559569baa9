import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '../http/problem'
import type { VerifiedToken } from './bearer'
import type { Issuer } from './issuer'

/** Whether the session that a verified access token belongs to still lives in the provider. */
export type SessionCheck = (token: string, claims: VerifiedToken) => Promise<boolean>

interface Client {
  clientId: string
  clientSecret: string
}

/** An answer counts for this many milliseconds: a signed-out session's tokens are worthless within five seconds. */
const answerAge = 4000
const patience = 5000
const answerSchema = z.object({ active: z.boolean() })

/**
 * Asks a Keycloak by token introspection (RFC 7662), once in four seconds for each token however many requests come
 * with it. A provider that does not answer is a fault (503) and no verdict.
 */
export function createSessionCheck(
  issuer: Issuer,
  { clientId, clientSecret }: Client,
  fetchIssuer: typeof fetch,
): SessionCheck {
  const answers = new Map<string, Promise<boolean>>()
  const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`)

  async function ask(token: string): Promise<boolean> {
    try {
      const answer = await fetchIssuer(`${issuer.url}/protocol/openid-connect/token/introspect`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials.toString('base64')}` },
        body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
        signal: AbortSignal.timeout(patience),
      })
      if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}`)
      return answerSchema.parse(await answer.json()).active
    } catch (error) {
      throw new Problem(503, 'IDENTITY_PROVIDER_UNAVAILABLE', undefined, { cause: error })
    }
  }

  return (token) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const known = answers.get(key)
    if (known) return known
    const answer = ask(token)
    answers.set(key, answer)
    const forget = () => setTimeout(() => answers.delete(key), answerAge).unref()
    // A failure is not kept: the next request asks again.
    answer.then(forget, () => answers.delete(key))
    return answer
  }
}
