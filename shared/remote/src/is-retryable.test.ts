import { CallError } from '@energycockpit/api-client'
import { isRetryable } from './is-retryable'

describe('asking again', () => {
  it.each([
    ['an unreachable server', new CallError('unreachable', '', { status: 0 }), true],
    ['trouble in the server', new CallError('refused', '', { status: 503 }), true],
    ['a refusal', new CallError('refused', '', { status: 400 }), false],
    ['a missing thing', new CallError('refused', '', { status: 404 }), false],
    ['the end of the session', new CallError('session-timeout', '', { status: 0 }), false],
    ['an unreadable answer', new CallError('unreadable', '', { status: 200 }), false],
    ['a fault of our own', new Error('x'), false],
  ])('after %s', (_, error, expected) => {
    expect(isRetryable(0, error)).toBe(expected)
    expect(isRetryable(1, error)).toBe(expected)
    expect(isRetryable(2, error)).toBe(false)
  })
})
