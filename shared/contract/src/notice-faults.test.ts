import { isUnsafeLink } from './notice-faults'

test.each([
  ['javascript:alert(1)', true],
  [' JavaScript:alert(1)', true],
  ['java\tscript:alert(1)', true],
  ['data:text/html,x', true],
  ['file:///etc/passwd', true],
  ['blob:https://portal.example/x', true],
  ['https://fenland.example/terms.pdf', false],
  ['HTTP://fenland.example', false],
  ['/platform/home-portal/legal', false],
  ['terms.pdf', false],
  ['https://', false],
  ['', false],
])('a link to %j: unsafe is %s', (address, unsafe) => {
  expect(isUnsafeLink(address)).toBe(unsafe)
})
