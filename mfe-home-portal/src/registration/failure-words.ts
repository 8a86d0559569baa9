import { isCallError } from '@energycockpit/api-client'

export type FailureWords =
  | { text: 'unreachable' | 'noMail' | 'refused' }
  | { text: 'waitSeconds' | 'waitMinutes'; count: number }
  | { text: 'other'; reference: string }

/** What is said of a call that failed, as a text below `registration.failed`. */
export function failureWords(error: unknown): FailureWords {
  if (!isCallError(error)) return { text: 'other', reference: '–' }
  if (error.kind === 'unreachable') return { text: 'unreachable' }
  if (error.status === 429) {
    const seconds = error.retryAfter ?? 60
    return seconds < 100
      ? { text: 'waitSeconds', count: seconds }
      : { text: 'waitMinutes', count: Math.ceil(seconds / 60) }
  }
  const code = error.reasons[0]?.code
  if (code === 'MAIL_UNAVAILABLE') return { text: 'noMail' }
  if (error.status === 400) return { text: 'refused' }
  return { text: 'other', reference: error.correlationId }
}
