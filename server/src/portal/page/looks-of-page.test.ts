import { looksOfPage } from './looks-of-page'

const shared = {
  themeHref: '/public/variables/css?superClientBusinessId=1000',
  iconHref: '/public/favicon?clientBusinessId=1000',
}
const own = { themeHref: '/variables/css', iconHref: '/favicon' }
const portals = { themeHref: '/public/variables/css', iconHref: '/favicon.svg' }

test.each([
  ['/platform/home-portal/register?clientBusinessId=1000', false, shared],
  ['/platform/home-portal/static?clientBusinessId=1000', true, shared],
  ['/platform/home-portal/register/confirm?clientBusinessId=1000', false, shared],
  ['/platform/home-portal/static', false, portals],
  ['/platform/home-portal/static', true, own],
  ['/platform/home-portal?clientBusinessId=1000', true, own],
  ['/platform/home-portal/static?clientBusinessId=1%22', true, own],
  ['/platform/home-portal/static?clientBusinessId=', false, portals],
])('%s (signed in: %s) looks like %j', (url, isSignedIn, expected) => {
  expect(looksOfPage(url, isSignedIn)).toEqual(expected)
})
