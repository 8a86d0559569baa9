import fc from 'fast-check'
import { readPortalPath } from './portal-path'

const read = (address: string) => readPortalPath(address, '/platform')

describe('a path of the portal', () => {
  it.each([
    ['/platform/analysis', '/platform/analysis', 'analysis', []],
    ['/platform/analysis/', '/platform/analysis', 'analysis', []],
    ['/platform//analysis', '/platform/analysis', 'analysis', []],
    ['/platform/analysis/a/b', '/platform/analysis/a/b', 'analysis', ['a', 'b']],
    ['/platform/analysis?x=1#y', '/platform/analysis', 'analysis', []],
    ['/platform/analysis/Z%C3%A4hler', '/platform/analysis/Z%C3%A4hler', 'analysis', ['Zähler']],
    ['/platform/analysis/../home-portal', '/platform/home-portal', 'home-portal', []],
    ['/platform/registration', '/platform/registration', 'ea', []],
    ['/platform/export/x', '/platform/export/x', 'ea', ['x']],
    ['/platform/cost-savings', '/platform/cost-savings', 'cost-savings', []],
  ])('%s', (address, path, featureId, subRoutes) => {
    expect(read(address)).toEqual({ path, featureId, subRoutes })
  })

  it.each([
    '',
    '/',
    '/platform',
    '/platform/',
    '/platformx/analysis',
    '/other/analysis',
    'platform/analysis',
    'analysis',
    '#/platform/analysis',
    'https://evil.example/platform/analysis',
    'https://portal.invalid/platform/analysis',
    '//evil.example/platform/analysis',
    '/\\evil.example/platform/analysis',
    '\\\\evil.example/platform/analysis',
    '/\t/evil.example/platform/analysis',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/platform/../admin',
    '/platform/%2e%2e/admin',
    '/platform/analysis/..%2f..%2fadmin',
    '/platform/analysis/%5c',
    '/platform/analysis/%00',
    '/platform/analysis/%zz',
    '/platform/Analysis',
    '/platform/<script>',
    '/platform/a.b',
    '/platform/-a',
    '/platform/a--b',
    '/platform/__proto__',
    '/platform/constructor',
    '/platform/root-config',
    '/platform/react',
  ])('is not %j', (address) => {
    expect(read(address)).toBeUndefined()
  })

  it('always stays below the base path, with a feature id that is safe as a class and a name', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%2e',
      '%2f',
      '\\',
      'platform',
      'a',
      'b-c',
      ':',
      '@',
      '?',
      '#',
      '\n',
      'https:',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const found = read(`/platform/${pieces.join('')}`)
        if (!found) return
        expect(new URL(found.path, 'https://portal.example').pathname).toBe(found.path)
        expect(found.path).toMatch(/^\/platform\/[a-z]/)
        expect(found.featureId).toMatch(/^[a-z0-9-]+$/)
        expect(found.subRoutes.every((route) => !/[/\\]/.test(route))).toBe(true)
      }),
    )
  })
})
