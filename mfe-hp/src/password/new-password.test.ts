import { brokenRules, shownRules } from './new-password'

const userName = 'maren.holt@fenland.example'

test.each([
  ['old', '', '', ['short']],
  ['old', 'eleven char', 'eleven char', ['short']],
  ['old', 'twelve chars', 'twelve chars', []],
  ['old', 'twelve chars', 'twelve', ['different']],
  ['twelve chars', 'twelve chars', 'twelve chars', ['unchanged']],
  ['old', 'aaaaaaaaaaaa', 'aaaaaaaaaaaa', ['one-character']],
  ['old', userName, userName, ['user-name']],
  ['old', 'aaa', '', ['short', 'one-character', 'different']],
  ['old', 'x y'.repeat(67), 'x y'.repeat(67), ['long']],
])('%j to %j, again %j, breaks %j', (current, fresh, again, broken) => {
  expect(brokenRules({ current, fresh, again }, userName)).toEqual(broken)
})

test('the longest password is spoken of only when it is too long', () => {
  expect(shownRules([])).toEqual(['short', 'user-name', 'one-character', 'unchanged'])
  expect(shownRules(['long'])).toContain('long')
})
