import { isCallError } from '@energycockpit/api-client'
import { reasonKey } from '@energycockpit/failures'

/** Reasons that say something else of prices and factors than of values. */
export const ownReasons = ['FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED', 'FACTOR_INVALID'] as const

/** Why factors could not be shown or set, as the key of a text. */
export function factorReasonKey(error: unknown): string {
  const code = isCallError(error) && error.kind === 'refused' ? error.reasons[0]?.code : undefined
  const own = ownReasons.find((reason) => reason === code)
  return own ? `factors.reasons.${own}` : reasonKey(error)
}
