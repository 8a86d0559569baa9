import { stepsFor, whyNot } from './steps-of-user'

test.each([
  ['active', false, 0, ['endSessions', 'disable']],
  ['active', true, 0, ['endSessions', 'resetSecondFactor', 'disable']],
  ['active', false, 2, ['endSessions', 'revokeTokens', 'disable']],
  ['invited', false, 0, ['renew', 'disable']],
  ['disabled', true, 0, ['enable']],
] as const)(
  'what can be done with somebody who is %s; second factor: %s, API tokens: %s',
  (status, hasSecondFactor, apiTokens, steps) => {
    expect(stepsFor({ status, hasSecondFactor, apiTokens })).toEqual(steps)
  },
)

test.each([
  ['a', true, 'own'],
  ['a', false, 'own'],
  ['b', false, 'beyond'],
  ['b', true, undefined],
])('%s with changeable %s, for a: %s', (uuid, changeable, why) => {
  expect(whyNot({ uuid, changeable }, 'a')).toBe(why)
})
