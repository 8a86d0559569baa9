import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { loadUser } from '../identity/load-user'
import type { Identity } from '../identity/routes'
import type { SignedInUser } from '../access/signed-in-user'
import { rememberingWhoIsFree } from './blocked-check'
import { firstOpenReason } from './open-reasons'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the user has something to confirm before anything else. */
    isBlocked(userUuid: string): Promise<boolean>
    /**
     * Whose running log-in the request's query parameter `actionToken` belongs to; undefined when it has none.
     * Rejects with a Problem for a token that is not good.
     */
    holderOfActionToken(request: FastifyRequest): Promise<SignedInUser | undefined>
  }
}

/** What every route asks about blocking. Register it before any route that is called. */
export function registerBlockingGuard(
  app: FastifyInstance,
  { entities: { db }, identity }: { entities: Entities; identity: Pick<Identity, 'claimsOfActionToken'> },
): void {
  app.decorate(
    'isBlocked',
    rememberingWhoIsFree(async (userUuid) => (await firstOpenReason(db, userUuid)) !== undefined),
  )

  app.decorate('holderOfActionToken', async ({ query }) => {
    const { actionToken } = (query ?? {}) as { actionToken?: unknown }
    if (typeof actionToken !== 'string') return undefined
    const { userUuid } = await identity.claimsOfActionToken(actionToken)
    const user = await loadUser(db, userUuid)
    if (!user) throw new Problem(401, 'ACTION_TOKEN_INVALID')
    return user
  })
}
