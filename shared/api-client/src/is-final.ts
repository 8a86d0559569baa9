import { isCallError } from './call-error'

/** The server was too busy, or the request too slow; the session ended; something else is to end first. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429])

/**
 * Whether the server has refused for good: what is asked is not allowed, not there or not possible, and the same asked
 * once more would be refused once more.
 */
export function isFinal(error: unknown): boolean {
  if (!isCallError(error) || error.kind !== 'refused' || error.status < 400 || error.status > 499)
    return false
  return !passing.has(error.status) && !error.reasons.some(({ code }) => code === 'IMPORT_UNFINISHED')
}
