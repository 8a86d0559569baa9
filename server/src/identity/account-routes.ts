import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import type { Bearers } from './bearers'
import { bearerOf } from './bearer'
import { protocolPath, realmPath } from './issuer'
import { loadUser } from './load-user'
import type { SignedInUser } from '../access/signed-in-user'
import { profileClaims, roleNames } from './user-claims'

/** What keycloak-js asks about the user: userinfo as OpenID Connect has it, and the account as Keycloak has it. */
export function registerAccount(app: FastifyInstance, db: Kysely<Tables>, bearers: Bearers): void {
  async function bearerUser(request: FastifyRequest): Promise<SignedInUser> {
    const token = bearerOf(request.headers.authorization)
    const claims = token ? await bearers.claimsOf(token) : undefined
    const user = claims && (await loadUser(db, claims.sub))
    if (!user) throw new Problem(401, 'NOT_SIGNED_IN')
    return user
  }

  app.get(`${protocolPath}/userinfo`, async (request, reply) => {
    const user = await bearerUser(request)
    reply.header('cache-control', 'no-store')
    return { sub: user.uuid, ...profileClaims(user), realm_access: { roles: roleNames(user.roles) } }
  })

  app.get(`${realmPath}/account`, async (request, reply) => {
    const user = await bearerUser(request)
    reply.header('cache-control', 'no-store')
    return {
      id: user.uuid,
      username: user.userName,
      email: user.email,
      emailVerified: user.email !== null,
      attributes: { displayName: [user.displayName], clientBusinessId: [String(user.clientBusinessId)] },
    }
  })
}
