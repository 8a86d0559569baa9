import { contentSecurityPolicy, tilesOrigin, trackingOrigin } from './content-security-policy'

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

describe('the content security policy', () => {
  it.each([{}, { nonce: 'abc' }, { identityOrigin: 'https://id.example' }, { localOverrides: true }])(
    'allows nothing unsafe with %j',
    (options) => {
      expect(contentSecurityPolicy(options)).not.toMatch(/unsafe|(^|[ ;])(\*|https?:)([ ;]|$)/)
    },
  )

  it('admits scripts and styles of the own origin only', () => {
    const policy = directives(contentSecurityPolicy({ nonce: 'abc' }))
    expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'"])
    expect(policy['style-src']).toEqual(["'self'"])
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(policy['trusted-types']).toEqual(['default'])
    expect(policy['frame-ancestors']).toEqual(["'self'"])
  })

  it('admits the one style element that the page brings', () => {
    const policy = directives(contentSecurityPolicy({ nonce: 'abc', inlineStyle: "'sha256-x='" }))
    expect(policy['style-src']).toEqual(["'self'", "'sha256-x='"])
  })

  it('admits style elements of third parties by a nonce that admits no script', () => {
    const policy = directives(contentSecurityPolicy({ nonce: 'abc', styleNonce: 'def' }))
    expect(policy['style-src']).toEqual(["'self'", "'nonce-def'"])
    expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'"])
  })

  it('lets a log-in end at another provider', () => {
    const policy = directives(contentSecurityPolicy({ identityOrigin: 'https://id.example' }))
    for (const name of ['form-action', 'connect-src', 'frame-src'])
      expect(policy[name]).toEqual(["'self'", 'https://id.example'])
    expect(policy['script-src']).toEqual(["'self'"])
  })

  it('admits workers of the own origin only, also where overrides are allowed', () => {
    for (const options of [{}, { nonce: 'abc', localOverrides: true }])
      expect(directives(contentSecurityPolicy(options))['worker-src']).toEqual(["'self'"])
  })

  it('admits images and answers of the origin of the tiles, and nothing else of it', () => {
    const mapTiles = {
      kind: 'RASTER',
      url: 'https://tiles.example:8443/{z}/{x}/{y}.png',
      attribution: '©',
    } as const
    const policy = contentSecurityPolicy(tilesOrigin({ mapTiles }))
    const origin = 'https://tiles.example:8443'
    const admitting = Object.entries(directives(policy)).filter(([, sources]) => sources.includes(origin))
    expect(admitting.map(([name]) => name)).toEqual(['img-src', 'connect-src'])
    expect(contentSecurityPolicy(tilesOrigin({}))).toBe(contentSecurityPolicy({}))
  })

  it("admits a developer's own machine where overrides are allowed", () => {
    const policy = directives(contentSecurityPolicy({ localOverrides: true }))
    expect(policy['script-src']).toContain('http://localhost:*')
    expect(policy['connect-src']).toContain('ws://localhost:*')
  })

  it('admits the origin that page views are reported to for requests alone, and only where it is set', () => {
    const tracking = { url: 'https://stats.example/matomo', siteId: '7' }
    const policy = directives(contentSecurityPolicy(trackingOrigin({ tracking })))
    expect(policy['connect-src']).toEqual(["'self'", 'https://stats.example'])
    expect({ ...policy, 'connect-src': ["'self'"] }).toEqual(directives(contentSecurityPolicy({})))
    expect(trackingOrigin({})).toEqual({})
  })
})
