import fc from 'fast-check'
import { landingPage, safeReturnTo } from './return-to'

test.each([
  ['/platform/analysis', '/platform/analysis'],
  ['/platform/analysis?point=mp-1&from=2025-01-01', '/platform/analysis?point=mp-1&from=2025-01-01'],
  ['/platform/analysis#chart', '/platform/analysis#chart'],
  ['/platform', '/platform'],
  ['/platform/a/../analysis', '/platform/analysis'],
])('%s is kept', (wish, target) => {
  expect(safeReturnTo(wish)).toBe(target)
})

test.each([
  'https://evil.example/platform/',
  '//evil.example/platform/',
  '///evil.example/platform',
  '/\\evil.example/platform',
  '\\\\evil.example',
  '/\t/evil.example/platform',
  '/\n/evil.example/platform',
  '/platform/..//evil.example',
  '/platform/../../evil.example',
  '/platform/%2e%2e/logout',
  '/platformer',
  '/logout',
  '/login?returnTo=/platform',
  '/auth/realms/energycockpit/protocol/openid-connect/logout',
  'javascript:alert(1)',
  'data:text/html,x',
  'platform/analysis',
  ' /platform/analysis',
  '',
  `/platform/${'x'.repeat(3000)}`,
  undefined,
  ['/platform/analysis', '/platform/x'],
  42,
])('%j goes to the landing page', (wish) => {
  expect(safeReturnTo(wish)).toBe(landingPage)
})

test('whatever is requested, the browser stays on the portal', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    'platform',
    'evil.example',
    '\t',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const url = new URL(safeReturnTo(pieces.join('')), 'https://portal.example')
      return url.origin === 'https://portal.example' && /^\/platform(\/|$)/.test(url.pathname)
    }),
    { numRuns: 5000 },
  )
})
