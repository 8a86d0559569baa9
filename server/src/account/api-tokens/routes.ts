import { createApiToken, getApiTokens, revokeApiToken } from '@energycockpit/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedInUser } from '../../access/signed-in-user'
import type { AuditLog } from '../../audit/audit-log'
import { inTransaction } from '../../audit/service-context'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import type { AccountNotice } from '../../mail/account-mail'
import type { Confirm } from '../confirm-password'
import { createToken, listTokens, revokeToken } from './service'

/** Mails on the way; a user makes no more tokens in a minute. */
const CHANGES_PER_MINUTE = 30

interface ApiTokenParts {
  entities: Entities
  audit: AuditLog
  confirm: Confirm
  tell: (user: SignedInUser, notice: AccountNotice, request: FastifyRequest, token: string) => Promise<void>
}

export function registerApiTokens(app: FastifyInstance, parts: ApiTokenParts): void {
  const { entities, audit, confirm, tell } = parts
  const { read } = serviceRoutes(app, { entities, audit })
  const contextOf = ({ user, request }: { user: SignedInUser; request: FastifyRequest }) => ({
    ...{ user, db: entities.db, audit, log: request.log },
  })

  read(getApiTokens, listTokens)

  registerRoute(
    app,
    createApiToken,
    async (requested) => {
      const { user, body, request } = requested
      await confirm(requested, body.password)
      const made = await inTransaction(contextOf(requested), (context) => createToken(context, { body }))
      await tell(user, 'api-token-created', request, body.name)
      return made
    },
    { perMinute: CHANGES_PER_MINUTE },
  )

  registerRoute(
    app,
    revokeApiToken,
    async (requested) => {
      const { user, body, request } = requested
      await confirm(requested, body.password)
      const name = await inTransaction(contextOf(requested), (context) => revokeToken(context, requested))
      await tell(user, 'api-token-revoked', request, name)
      return null
    },
    { perMinute: CHANGES_PER_MINUTE },
  )
}
