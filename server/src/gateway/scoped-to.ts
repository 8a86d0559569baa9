import type { SignedInUser } from '../access/signed-in-user'

/** The user as they see things while they look at one business; one that they do not see any more narrows nothing. */
export function scopedTo(businessId: number | null, user: SignedInUser): SignedInUser {
  if (businessId === null || !user.visibleBusinessIds.includes(businessId)) return user
  return { ...user, activeBusinessId: businessId, visibleBusinessIds: [businessId] }
}
