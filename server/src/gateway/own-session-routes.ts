import { endAllSessions, getOwnSessions } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../http/answer-call'
import type { SessionCookies } from './session-cookies'
import type { WebSessions } from './web-sessions'

interface OwnSessionParts {
  cookies: SessionCookies
  sessions: WebSessions
  endSessionsOf: (userUuid: string) => Promise<void>
}

/** Where users see in which browsers they are signed in, and sign out everywhere. */
export function registerOwnSessions(
  app: FastifyInstance,
  { cookies, sessions, endSessionsOf }: OwnSessionParts,
): void {
  answerCall(
    app,
    getOwnSessions,
    'account:own',
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

  answerCall(
    app,
    endAllSessions,
    'account:own',
    async ({ user, request, reply }) => {
      await endSessionsOf(user.uuid)
      request.log.info({ user: user.uuid }, 'a user signed out everywhere')
      reply.header('set-cookie', cookies.dropSession())
      return null
    },
    { whileBlocked: true },
  )
}
