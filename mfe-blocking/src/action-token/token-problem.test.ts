import { CallError } from '@energycockpit/api-client'
import type { ReasonCode } from '@energycockpit/contract'
import { tokenProblemOf } from './token-problem'

const refused = (status: number, code: ReasonCode) =>
  new CallError('refused', '', {
    status,
    errorObject: { id: 'c-1', status, reasons: [{ code, title: 'x' }] },
  })

describe('the problem with a token', () => {
  it.each([
    [refused(401, 'ACTION_TOKEN_EXPIRED'), 'expired'],
    [refused(403, 'ACTION_TOKEN_EXPIRED'), 'expired'],
    [refused(403, 'ACTION_TOKEN_USED'), 'used'],
    [refused(401, 'ACTION_TOKEN_USED'), 'used'],
    [refused(403, 'ACTION_TOKEN_FOREIGN'), 'invalid'],
    [refused(401, 'ACTION_TOKEN_INVALID'), 'invalid'],
    [new CallError('refused', '401', { status: 401 }), 'invalid'],
    [refused(404, 'NOT_FOUND'), undefined],
    [new CallError('refused', '500', { status: 500 }), undefined],
    [new CallError('unreachable', '', { status: 0 }), undefined],
    [new Error('something else'), undefined],
    [null, undefined],
  ])('%# is %s', (failure, expected) => {
    expect(tokenProblemOf(failure)).toBe(expected)
  })
})
