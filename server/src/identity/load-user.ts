import { sql, type Kysely } from 'kysely'
import { roles } from '@energycockpit/contract'
import type { Tables } from '../entities/tables'
import type { SignedInUser } from '../access/signed-in-user'

const seesSubBusinesses: readonly number[] = [roles.SUPER_CLIENT_ADMIN, roles.SUPER_CLIENT_USER]
const seesEverything: readonly number[] = [roles.SYSTEM_ADMIN, roles.SYSTEM_USER]

/** Whose data a user sees: the own business, a super client's people also its sub-businesses, the operator all. */
export function visibleBusinesses(
  roleNumbers: readonly number[],
  own: number,
  businesses: readonly { id: number; parent_id: number | null }[],
): number[] {
  if (roleNumbers.some((role) => seesEverything.includes(role))) return businesses.map(({ id }) => id)
  if (!roleNumbers.some((role) => seesSubBusinesses.includes(role))) return [own]
  return businesses.filter(({ id, parent_id }) => id === own || parent_id === own).map(({ id }) => id)
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** In the same question: it is asked with every call. */
const allBusinesses = sql<{ id: number; parent_id: number | null }[]>`
  (select json_agg(json_build_object('id', b.id, 'parent_id', b.parent_id) order by b.id) from client_business b)`

/** The user behind a token's subject, read afresh so that a change of roles counts at once. Disabled: undefined. */
export async function loadUser(db: Kysely<Tables>, uuid: string): Promise<SignedInUser | undefined> {
  if (!uuidShape.test(uuid)) return undefined
  const user = await db
    .selectFrom('portal_user')
    .innerJoin('client_business', 'client_business.id', 'portal_user.client_business_id')
    .select(['uuid', 'user_name', 'display_name', 'email', 'client_business_id', 'roles'])
    .select(['client_business.name as business_name', 'client_business.parent_id as business_parent'])
    .select(allBusinesses.as('businesses'))
    .where('uuid', '=', uuid)
    .where('disabled', '=', false)
    .executeTakeFirst()
  if (!user) return undefined
  return {
    uuid: user.uuid,
    userName: user.user_name,
    displayName: user.display_name,
    email: user.email,
    clientBusinessId: user.client_business_id,
    clientBusinessName: user.business_name,
    superClientBusinessId: user.business_parent,
    roles: user.roles,
    visibleBusinessIds: visibleBusinesses(user.roles, user.client_business_id, user.businesses),
  }
}
