import { stepsFor, whyNot } from './steps-of-user'

test.each([
  ['active', ['endSessions', 'disable']],
  ['invited', ['renew', 'disable']],
  ['disabled', ['enable']],
] as const)('what can be done with somebody who is %s', (status, steps) => {
  expect(stepsFor({ status })).toEqual(steps)
})

test.each([
  ['a', true, 'own'],
  ['a', false, 'own'],
  ['b', false, 'beyond'],
  ['b', true, undefined],
])('%s with changeable %s, for a: %s', (uuid, changeable, why) => {
  expect(whyNot({ uuid, changeable }, 'a')).toBe(why)
})
