import fc from 'fast-check'
import {
  FIRST_STEP,
  nextStep,
  runLogout,
  type LogoutEffects,
  type LogoutOutcome,
  type LogoutStep,
} from './app-logout'

const steps: LogoutStep[] = [
  ...(['remove-token', 'end-session', 'ask-for-session', 'wait'] as const),
  ...(['clear-session-storage', 'leave'] as const),
]

describe('signing out of the app', () => {
  it.each<[LogoutStep, LogoutOutcome, LogoutStep | undefined]>([
    ['remove-token', 'done', 'end-session'],
    ['remove-token', 'failed', 'wait'],
    ['end-session', 'done', 'ask-for-session'],
    ['end-session', 'failed', 'wait'],
    ['ask-for-session', 'session-alive', 'wait'],
    ['ask-for-session', 'failed', 'wait'],
    ['ask-for-session', 'session-gone', 'clear-session-storage'],
    ['wait', 'done', 'remove-token'],
    ['clear-session-storage', 'done', 'leave'],
    ['clear-session-storage', 'failed', 'leave'],
    ['leave', 'done', undefined],
    ['leave', 'failed', undefined],
  ])('after %s (%s) comes %s', (step, outcome, next) => {
    expect(nextStep(step, outcome)).toBe(next)
  })

  it('never leaves before the token is removed and the session is gone', () => {
    const outcomes = fc.array(
      fc.constantFrom<LogoutOutcome>('done', 'session-alive', 'session-gone', 'failed'),
    )
    fc.assert(
      fc.property(outcomes, (sequence) => {
        let step: LogoutStep | undefined = FIRST_STEP
        let removed = false
        let gone = false
        for (const outcome of sequence) {
          if (step === undefined) break
          if (step === 'remove-token') removed = outcome !== 'failed'
          if (step === 'ask-for-session') gone = outcome === 'session-gone'
          if (step === 'leave') expect([removed, gone]).toEqual([true, true])
          step = nextStep(step, outcome)
        }
      }),
    )
  })

  it('asks until the session is gone, and then clears and leaves', async () => {
    const { effects, taken } = recorded({ alive: 2 })
    await runLogout(effects, new AbortController().signal)
    const round = 'remove-token end-session ask-for-session'
    expect(taken.join(' ')).toBe(`${round} wait ${round} wait ${round} clear-session-storage leave`)
  })

  it('survives steps that throw', async () => {
    const { effects, taken } = recorded({ alive: 0 })
    let tries = 0
    const removing = async (): Promise<LogoutOutcome> => {
      taken.push('remove-token')
      tries += 1
      if (tries === 1) throw new Error('the device says no')
      return 'done'
    }
    await runLogout({ ...effects, 'remove-token': removing }, new AbortController().signal)
    expect(taken).toEqual(['remove-token', 'wait', ...steps.filter((step) => step !== 'wait')])
  })

  it('stops when the page is left meanwhile', async () => {
    const stopped = new AbortController()
    const { effects, taken } = recorded({ alive: Infinity })
    const waiting = async (): Promise<LogoutOutcome> => {
      stopped.abort()
      return 'done'
    }
    await runLogout({ ...effects, wait: waiting }, stopped.signal)
    expect(taken).toEqual(['remove-token', 'end-session', 'ask-for-session'])
  })
})

/** Effects that do nothing but remember, with a session that is alive for so many questions. */
function recorded({ alive }: { alive: number }): { effects: LogoutEffects; taken: LogoutStep[] } {
  const taken: LogoutStep[] = []
  let requested = 0
  const effect = (step: LogoutStep) => async (): Promise<LogoutOutcome> => {
    taken.push(step)
    if (step !== 'ask-for-session') return 'done'
    requested += 1
    return requested > alive ? 'session-gone' : 'session-alive'
  }
  return {
    taken,
    effects: Object.fromEntries(steps.map((step) => [step, effect(step)])) as Record<
      LogoutStep,
      () => Promise<LogoutOutcome>
    >,
  }
}
