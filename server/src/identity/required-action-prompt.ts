import { interactionPolicy } from 'oidc-provider'
import { realmPath } from './issuer'

export const requiredAction = 'required-action'

/** Whether a user has something to confirm first. */
export type IsBlocked = (userUuid: string) => Promise<boolean>

/** Where a log-in waits until everything is confirmed. The uid belongs into the path: the cookie is bound to it. */
export const requiredActionPath = (uid: string): string => `${realmPath}/login-actions/required-action/${uid}`

/**
 * After the password and before every code: whoever has something to confirm does that first, in every browser and
 * app, with a session from before as well. Nothing that came back from a log-in counts, the store is asked again.
 */
export function requiredActionPrompt(isBlocked: IsBlocked): interactionPolicy.Prompt {
  const { Check, Prompt } = interactionPolicy
  return new Prompt(
    { name: requiredAction },
    new Check(
      'open_reasons',
      'something has to be confirmed first',
      'interaction_required',
      async ({ oidc: { session } }) => session?.accountId !== undefined && isBlocked(session.accountId),
    ),
  )
}
