import { getActiveBusiness, setActiveBusiness } from '@energycockpit/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { isEmbeddedToken } from '../embedding/embedded-sessions'
import { registerRoute } from '../http/register-route'
import { Problem } from '../http/problem'
import { bearerOf } from '../identity/bearer'
import { loadUser } from '../identity/load-user'
import { anyOf } from '../access/visible-businesses'
import type { ActiveBusinesses } from './active-businesses'
import type { SessionCookies } from '../sessions/session-cookies'
import type { WebSessions } from '../sessions/web-sessions'
import type { Principal } from './principal'

interface ActiveBusinessParts {
  db: Kysely<Tables>
  cookies: SessionCookies
  sessions: WebSessions
  businesses: ActiveBusinesses
  requestAs: (request: FastifyRequest) => Promise<Principal | undefined>
}

/** Which of several businesses a user looks at. It is kept with the session of the web, or with that of an app. */
export function registerActiveBusiness(
  app: FastifyInstance,
  { db, cookies, sessions, businesses, requestAs }: ActiveBusinessParts,
): void {
  /** All that the user sees, whatever they look at now. */
  const visibleTo = async (userUuid: string) => (await loadUser(db, userUuid))?.visibleBusinessIds ?? []

  /** A foreign page shows what its visitor looks at in the portal, and changes nothing there. */
  async function sessionOfToken(request: FastifyRequest): Promise<string> {
    const { providerSessionId = null } = (await requestAs(request)) ?? {}
    if (providerSessionId === null || isEmbeddedToken(bearerOf(request.headers.authorization) ?? ''))
      throw new Problem(400, 'VALIDATION_FAILED', 'Nothing keeps the business for this token')
    return providerSessionId
  }

  registerRoute(app, getActiveBusiness, async ({ user }) => {
    const businesses = await db
      .selectFrom('client_business')
      .select(['id', 'name'])
      .where('id', '=', anyOf(await visibleTo(user.uuid)))
      .orderBy(sql`lower(name)`)
      .execute()
    return { businessId: user.activeBusinessId ?? null, businesses }
  })

  registerRoute(app, setActiveBusiness, async ({ body: { businessId }, user, request }) => {
    if (businessId !== null && !(await visibleTo(user.uuid)).includes(businessId))
      throw new Problem(404, 'NOT_FOUND')
    const { authorization, cookie } = request.headers
    const id = cookies.sessionId(cookie)
    if (authorization === undefined && id !== undefined) await sessions.lookAt(id, businessId)
    else await businesses.choose(await sessionOfToken(request), businessId)
    return null
  })
}
