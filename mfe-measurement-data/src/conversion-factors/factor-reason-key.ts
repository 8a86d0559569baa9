import { ownReasonKey } from '@energycockpit/failures'

/** Reasons that say something else of prices and factors than of values. */
export const ownReasons = ['FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED', 'FACTOR_INVALID'] as const

/** Why factors could not be shown or set, as the key of a text. */
export const factorReasonKey = ownReasonKey('factors.reasons', ownReasons)
