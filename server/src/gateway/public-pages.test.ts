import { needsSignIn } from './public-pages'

test.each([
  '/platform',
  '/platform/',
  '/platform/home-portal',
  '/platform/home-portal/status',
  '/platform/home-portal/statics',
  '/platform/analysis',
  '/platform/publicity',
  '/platform/blocking-pages',
])('%s is for signed-in users', (path) => {
  expect(needsSignIn(path)).toBe(true)
})

test.each([
  '/platform/home-portal/static',
  '/platform/home-portal/static/imprint',
  '/platform/home-portal/register',
  '/platform/home-portal/legal',
  '/platform/home-portal/error',
  '/platform/public',
  '/platform/public/silent-check-sso.html',
  '/platform/blocking-page',
  '/public/variables/css',
  '/rest/health',
  '/libraries/react.js',
  '/',
])('%s is open', (path) => {
  expect(needsSignIn(path)).toBe(false)
})
