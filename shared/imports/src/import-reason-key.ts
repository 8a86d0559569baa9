import { importReasonCodes } from '@energycockpit/contract'
import { ownReasonKey } from '@energycockpit/failures'

/** Reasons that say something else of imports than of values. */
export const ownReasons = [...importReasonCodes, 'FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED'] as const

/** Why imports could not be shown or undone, as the key of a text. */
export const importReasonKey = ownReasonKey('importUndo.reasons', ownReasons)
