import { stepsFor, whyNot } from './steps-of-user'

test.each([
  ['active', false, ['endSessions', 'disable']],
  ['active', true, ['endSessions', 'resetSecondFactor', 'disable']],
  ['invited', false, ['renew', 'disable']],
  ['disabled', true, ['enable']],
] as const)(
  'what can be done with somebody who is %s; second factor: %s',
  (status, hasSecondFactor, steps) => {
    expect(stepsFor({ status, hasSecondFactor })).toEqual(steps)
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
