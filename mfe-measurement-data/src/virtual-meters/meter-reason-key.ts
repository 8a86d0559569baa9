import { ownReasonKey } from '@energycockpit/failures'

/** Reasons that say something else of virtual meters than of values. */
export const ownReasons = [
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'STRUCTURE_CHANGED_MEANWHILE',
  'STRUCTURE_IN_USE',
  'STRUCTURE_INVALID',
  'STEP_NOT_UNDOABLE',
] as const

/** Why virtual meters could not be shown or changed, as the key of a text. */
export const meterReasonKey = ownReasonKey('virtual.reasons', ownReasons)
