import { getActiveBusiness, setActiveBusiness } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { answerCall } from '../http/answer-call'
import { Problem } from '../http/problem'
import { loadUser } from '../identity/load-user'
import { anyOf } from '../organization/visible-businesses'
import type { SessionCookies } from './session-cookies'
import type { WebSessions } from './web-sessions'

interface ActiveBusinessParts {
  db: Kysely<Tables>
  cookies: SessionCookies
  sessions: WebSessions
}

/** Which of several businesses a user looks at. It is kept with the web session; the app has none. */
export function registerActiveBusiness(
  app: FastifyInstance,
  { db, cookies, sessions }: ActiveBusinessParts,
): void {
  /** All that the user sees, whatever they look at now. */
  const visibleTo = async (userUuid: string) => (await loadUser(db, userUuid))?.visibleBusinessIds ?? []

  answerCall(app, getActiveBusiness, 'portal:enter', async ({ user }) => {
    const businesses = await db
      .selectFrom('client_business')
      .select(['id', 'name'])
      .where('id', '=', anyOf(await visibleTo(user.uuid)))
      .orderBy(sql`lower(name)`)
      .execute()
    return { businessId: user.activeBusinessId ?? null, businesses }
  })

  answerCall(app, setActiveBusiness, 'portal:enter', async ({ body: { businessId }, user, request }) => {
    const id = cookies.sessionId(request.headers.cookie)
    if (request.headers.authorization !== undefined || !id)
      throw new Problem(400, 'VALIDATION_FAILED', 'Only a web session keeps the business')
    if (businessId !== null && !(await visibleTo(user.uuid)).includes(businessId))
      throw new Problem(404, 'NOT_FOUND')
    await sessions.lookAt(id, businessId)
    return null
  })
}
