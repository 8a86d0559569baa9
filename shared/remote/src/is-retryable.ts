import { isCallError } from '@energycockpit/api-client'

const AT_MOST = 2

/** Whether a failed query is worth another try by itself: when the server was away or in trouble, and not for long. */
export function isRetryable(failures: number, error: unknown): boolean {
  if (failures >= AT_MOST || !isCallError(error)) return false
  return error.kind === 'unreachable' || (error.kind === 'refused' && error.status >= 500)
}
