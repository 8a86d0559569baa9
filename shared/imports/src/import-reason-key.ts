import { isCallError } from '@energycockpit/api-client'
import { importReasonCodes } from '@energycockpit/contract'
import { reasonKey } from '@energycockpit/failures'

/** Reasons that say something else of imports than of values. */
export const ownReasons = [...importReasonCodes, 'FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED'] as const

/** Why imports could not be shown or undone, as the key of a text. */
export function importReasonKey(error: unknown): string {
  const code = isCallError(error) && error.kind === 'refused' ? error.reasons[0]?.code : undefined
  const own = ownReasons.find((reason) => reason === code)
  return own ? `importUndo.reasons.${own}` : reasonKey(error)
}
