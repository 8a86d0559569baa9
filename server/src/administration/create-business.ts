import type { createBusiness as createBusinessCall } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'

/**
 * Creates a client business. Answers its number, the next after the highest. Rejects with a Problem when the name is
 * taken (409), or when the super client is none (404): businesses are two levels deep.
 */
export async function createBusiness(
  { db, audit }: { db: Kysely<Tables>; audit: AuditLog },
  principal: SignedInUser,
  { name, superClientBusinessId: parentId }: z.output<(typeof createBusinessCall)['body']>,
): Promise<number> {
  return db
    .transaction()
    .execute((transaction) => addBusiness(transaction, audit, principal, { name, parentId }))
}

/** The same within a transaction of the caller's. */
export async function addBusiness(
  transaction: Kysely<Tables>,
  audit: AuditLog,
  principal: SignedInUser,
  { name, parentId }: { name: string; parentId: number | null },
): Promise<number> {
  // Two administrators at the same moment get two numbers, and one of them the name.
  await sql`lock table client_business in share row exclusive mode`.execute(transaction)
  const businesses = await transaction
    .selectFrom('client_business')
    .select(['id', 'parent_id', sql<boolean>`lower(name) = lower(${name})`.as('has_name')])
    .execute()
  if (businesses.some(({ has_name }) => has_name)) throw new Problem(409, 'BUSINESS_NAME_TAKEN')
  if (parentId !== null && !businesses.some(({ id, parent_id }) => id === parentId && parent_id === null))
    throw new Problem(404, 'NOT_FOUND', 'There is no such super client')
  const id = Math.max(0, ...businesses.map((business) => business.id)) + 1
  await transaction.insertInto('client_business').values({ id, name, parent_id: parentId }).execute()
  await audit.write(transaction, {
    action: 'business.created',
    actor: principal,
    subject: { id: String(id), name },
    businessId: id,
    ...(parentId !== null && { detail: { superClientBusinessId: parentId } }),
  })
  return id
}

/** Below which businesses the asker may create one, by name; null: they may create none at all. */
export async function superClientsFor(
  db: Kysely<Tables>,
  principal: SignedInUser,
): Promise<{ id: number; name: string }[] | null> {
  if (!isPermitted(principal.roles, 'businesses:create')) return null
  return db
    .selectFrom('client_business')
    .select(['id', 'name'])
    .where('parent_id', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute()
}
