import { storableText } from '@energycockpit/contract'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../config'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { bearerOf } from '../identity/bearer'
import { roleNumbers } from '../identity/user-facts'
import { storeUserFacts } from '../identity/users'
import { firstOpenReason } from './open-reasons'

/** Asked by the required action in `keycloak/required-action`, at every step of a log-in. */
export const questionPath = '/rest/identity-provider/required-actions'

/** Wrong secrets from one address; right ones are not counted, for a Keycloak asks with every page load. */
const guessesPerMinute = 20

const text = storableText.check(z.maxLength(300))
const paramsSchema = z.object({ userUuid: z.uuid() })
/** What Keycloak knows of the user: a user whom the portal has never seen has something to confirm as well. */
const factsSchema = z.object({
  userName: text.check(z.minLength(1)),
  displayName: text,
  email: z.nullable(text),
  clientBusinessId: z.nullable(z.int()),
  roles: z.array(storableText.check(z.maxLength(200))).check(z.maxLength(500)),
})

/**
 * Answers a Keycloak whether a user has something to confirm before a log-in may end: `{ "open": true | false }`.
 * Keycloak proves itself with the shared secret as a bearer token. Somebody whom the portal will not let in (unknown
 * business, no role) has nothing open: why, is told when the log-in comes back.
 */
export function registerKeycloakBlocking(
  app: FastifyInstance,
  { config, entities: { db } }: { config: Config; entities: Entities },
): void {
  const { keycloakUrl, keycloakBlockingSecret: secret } = config
  if (keycloakUrl === undefined || secret === undefined) return
  const isKeycloak = (authorization: string | undefined) => isSame(bearerOf(authorization), secret)

  app.post(
    `${questionPath}/:userUuid`,
    {
      schema: { hide: true, params: paramsSchema, body: factsSchema },
      config: {
        rateLimit: {
          max: guessesPerMinute,
          timeWindow: '1 minute',
          allowList: ({ headers }) => isKeycloak(headers.authorization),
        },
      },
      // Before validation: a stranger learns nothing from error messages.
      preValidation: async ({ headers }) => {
        if (!isKeycloak(headers.authorization)) throw new Problem(401, 'NOT_SIGNED_IN')
      },
    },
    async (request, reply) => {
      const { userUuid } = request.params as z.output<typeof paramsSchema>
      const facts = request.body as z.output<typeof factsSchema>
      const displayName = facts.displayName || facts.userName
      const seconds = Math.floor(Date.now() / 1000)
      const known = { ...facts, uuid: userUuid, displayName, roles: roleNumbers(facts.roles) }
      const admitted = await storeUserFacts(db, known, new Date(seconds * 1000)).then(() => true, notAdmitted)
      const open = admitted && (await firstOpenReason(db, userUuid)) !== undefined
      return reply.header('cache-control', 'no-store').send({ open })
    },
  )
}

function notAdmitted(error: unknown): false {
  if (error instanceof Problem && error.status === 403) return false
  throw error
}

/** Takes the same time wherever the two differ. */
function isSame(given: string | undefined, secret: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(given ?? ''), digest(secret))
}
