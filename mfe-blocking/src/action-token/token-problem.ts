import { isCallError } from '@energycockpit/api-client'

/** Why a token opens nothing any more, as far as the user is told. */
export type TokenProblem = 'expired' | 'used' | 'invalid'

/** The problem with the token that a call has failed for; undefined for every other failure. */
export function tokenProblemOf(failure: unknown): TokenProblem | undefined {
  if (!isCallError(failure) || failure.kind !== 'refused') return undefined
  const codes = failure.reasons.map(({ code }) => code)
  if (codes.includes('ACTION_TOKEN_EXPIRED')) return 'expired'
  if (codes.includes('ACTION_TOKEN_USED')) return 'used'
  return [401, 403].includes(failure.status) ? 'invalid' : undefined
}
