import { isMine } from './is-mine'

const user = { display_name: 'Maren Holt', user_name: 'maren', email: 'maren@example.org' }

test.each([
  ['Maren Holt', true],
  [' maren  holt ', true],
  ['MAREN', true],
  ['maren@example.org', true],
  ['Maren', true],
  ['Maren Holthaus', false],
  [null, false],
])('of %p: %p', (owner, expected) => {
  expect(isMine(owner, user)).toBe(expected)
})

test('of nobody is nothing', () => {
  expect(isMine('Maren Holt', undefined)).toBe(false)
})
