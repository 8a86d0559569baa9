import { audienceAt, audienceOf, placeOf } from './place'

const routing = {
  basePath: '/platform',
  nonContextPath: '/platform/home-portal',
  features: new Set(['home-portal', 'analysis', 'ea']),
}
const at = (pathname: string, search = '', hash = '') => placeOf({ pathname, search, hash }, routing)
const kindAt = (pathname: string) => at(pathname).kind

describe('where an address leads', () => {
  it('to a feature with its sub-routes', () => {
    expect(at('/platform/analysis/a/b')).toEqual({
      kind: 'feature',
      path: '/platform/analysis/a/b',
      featureId: 'analysis',
      subRoutes: ['a', 'b'],
    })
    expect(at('/platform/registration/x')).toMatchObject({
      kind: 'feature',
      featureId: 'ea',
      subRoutes: ['x'],
    })
    expect(at('/platform/export')).toMatchObject({ kind: 'feature', featureId: 'ea' })
    expect(at('/platform/home-portal')).toMatchObject({ kind: 'feature', featureId: 'home-portal' })
    expect(at('/platform/home-portal/dashboard')).toMatchObject({ kind: 'feature', subRoutes: ['dashboard'] })
  })

  it.each([
    ['/platform/home-portal/static', ['static']],
    ['/platform/home-portal/register', ['register']],
    ['/platform/home-portal/register/confirmed', ['register', 'confirmed']],
    ['/platform/home-portal/legal', ['legal']],
    ['/platform/home-portal/error', ['error']],
    ['/platform/public/home-portal/static', ['static']],
    ['/platform/public/home-portal/legal', ['legal']],
  ])('to the public page %s', (path, subRoutes) => {
    expect(at(path)).toEqual({ kind: 'public', path, featureId: 'home-portal', subRoutes })
    expect(audienceOf(at(path))).toBe('everyone')
  })

  it.each([
    ['/platform/public', 'everyone'],
    ['/platform/public/unknown', 'everyone'],
    ['/platform/home-portal/legal', 'everyone'],
    ['/platform/blocking-page', 'logging-in'],
    ['/platform', 'signed-in'],
    ['/platform/analysis', 'signed-in'],
    ['/platform/sankey', 'signed-in'],
    ['/logout', 'signed-in'],
  ])('%s is made for: %s', (pathname, expected) => {
    expect(audienceAt({ pathname }, routing)).toBe(expected)
  })

  it('to a page that says so, for whom it is not on the menu, and to nothing else of theirs', () => {
    const reader = { ...routing, features: new Set(['home-portal', 'organization']) }
    const place = (pathname: string) => placeOf({ pathname }, reader)
    expect(place('/platform/analysis/measurement-series/mp-1')).toEqual({
      kind: 'denied',
      path: '/platform/analysis/measurement-series/mp-1',
      featureId: 'analysis',
      subRoutes: ['measurement-series', 'mp-1'],
    })
    expect(place('/platform/sankey')).toMatchObject({ kind: 'denied', featureId: 'analysis' })
    expect(place('/platform/enms')).toMatchObject({ kind: 'denied' })
    expect(place('/platform/export').kind).toBe('redirect')
    expect(audienceOf(place('/platform/enms'))).toBe('signed-in')
  })

  it('to public pages for whoever has no feature at all', () => {
    const place = placeOf({ pathname: '/platform/home-portal/legal' }, { ...routing, features: new Set() })
    expect(place.kind).toBe('public')
  })

  it.each([
    '/platform/public',
    '/platform/public/',
    '/platform/public/analysis',
    '/platform/public/home-portal',
  ])('from %s to the public start page, without a sign-in on the way', (path) => {
    expect(at(path)).toEqual({ kind: 'redirect', to: '/platform/public/home-portal/static' })
  })

  it('to the blocking page, with the action token in the address or taken out of it', () => {
    const path = '/platform/blocking-page'
    const blocking = { kind: 'blocking', path, featureId: 'blocking', subRoutes: [] }
    expect(at(path, '?actionToken=a.b.c')).toEqual(blocking)
    expect(at(path)).toEqual(blocking)
    expect(kindAt('/platform/blocking-pages')).toBe('redirect')
  })

  it.each(['flexible-analysis', 'export-measurements', 'daily-profile', 'variance-analysis', 'sankey'])(
    'from %s to the analysis, with everything that follows',
    (name) => {
      expect(at(`/platform/${name}`)).toEqual({ kind: 'redirect', to: `/platform/analysis/${name}` })
      expect(at(`/platform/${name}/x`, '?a=1', '#b')).toEqual({
        kind: 'redirect',
        to: `/platform/analysis/${name}/x?a=1#b`,
      })
    },
  )

  it.each([
    '/',
    '/platform',
    '/platform/',
    '/platform/unknown',
    '/elsewhere',
    '/platform/../x',
    '/platform/%zz',
    '/platformx/public/home-portal/static',
  ])('from %s to the non-context path', (path) => {
    expect(at(path)).toEqual({ kind: 'redirect', to: '/platform/home-portal' })
  })

  it('to the pages that the shell draws by itself', () => {
    expect(at('/logout')).toEqual({ kind: 'logout' })
    expect(at('/platform/blank/a')).toMatchObject({ kind: 'blank', featureId: 'blank', subRoutes: ['a'] })
  })

  it('settles: no redirect leads to a redirect, with the analysis on the menu or without', () => {
    for (const features of [routing.features, new Set(['home-portal'])]) {
      const legacy = features.has('analysis') ? ['/platform/sankey'] : []
      for (const path of [...legacy, '/platform/unknown', '/', '/platform/public']) {
        const place = placeOf({ pathname: path }, { ...routing, features })
        if (place.kind !== 'redirect') throw new Error(`${path} should redirect`)
        const { pathname } = new URL(place.to, 'https://portal.example')
        expect(placeOf({ pathname }, { ...routing, features }).kind).toMatch(/^(feature|public)$/)
      }
    }
  })
})
