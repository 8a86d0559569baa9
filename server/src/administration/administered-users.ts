import { USERS_PER_PAGE, type AdministeredUser, type UserStatus } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { containing } from '../entities/containing'
import type { Tables } from '../entities/tables'
import type { SignedInUser } from '../access/signed-in-user'
import { anyOf } from '../access/visible-businesses'
import { assignableRoles } from './assignable-roles'

export interface UsersQuery {
  businessIds: readonly number[]
  /** Part of the name or the user name. */
  search?: string | undefined
  /** The last user of the page before. */
  after?: string | undefined
}

const lastSignIn = sql<Date | null>`(
  select max(at) from audit_entry where actor_uuid = portal_user.uuid and action = 'sign-in.succeeded')`
const hasSecondFactor = sql<boolean>`exists (
  select from second_factor where user_uuid = portal_user.uuid and switched_on_at is not null)`

const apiTokens = sql<number>`(
  select count(*)::integer from api_token
  where user_uuid = portal_user.uuid and revoked_at is null and expires_at > now())`

/** One page of users by name, as the asker sees them. */
export async function administeredUsers(
  db: Kysely<Tables>,
  principal: SignedInUser,
  { businessIds, search, after }: UsersQuery,
): Promise<{ users: AdministeredUser[]; next: string | null }> {
  let query = db
    .selectFrom('portal_user')
    .innerJoin('client_business', 'client_business.id', 'client_business_id')
    .select(['uuid', 'user_name', 'display_name', 'client_business_id', 'roles', 'disabled', 'parent_id'])
    .select(['client_business.name as business_name'])
    .select(sql<boolean>`password_hash is null and facts_of is null`.as('is_invited'))
    .select([
      lastSignIn.as('last_sign_in'),
      hasSecondFactor.as('has_second_factor'),
      apiTokens.as('api_tokens'),
    ])
    .where('client_business_id', '=', anyOf(businessIds))
    .orderBy(sql`lower(display_name)`)
    .orderBy('uuid')
    .limit(USERS_PER_PAGE + 1)
  if (search !== undefined) {
    const pattern = containing(search)
    query = query.where((is) =>
      is.or([is('display_name', 'ilike', pattern), is('user_name', 'ilike', pattern)]),
    )
  }
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(lower(display_name), uuid) > (select lower(display_name), uuid from portal_user where uuid = ${after})`,
    )
  const found = await query.execute()
  const users = found.slice(0, USERS_PER_PAGE).map((row): AdministeredUser => {
    const grantable = assignableRoles(principal.roles, { isSubBusiness: row.parent_id !== null })
    return {
      uuid: row.uuid,
      userName: row.user_name,
      displayName: row.display_name,
      businessId: row.client_business_id,
      businessName: row.business_name,
      roles: row.roles,
      status: statusOf(row),
      lastSignIn: row.last_sign_in?.toISOString() ?? null,
      hasSecondFactor: row.has_second_factor,
      apiTokens: row.api_tokens,
      changeable: row.uuid !== principal.uuid && row.roles.every((role) => grantable.includes(role)),
    }
  })
  return { users, next: found.length > USERS_PER_PAGE ? (users.at(-1)?.uuid ?? null) : null }
}

function statusOf({ disabled, is_invited }: { disabled: boolean; is_invited: boolean }): UserStatus {
  if (disabled) return 'disabled'
  return is_invited ? 'invited' : 'active'
}

/** Where the asker may invite users, with the roles that they may give there. */
export async function businessesToInviteTo(
  db: Kysely<Tables>,
  principal: SignedInUser,
): Promise<{ id: number; name: string; roles: number[] }[]> {
  const rows = await db
    .selectFrom('client_business')
    .select(['id', 'name', 'parent_id'])
    .where('id', '=', anyOf(principal.visibleBusinessIds))
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(({ id, name, parent_id }) => ({
    ...{ id, name },
    roles: assignableRoles(principal.roles, { isSubBusiness: parent_id !== null }),
  }))
}
