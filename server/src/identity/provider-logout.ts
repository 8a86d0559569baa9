import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { clearStatusCookie } from './keycloak-dialect'
import { browserClient, realmPath, webSessionClient } from './issuer'

/**
 * Ends the provider's session without asking again when whoever asks holds an id token of this very session: the
 * portal sent the user here because they chose to sign out. False: somebody else's link, so the user is asked.
 */
export async function endSessionAtOnce(ctx: KoaContextWithOIDC): Promise<boolean> {
  const { provider, session } = ctx.oidc
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

  goOn(ctx)
  return true
}

/**
 * Shows the question at an address without the id token, which would stay in the history. False: it has none, so the
 * question may be shown.
 */
export function confirmSignOut(ctx: KoaContextWithOIDC): boolean {
  const { params, client } = ctx.oidc
  if (params?.id_token_hint === undefined || !client) return false
  const url = new URL(ctx.oidc.urlFor('end_session'))
  url.searchParams.set('client_id', client.clientId)
  for (const name of ['post_logout_redirect_uri', 'state', 'ui_locales'])
    if (typeof params[name] === 'string') url.searchParams.set(name, params[name])
  seeOther(ctx, url)
  return true
}

/** Where nobody is signed in any more there is nothing to end: on to where a sign-out leads. */
export function goOnWhereNobodyIsSignedIn(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    const { oidc } = ctx as Partial<KoaContextWithOIDC>
    if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId !== undefined) return
    clearStatusCookie(ctx as KoaContextWithOIDC)
    goOn(ctx as KoaContextWithOIDC)
  })
}

/** What was requested has been checked by then. */
function goOn(ctx: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: wanted, state } = ctx.oidc.params ?? {}
  const target = typeof wanted === 'string' ? wanted : undefined
  const url = new URL(target ?? ctx.oidc.urlFor('end_session_success'))
  if (target && typeof state === 'string') url.searchParams.set('state', state)
  seeOther(ctx, url)
}

function seeOther(ctx: KoaContextWithOIDC, url: URL): void {
  ctx.status = 303
  ctx.redirect(url.href)
}
