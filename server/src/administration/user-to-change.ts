import { roles as allRoles } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import { assignableRoles } from './assignable-roles'

export interface UserToChange {
  uuid: string
  userName: string
  displayName: string
  businessId: number
  businessName: string
  roles: number[]
  disabled: boolean
  isInvited: boolean
  /** What the asker may give in the user's business. */
  grantable: number[]
}

/**
 * The user whom an administrator is about to change, and their business, locked until the transaction ends. Rejects
 * with a Problem: 404 outside of the businesses that the asker sees, 409 for the asker themselves, 403 for a user who
 * has a role that the asker may not give.
 */
export async function userToChange(
  transaction: Kysely<Tables>,
  principal: SignedInUser,
  uuid: string,
): Promise<UserToChange> {
  const user = await transaction
    .selectFrom('portal_user')
    .select(['uuid', 'user_name', 'display_name', 'client_business_id', 'roles', 'disabled'])
    .select(sql<boolean>`password_hash is null and facts_of is null`.as('is_invited'))
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!user || !principal.visibleBusinessIds.includes(user.client_business_id))
    throw new Problem(404, 'NOT_FOUND')
  if (user.uuid === principal.uuid) throw new Problem(409, 'NOT_YOURSELF')
  // The business is what two administrators who change each other meet at.
  const business = await transaction
    .selectFrom('client_business')
    .select(['name', 'parent_id'])
    .where('id', '=', user.client_business_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { roles, disabled } = await transaction
    .selectFrom('portal_user')
    .select(['roles', 'disabled'])
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const grantable = assignableRoles(principal.roles, { isSubBusiness: business.parent_id !== null })
  if (!roles.every((role) => grantable.includes(role))) throw new Problem(403, 'ROLE_NOT_ASSIGNABLE')
  return {
    ...{ uuid, roles, disabled, grantable },
    userName: user.user_name,
    displayName: user.display_name,
    businessId: user.client_business_id,
    businessName: business.name,
    isInvited: user.is_invited,
  }
}

const administering = Object.values(allRoles).filter((role) => isPermitted([role], 'users:administer'))

/** Rejects with a Problem (409) when nobody else who can sign in administers the users of this user's business. */
export async function refuseWithoutAdministrator(
  transaction: Kysely<Tables>,
  user: UserToChange,
): Promise<void> {
  if (user.disabled || user.isInvited || !isPermitted(user.roles, 'users:administer')) return
  const other = await transaction
    .selectFrom('portal_user')
    .select('uuid')
    .where('client_business_id', '=', user.businessId)
    .where('uuid', '<>', user.uuid)
    .where('disabled', '=', false)
    .where(sql<boolean>`roles && ${`{${administering.join()}}`}::integer[]`)
    .where(sql<boolean>`(password_hash is not null or facts_of is not null)`)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new Problem(409, 'LAST_ADMIN')
}
