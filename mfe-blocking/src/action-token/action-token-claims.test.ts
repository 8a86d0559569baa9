import { actionTokenClaims } from './action-token-claims'

const claims = {
  userUuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005',
  roles: [12],
  clientBusinessId: 1001,
  superClientBusinessId: null,
  requiredActionUrl: 'https://portal.example/auth/realms/r/login-actions/required-action/1',
}
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (payload: unknown) => `${part({ alg: 'RS256' })}.${part(payload)}.c2lnbmF0dXJl`

describe('what an action token says', () => {
  it('is the five claims, whatever else it holds', () => {
    expect(actionTokenClaims(token({ ...claims, jti: 'x', exp: 1 }))).toEqual(claims)
  })

  it('is read in every alphabet', () => {
    const address = 'https://portal.example/auth/realms/Energie-Übersicht ✓/login-actions/x'
    expect(actionTokenClaims(token({ ...claims, requiredActionUrl: address }))?.requiredActionUrl).toBe(
      address,
    )
  })

  it.each([
    ['', 'nothing'],
    ['abc', 'no token'],
    ['a.b.c', 'no JSON'],
    [token(null), 'no claims'],
    [token([claims]), 'a list'],
    [token({ ...claims, userUuid: 'me' }), 'no user'],
    [token({ ...claims, roles: 'all' }), 'no roles'],
    [token({ ...claims, requiredActionUrl: undefined }), 'no way back'],
    [token({ ...claims, requiredActionUrl: `https://x/${'y'.repeat(2048)}` }), 'too long a way back'],
  ])('is nothing that can be used: %#', (unusable) => {
    expect(actionTokenClaims(unusable)).toBeUndefined()
  })
})
