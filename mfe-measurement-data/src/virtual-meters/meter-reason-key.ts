import { ownReasonKey } from '@energycockpit/failures'

/** Reasons that say something else of virtual meters than of values. */
export const ownReasons = ['FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED'] as const

/** Why virtual meters could not be shown or changed, as the key of a text. */
export const meterReasonKey = ownReasonKey('virtual.reasons', ownReasons)
