import type { SignedInUser } from '../../access/signed-in-user'
import type { NewImport } from './import-repository'

/** Whose an import is that a user sends. */
export const sentBy = (user: SignedInUser): Pick<NewImport, 'businessId' | 'scope' | 'actor'> => ({
  businessId: user.clientBusinessId,
  scope: user.visibleBusinessIds,
  actor: user,
})
