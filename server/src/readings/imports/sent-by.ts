import type { SignedInUser } from '../../access/signed-in-user'
import type { NewLoad } from './load-repository'

/** Whose a load is that a user sends. */
export const sentBy = (user: SignedInUser): Pick<NewLoad, 'businessId' | 'scope' | 'actor'> => ({
  businessId: user.clientBusinessId,
  scope: user.visibleBusinessIds,
  actor: user,
})
