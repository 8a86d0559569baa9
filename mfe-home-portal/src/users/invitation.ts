import type { inviteUser, Locale } from '@energycockpit/contract'
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

/** The same for another business, where other roles may be given. */
export const inBusiness = (invitation: Invitation, { id, roles }: Business): Invitation => ({
  ...invitation,
  ...{ businessId: id, roles: invitation.roles.filter((role) => roles.includes(role)) },
})
