import { UNKNOWN, unknownError, type ErrorObject, type Reason } from '@energycockpit/contract'

/**
 * - `session-timeout`: the answer was a redirect, so the session is over; the page is about to reload
 * - `refused`: the server answered with an error; `errorObject` says why
 * - `unreachable`: there was no answer at all
 * - `unreadable`: there was an answer, but not the one that the contract promises
 */
export type CallErrorKind = 'session-timeout' | 'refused' | 'unreachable' | 'unreadable'

interface Circumstances {
  /** HTTP status; 0 when there is none. */
  status: number
  errorObject?: ErrorObject
  correlationId?: string | null
  retryAfter?: number
  cause?: unknown
}

/** Every way in which a call fails, except being aborted by its caller (that stays the signal's own reason). */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  readonly status: number
  readonly errorObject: ErrorObject
  /** What to name when asking for help; finds the failure in the server's log. */
  readonly correlationId: string
  /** In how many seconds to try again, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(kind: CallErrorKind, message: string, circumstances: Circumstances) {
    super(message, { cause: circumstances.cause })
    this.kind = kind
    this.status = circumstances.status
    this.errorObject = circumstances.errorObject ?? unknownError
    this.retryAfter = circumstances.retryAfter
    this.correlationId = correlationIdOf(this.errorObject, circumstances.correlationId)
  }

  get reasons(): readonly Reason[] {
    return this.errorObject.reasons
  }
}

export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError' && 'kind' in error
}

function correlationIdOf(errorObject: ErrorObject, ofAnswer: string | null | undefined): string {
  return errorObject.id === UNKNOWN ? (ofAnswer ?? UNKNOWN) : errorObject.id
}
