import { createSecrets } from '../secrets/secrets'
import { createSessionCookies } from './session-cookies'

const secrets = createSecrets('a secret of at least thirty-two characters')
const cookies = createSessionCookies(secrets, true)
const attempt = (state: string, returnTo = '/platform/analysis') => ({
  ...{ state, returnTo, nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) },
})
const pairOf = (line: string) => line.split(';')[0] ?? ''

/** What a browser sends after these answers. */
function sentAfter(answers: string[][]): string {
  const jar = new Map<string, string>()
  for (const line of answers.flat()) {
    const [name = '', value = ''] = pairOf(line).split(/=(.*)/s)
    if (line.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z'), doNotFake: ['nextTick'] }))
afterEach(() => jest.useRealTimers())

test('a log-in that was begun comes back within an hour, in this browser, by its state', () => {
  const [line = ''] = cookies.keepAttempt(attempt('one'), undefined)
  expect(line).toMatch(/; Path=\/login; HttpOnly; SameSite=Lax; Secure; Max-Age=3600$/)
  const header = pairOf(line)
  expect(cookies.attempt(header, 'one')).toEqual(attempt('one'))
  expect(cookies.attempt(header, 'two')).toBeUndefined()
  expect(cookies.attempt(undefined, 'one')).toBeUndefined()
  expect(cookies.attempt(`${header}x`, 'one')).toBeUndefined()
  const another = createSessionCookies(createSecrets('another secret of enough characters'), true)
  expect(another.attempt(header, 'one')).toBeUndefined()

  // A browser whose clock is wrong sends it for longer; it counts no longer all the same.
  jest.advanceTimersByTime(59 * 60_000)
  expect(cookies.attempt(header, 'one')).toBeDefined()
  jest.advanceTimersByTime(60_000)
  expect(cookies.attempt(header, 'one')).toBeUndefined()
})

test('what is kept of log-ins stays small enough to be sent, and the latest are kept', () => {
  const answers: string[][] = []
  for (let count = 0; count < 60; count++) {
    jest.advanceTimersByTime(1000)
    const returnTo = `/platform/analysis?${'x'.repeat(count % 3 === 0 ? 1900 : 20)}`
    answers.push(cookies.keepAttempt(attempt(`state ${count}`, returnTo), sentAfter(answers)))
    expect(sentAfter(answers).length).toBeLessThan(6500)
  }
  const header = sentAfter(answers)
  for (const latest of [58, 59]) expect(cookies.attempt(header, `state ${latest}`)).toBeDefined()
  expect(cookies.attempt(header, 'state 0')).toBeUndefined()
})

test('cookies that nobody here has sealed are the first to go', () => {
  const forged = `portal-login-forged=${'x'.repeat(5900)}`
  const lines = cookies.keepAttempt(attempt('mine'), `other=1; ${forged}`)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^portal-login-forged=; .*Max-Age=0$/)
})
