import { Problem } from '../http/problem'
import type { Users } from '../identity/users'
import type { RelyingParty, Renewed } from './relying-party'
import type { WebSession, WebSessions } from './web-sessions'

/** Tokens that end within this time are renewed at once, as the specification has it. */
const refreshThreshold = 30_000

export type CurrentSession = (id: string) => Promise<WebSession | undefined>

/**
 * Looks a session up and keeps its tokens fresh. As the provider refuses to renew the tokens of a session that it
 * has ended, an ended one is noticed here within an access token's life, and so is what has changed about the user.
 * Requests that arrive together renew once.
 */
export function currentSessions(
  sessions: WebSessions,
  relyingParty: Pick<RelyingParty, 'renew'>,
  users: Users,
): CurrentSession {
  const renewing = new Map<string, Promise<WebSession | undefined>>()

  async function renew(session: WebSession): Promise<WebSession | undefined> {
    const renewed = await relyingParty.renew(session.tokens)
    if (!renewed || !(await stillAdmitted(renewed))) {
      await sessions.close(session.id)
      return undefined
    }
    await sessions.renew(session.id, renewed.tokens, renewed.accessExpiresAt)
    const { tokens, accessExpiresAt } = renewed
    return { ...session, tokens, accessExpiresAt }
  }

  /** Why not is told at the next sign-in, which now follows. */
  async function stillAdmitted({ claims }: Renewed): Promise<boolean> {
    try {
      return claims === undefined || (await users.admit(claims)) !== undefined
    } catch (error) {
      if (error instanceof Problem && error.status === 403) return false
      throw error
    }
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
