import { isCallError } from '@energycockpit/api-client'
import type { Question } from '@energycockpit/contract'

/** What the server asks before it stores something; empty where a call failed for another reason, or not at all. */
export function questionsOf(error: unknown): readonly Question[] {
  if (!isCallError(error)) return []
  return error.reasons.flatMap(({ code, question }) =>
    code === 'CONFIRMATION_NEEDED' && question ? [question] : [],
  )
}
