import { endEmbeddedSession, openEmbeddedSession, renewEmbeddedSession } from '@energycockpit/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Entities } from '../entities/entities'
import type { SessionCookies } from '../sessions/session-cookies'
import { registerRoute } from '../http/register-route'
import { Problem } from '../http/problem'
import { localeOf } from '../locale/locale'
import type { EmbeddedSessions } from './embedded-sessions'
import { handOverPath, signInPage, signInPageHeaders } from './sign-in-page'

/** Below `/platform`, so that whoever is not signed in is first sent to the sign-in, and then back here. */
export const embeddedSignInPath = '/platform/embedded-sign-in'

/** A whole office behind one address renews every five minutes. */
const PER_MINUTE = 600

interface EmbeddingParts {
  origins: readonly string[]
  entities: Pick<Entities, 'db'>
  cookies: Pick<SessionCookies, 'sessionId'>
  embedded: EmbeddedSessions
}

/** How foreign pages sign in: a window of the portal's own hands a code over, which they exchange for tokens. */
export async function registerEmbeddedSignIn(app: FastifyInstance, parts: EmbeddingParts): Promise<void> {
  const { origins, entities, cookies, embedded } = parts
  const askedFor = z.object({
    origin: z.string().refine((origin) => origins.includes(origin)),
    state: z.string().regex(/^[\w-]{20,100}$/),
    code_challenge: z.string().regex(/^[\w-]{43}$/),
  })
  const handOver = await readFile(new URL('hand-over.js', import.meta.url))

  app.get(embeddedSignInPath, { schema: { hide: true } }, async (request, reply) => {
    const requested = askedFor.safeParse(request.query)
    const webSession = cookies.sessionId(request.headers.cookie)
    if (!requested.success || !webSession) return refused(request, reply)
    const { origin, state, code_challenge: codeChallenge } = requested.data
    const code = await embedded.offer(webSession, { origin, codeChallenge })
    if (code === undefined) return refused(request, reply)
    const locale = await localeOf(entities.db, request, { user: await app.authenticate(request) })
    return reply.headers(signInPageHeaders).send(signInPage(locale, { origin, state, code }))
  })
  app.get(handOverPath, { schema: { hide: true }, config: { asset: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(handOver),
  )

  const options = { perMinute: PER_MINUTE, bodyLimit: 4096 }
  registerRoute(
    app,
    openEmbeddedSession,
    async ({ body, request }) =>
      (await embedded.open(body.code, body.codeVerifier, originOf(request))) ?? notSignedIn(),
    options,
  )
  registerRoute(
    app,
    renewEmbeddedSession,
    async ({ body, request }) =>
      (await embedded.renew(body.renewalToken, originOf(request))) ?? notSignedIn(),
    options,
  )
  registerRoute(
    app,
    endEmbeddedSession,
    async ({ body, request }) => {
      await embedded.end(body.renewalToken, originOf(request))
      return null
    },
    options,
  )

  function originOf({ headers: { origin } }: FastifyRequest): string {
    return origin !== undefined && origins.includes(origin) ? origin : notSignedIn()
  }
}

function notSignedIn(): never {
  throw new Problem(401, 'NOT_SIGNED_IN')
}

function refused(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.warn('a foreign page that is not admitted, or asks wrongly, wanted to sign in')
  return reply
    .header('cache-control', 'no-store')
    .redirect(`/platform/home-portal/error?${new URLSearchParams({ id: request.id })}`, 302)
}
