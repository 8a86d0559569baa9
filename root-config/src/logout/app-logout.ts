/** What the app does to sign out, one after the other. */
export type LogoutStep =
  | 'remove-token'
  | 'end-session'
  | 'ask-for-session'
  | 'wait'
  | 'clear-session-storage'
  | 'leave'

/** How a step went. */
export type LogoutOutcome = 'done' | 'session-alive' | 'session-gone' | 'failed'

export const FIRST_STEP: LogoutStep = 'remove-token'
export const POLL_EVERY = 500

/**
 * The step after a step; undefined at the end. The session counts as gone only when the server says so: a server that
 * does not answer is asked again. What did not work before, be it that the device kept the token or that the identity
 * provider did not answer, is done again before the next question.
 */
export function nextStep(step: LogoutStep, outcome: LogoutOutcome): LogoutStep | undefined {
  switch (step) {
    case 'remove-token':
      return outcome === 'failed' ? 'wait' : 'end-session'
    case 'end-session':
      return outcome === 'failed' ? 'wait' : 'ask-for-session'
    case 'ask-for-session':
      return outcome === 'session-gone' ? 'clear-session-storage' : 'wait'
    case 'wait':
      return 'remove-token'
    case 'clear-session-storage':
      return 'leave'
    case 'leave':
      return undefined
  }
}

export type LogoutEffects = Readonly<Record<LogoutStep, () => Promise<LogoutOutcome>>>

/** Takes the steps until the end, or until the signal says that nobody waits for it any more. */
export async function runLogout(effects: LogoutEffects, signal: AbortSignal): Promise<void> {
  let step: LogoutStep | undefined = FIRST_STEP
  while (step !== undefined && !signal.aborted) {
    const outcome: LogoutOutcome = await effects[step]().catch(() => 'failed' as const)
    step = nextStep(step, outcome)
  }
}
