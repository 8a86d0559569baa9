import { placeOf } from './place'

const routing = {
  basePath: '/platform',
  nonContextPath: '/platform/home-portal',
  features: new Set(['home-portal', 'analysis', 'ea']),
}
const at = (pathname: string, search = '', hash = '') => placeOf({ pathname, search, hash }, routing)

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
  ])('from %s to the non-context path', (path) => {
    expect(at(path)).toEqual({ kind: 'redirect', to: '/platform/home-portal' })
  })

  it('to the pages that the shell draws by itself', () => {
    expect(at('/logout')).toEqual({ kind: 'logout' })
    expect(at('/platform/blank/a')).toMatchObject({ kind: 'blank', subRoutes: ['a'] })
  })

  it('settles: no redirect leads to a redirect', () => {
    for (const path of ['/platform/sankey', '/platform/unknown', '/']) {
      const place = at(path)
      if (place.kind !== 'redirect') throw new Error(`${path} should redirect`)
      expect(at(new URL(place.to, 'https://portal.example').pathname).kind).toBe('feature')
    }
  })
})
