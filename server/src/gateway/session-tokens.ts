import type { RelyingParty } from './relying-party'
import type { WebSession, WebSessions } from './web-sessions'

/** Tokens that end within this time are renewed at once, as the specification has it. */
const refreshThreshold = 30_000

export type CurrentSession = (id: string) => Promise<WebSession | undefined>

/**
 * Looks a session up and keeps its tokens fresh. As the provider refuses to renew the tokens of a session that it
 * has ended, an ended one is noticed here within an access token's life. Requests that arrive together renew once.
 */
export function currentSessions(
  sessions: WebSessions,
  relyingParty: Pick<RelyingParty, 'renew'>,
): CurrentSession {
  const renewing = new Map<string, Promise<WebSession | undefined>>()

  async function renew(session: WebSession): Promise<WebSession | undefined> {
    const renewed = await relyingParty.renew(session.tokens)
    if (!renewed) {
      await sessions.close(session.id)
      return undefined
    }
    await sessions.renew(session.id, renewed.tokens, renewed.accessExpiresAt)
    return { ...session, ...renewed }
  }

  return async (id) => {
    const running = renewing.get(id)
    if (running) return running
    const session = await sessions.find(id)
    if (!session || session.accessExpiresAt.getTime() - Date.now() > refreshThreshold) return session
    // Another request may have begun to renew while this one was reading.
    let renewal = renewing.get(id)
    if (!renewal) {
      renewal = renew(session).finally(() => renewing.delete(id))
      renewing.set(id, renewal)
    }
    return renewal
  }
}
