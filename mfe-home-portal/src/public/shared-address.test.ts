import { sharedAddress } from './shared-address'

test.each([
  ['', '/register'],
  ['?clientBusinessId=1000', '/register?clientBusinessId=1000'],
  ['?a=1&clientBusinessId=0', '/register?clientBusinessId=0'],
  ['?clientBusinessId=', '/register'],
  ['?clientBusinessId=1%26x', '/register'],
  ['?clientBusinessId=12345678901', '/register'],
])('from a page with the query %j a link leads to %j', (search, expected) => {
  expect(sharedAddress('/register', search)).toBe(expected)
})
