import { endAllSessions, endOwnSession, getOwnSessions } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { SignInEntries } from '../audit/sign-in-entries'
import { registerRoute } from '../http/register-route'
import { Problem } from '../http/problem'
import type { SessionCookies } from '../sessions/session-cookies'
import type { WebSessions } from '../sessions/web-sessions'

interface OwnSessionParts {
  cookies: SessionCookies
  sessions: WebSessions
  endSessionsOf: (userUuid: string) => Promise<void>
  entries: SignInEntries
  /** False when the user has no such session. */
  endSessionOf: (userUuid: string, sessionUuid: string) => Promise<boolean>
}

/** Where users see in which browsers they are signed in, and sign out everywhere. */
export function registerOwnSessions(
  app: FastifyInstance,
  { cookies, sessions, endSessionsOf, endSessionOf, entries }: OwnSessionParts,
): void {
  registerRoute(
    app,
    getOwnSessions,
    async ({ user, request }) => {
      const found = await sessions.listOf(user.uuid, cookies.sessionId(request.headers.cookie))
      return {
        sessions: found.map(({ createdAt, lastSeenAt, ...session }) => ({
          ...session,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      }
    },
    { whileBlocked: true },
  )

  registerRoute(
    app,
    endOwnSession,
    async ({ user, params, request }) => {
      if (!(await endSessionOf(user.uuid, params.uuid))) throw new Problem(404, 'NOT_FOUND')
      request.log.info({ user: user.uuid }, 'a user ended one of their sessions')
      return null
    },
    { whileBlocked: true },
  )

  registerRoute(
    app,
    endAllSessions,
    async ({ user, request, reply }) => {
      await endSessionsOf(user.uuid)
      await entries.signedOutEverywhere(user.uuid)
      request.log.info({ user: user.uuid }, 'a user signed out everywhere')
      reply.header('set-cookie', cookies.dropSession())
      return null
    },
    { whileBlocked: true },
  )
}
