import { Html } from '../../../identity/pages/html'
import { callsOfShell, earlyCalls } from './early-calls'

test.each([
  [
    'a page for users',
    '/platform/analysis/mp-1?from=1',
    true,
    ['/i18n/en', '/whoami', '/rest/secure/blocking-info', '/uic-context?locale=en'],
  ],
  ['the app, whose token only the shell has', '/platform/home-portal', false, []],
  [
    'a page for everybody',
    '/platform/home-portal/static',
    false,
    ['/public/i18n/en', '/static-footer?locale=en'],
  ],
  [
    'the same for somebody who is signed in',
    '/platform/home-portal/static',
    true,
    ['/public/i18n/en', '/static-footer?locale=en'],
  ],
  [
    'a page that a business shares',
    '/platform/public/home-portal/static?clientBusinessId=7',
    false,
    ['/public/i18n/en?clientBusinessId=7', '/static-footer?locale=en'],
  ],
  [
    'a page that no business can share',
    '/platform/home-portal/static?clientBusinessId=%22%3E',
    false,
    ['/public/i18n/en', '/static-footer?locale=en'],
  ],
  ['the middle of a log-in', '/platform/blocking-page?actionToken=x', false, ['/static-footer?locale=en']],
])('what the shell will ask for at %s', (_, url, isSignedIn, expected) => {
  expect(callsOfShell(url, 'en', isSignedIn)).toEqual(expected)
})

test('a page without calls has no script for them', () => {
  const script = new Html('run()')
  expect(earlyCalls(script, [], 'n')).toBe(false)
  const { text } = earlyCalls(script, ['/a"b'], 'n') as Html
  expect(text).toContain('<script nonce="n" data-calls="[&quot;/a\\&quot;b&quot;]">')
})
