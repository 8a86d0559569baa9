import { inviteUser, type Locale } from '@energycockpit/contract'
import type * as z from 'zod/mini'

export type Invitation = z.input<typeof inviteUser.body>

export interface Business {
  id: number
  name: string
  /** The roles that may be given there. */
  roles: readonly number[]
}

export const emptyInvitation = (business: Business, locale: Locale): Invitation => ({
  ...{ businessId: business.id, email: '', displayName: '', roles: [], locale },
})

const fields = ['email', 'displayName', 'roles'] as const
export type FieldOfInvitation = (typeof fields)[number]

/** The fields that the server would not take as they are. */
export function faultsOf(invitation: Invitation): FieldOfInvitation[] {
  const { error } = inviteUser.body.safeParse(invitation)
  const wrong = error?.issues.map(({ path: [field] }) => field) ?? []
  return fields.filter((field) => wrong.includes(field))
}

/** The same for another business, where other roles may be given. */
export const inBusiness = (invitation: Invitation, { id, roles }: Business): Invitation => ({
  ...invitation,
  ...{ businessId: id, roles: invitation.roles.filter((role) => roles.includes(role)) },
})
