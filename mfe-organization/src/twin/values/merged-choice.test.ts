import { mergedChoice } from './merged-choice'

test.each([
  ['as it was shown', 'ab', 'ab', 'bc', 'bc'],
  ['with what somebody else has added', 'abx', 'ab', 'bc', 'bxc'],
  ['with what somebody else has removed', 'b', 'ab', 'abc', 'bc'],
  ['and nothing twice', 'abc', 'ab', 'abc', 'abc'],
])('a choice is stored %s', (_, stored, shown, chosen, expected) => {
  expect(mergedChoice([...stored], [...shown], [...chosen]).join('')).toBe(expected)
})
