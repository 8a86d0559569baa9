import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import type { PasswordThrottle } from '../identity/password-throttle'
import { verifyPassword } from '../identity/passwords'
import type { SignedInUser } from '../access/signed-in-user'

/** Who confirms, and by which request. */
export interface Confirming {
  user: SignedInUser
  request: FastifyRequest
  reply: FastifyReply
}

/** Makes sure that it is the user who sits there, where the portal keeps the password. */
export type Confirm = (requested: Confirming, password: string | undefined) => Promise<void>

/** Rejects with a Problem (429) that says when to come back. */
export async function checkThrottle(
  throttle: PasswordThrottle,
  name: string,
  { request, reply }: Pick<Confirming, 'request' | 'reply'>,
): Promise<void> {
  const seconds = await throttle.ask(name, request.ip)
  if (seconds === 0) return
  reply.header('retry-after', seconds)
  throw new Problem(429, 'TOO_MANY_REQUESTS')
}

/**
 * Makes sure that it is the user who sits there. A wrong password counts as one at signing in: a session that was left
 * open is no place to guess on. Rejects with a Problem: 400 for a wrong password, 429 after too many.
 */
export async function confirmPassword(
  { db, throttle }: { db: Kysely<Tables>; throttle: PasswordThrottle },
  requested: Confirming,
  password: string,
): Promise<void> {
  const { uuid, userName } = requested.user
  await checkThrottle(throttle, userName, requested)
  const row = await db
    .selectFrom('portal_user')
    .select('password_hash')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!(await verifyPassword(password, row?.password_hash))) throw new Problem(400, 'PASSWORD_WRONG')
  await throttle.right(userName, requested.request.ip)
}
