import { shownAt } from './shown-at'

const routing = {
  basePath: '/platform',
  nonContextPath: '/platform/home-portal',
  features: new Set(['home-portal', 'analysis']),
}

it.each([
  ['/platform/analysis', 'analysis'],
  ['/platform/analysis/mp-1', 'analysis'],
  ['/platform/sankey/mp-1', 'analysis'],
  ['/platform/home-portal/status', 'home-portal'],
  ['/platform/nowhere', 'home-portal'],
  ['/platform/blank/x', 'blank'],
  ['/logout', 'logout'],
])('at %s is shown %s', (pathname, shown) => {
  expect(shownAt({ pathname, search: '?a=b' }, routing)).toBe(shown)
})
