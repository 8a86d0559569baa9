import { redirectAllowed } from './redirect-allowed'

const prefixes = ['https://portal.example/platform/']

test.each([
  'https://portal.example/platform/',
  'https://portal.example/platform/home-portal',
  'https://portal.example/platform/public/silent-check-sso.html',
  'https://portal.example/platform/analysis?series=1',
])('%s is the portal', (value) => {
  expect(redirectAllowed(value, prefixes)).toBe(true)
})

test.each([
  'https://portal.example/login/callback',
  'https://portal.example/platformer',
  'http://portal.example/platform/',
  'https://portal.example.evil.org/platform/',
  'https://portal.example@evil.org/platform/',
  'https://user:word@portal.example/platform/',
  'https://portal.example/platform/../login/callback',
  'https://portal.example/platform/%2e%2e/login/callback',
  'https://portal.example/platform/..\\..\\login',
  'https://portal.example/platform/#/home',
  'https://portal.example/platform/ x',
  'https:/portal.example/platform/',
  '//portal.example/platform/',
  '/platform/',
  'javascript:alert(1)',
  '',
])('%s is not', (value) => {
  expect(redirectAllowed(value, prefixes)).toBe(false)
})
