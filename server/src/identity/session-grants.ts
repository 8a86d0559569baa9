import { createHash } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { Grant, KoaContextWithOIDC } from 'oidc-provider'

/**
 * Names a session's grant for a client by the two, instead of writing a random name into the session. Two windows
 * that ask at the same moment would otherwise make a grant each, the session would keep one of them, and the tokens
 * of the other window would be refused.
 */
export function oneGrantPerSessionAndClient(provider: Provider): void {
  const prototype = provider.Session.prototype as unknown as {
    grantIdFor(this: { uid: string }, clientId: string, value?: string): string | undefined
  }
  prototype.grantIdFor = function (clientId, value) {
    return value === undefined ? grantId(this.uid, clientId) : undefined
  }
}

/** The grant of a session for a client. */
export const grantId = (sessionUid: string, clientId: string): string =>
  createHash('sha256').update(`${sessionUid} ${clientId}`).digest('base64url')

/** Both clients are the portal itself: whoever is signed in has granted them everything there is. */
export async function grantEverything(
  ctx: KoaContextWithOIDC,
  scopes: readonly string[],
): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const jti = grantId(session.uid, client.clientId)
  const existing = await provider.Grant.find(jti)
  if (existing?.accountId === session.accountId) return existing
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.jti = jti
  grant.addOIDCScope(scopes.join(' '))
  await grant.save()
  return grant
}
