import { roles } from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import type { NotificationKind } from './kinds'

export interface PossibleRecipient {
  uuid: string
  roles: readonly number[]
  businessId: number
}

export interface Concerned extends Pick<NotificationKind, 'needs' | 'ownBusinessOnly'> {
  /** Null: everybody's. */
  businessId: number | null
  /** The super client above it. */
  parentId: number | null
  causedBy: string | null
}

const seesSubBusinesses: readonly number[] = [roles.SUPER_CLIENT_ADMIN, roles.SUPER_CLIENT_USER]

/**
 * Whether somebody is told: of the business or of the super client above it, with the permission, and not the one who
 * did it. Who runs the installation sees all businesses and is told of the own one only.
 */
export function receives(
  user: PossibleRecipient,
  { businessId, parentId, causedBy, needs, ownBusinessOnly }: Concerned,
): boolean {
  if (user.uuid === causedBy || !isPermitted(user.roles, needs)) return false
  if (businessId === null || user.businessId === businessId) return true
  return (
    !ownBusinessOnly &&
    user.businessId === parentId &&
    user.roles.some((role) => seesSubBusinesses.includes(role))
  )
}
