import type { KoaContextWithOIDC } from 'oidc-provider'
import { clearStatusCookie } from './keycloak-dialect'
import { browserClient, realmPath, webSessionClient } from './issuer'

/**
 * Ends the provider's session without asking again when whoever asks holds an id token of this very session: the
 * portal sent the user here because they chose to sign out. False: somebody else's link, so the user is asked.
 */
export async function endSessionAtOnce(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { provider, session, params } = ctx.oidc
  const hint = ctx.oidc.entities.IdTokenHint?.payload as { sid?: string; sub?: string } | undefined
  if (!session || !hint || hint.sid !== session.uid || hint.sub !== session.accountId) return false

  for (const clientId of [browserClient, webSessionClient]) {
    const grantId = session.grantIdFor(clientId)
    if (grantId === undefined) continue
    await provider.RefreshToken.revokeByGrantId(grantId)
    await provider.AuthorizationCode.revokeByGrantId(grantId)
    await provider.Grant.adapter.destroy(grantId)
  }
  await session.destroy()
  ctx.cookies.set(provider.cookieName('session'), null, { path: realmPath, signed: true })
  clearStatusCookie(ctx)

  const target =
    typeof params?.post_logout_redirect_uri === 'string' ? params.post_logout_redirect_uri : undefined
  const url = new URL(target ?? ctx.oidc.urlFor('end_session_success'))
  if (target && typeof params?.state === 'string') url.searchParams.set('state', params.state)
  ctx.status = 303
  ctx.redirect(url.href)
  return true
}
