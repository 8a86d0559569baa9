import { nonContextPath } from './non-context-path'

describe('the non-context path', () => {
  it.each([
    ['/platform/home-portal', '/platform/home-portal'],
    ['/platform/analysis/overview', '/platform/analysis/overview'],
    ['/platform/enms?x=1#y', '/platform/enms'],
    ['/platform/registration', '/platform/registration'],
  ])('is the root path %s', (rootPath, expected) => {
    expect(nonContextPath(rootPath, '/platform')).toBe(expected)
  })

  it.each([
    '',
    '/',
    '/platform',
    '/elsewhere',
    '/logout',
    'https://evil.example/platform/analysis',
    '//evil.example',
    'javascript:alert(1)',
    // These would redirect, or leave the layout, and so come back here for ever.
    '/platform/sankey',
    '/platform/flexible-analysis/x',
    '/platform/public',
    '/platform/public/home-portal/static',
    '/platform/home-portal/legal',
    '/platform/home-portal/error',
    '/platform/blocking-page',
    '/platform/blank',
  ])('is the home page when the root path is %j', (rootPath) => {
    expect(nonContextPath(rootPath, '/platform')).toBe('/platform/home-portal')
  })
})
