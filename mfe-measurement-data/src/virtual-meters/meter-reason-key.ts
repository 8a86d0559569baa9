import { isCallError } from '@energycockpit/api-client'
import { reasonKey } from '@energycockpit/failures'

/** Reasons that say something else of virtual meters than of values. */
export const ownReasons = ['FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED'] as const

/** Why virtual meters could not be shown or changed, as the key of a text. */
export function meterReasonKey(error: unknown): string {
  const code = isCallError(error) && error.kind === 'refused' ? error.reasons[0]?.code : undefined
  const own = ownReasons.find((reason) => reason === code)
  return own ? `virtual.reasons.${own}` : reasonKey(error)
}
