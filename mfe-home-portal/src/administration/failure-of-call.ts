import { isCallError } from '@energycockpit/api-client'
import { administrationReasonCodes, type ReasonCode } from '@energycockpit/contract'

/** The reasons that say something to administrators; whatever else fails is told with a reference to name. */
export const explainedReasons: readonly ReasonCode[] = [
  ...administrationReasonCodes,
  'SECOND_FACTOR_OFF',
  'IMPORT_NOT_DISCARDABLE',
  'NOT_FOUND',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'VALIDATION_FAILED',
  'STORAGE_FULL',
  'STORE_UNAVAILABLE',
  'BLOCKED',
]

export interface FailureOfCall {
  /** Below `failures` in the language files. */
  text: string
  /** What to name when asking for help; absent where the text says all there is to do. */
  reference?: string
}

/** What an administrator is told about a call that failed. */
export function failureOfCall(error: unknown): FailureOfCall {
  if (!isCallError(error)) return { text: 'other' }
  if (error.kind === 'unreachable') return { text: 'unreachable' }
  const code = error.reasons[0]?.code
  const known = explainedReasons.find((reason) => reason === code)
  return known ? { text: known } : { text: 'other', reference: error.correlationId }
}
