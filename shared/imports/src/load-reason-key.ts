import { isCallError } from '@energycockpit/api-client'
import { loadReasonCodes } from '@energycockpit/contract'
import { reasonKey } from '@energycockpit/failures'

/** Reasons that say something else of loads than of values. */
export const ownReasons = [...loadReasonCodes, 'FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED'] as const

/** Why loads could not be shown or undone, as the key of a text. */
export function loadReasonKey(error: unknown): string {
  const code = isCallError(error) && error.kind === 'refused' ? error.reasons[0]?.code : undefined
  const own = ownReasons.find((reason) => reason === code)
  return own ? `loads.reasons.${own}` : reasonKey(error)
}
