import { readConfig } from './config'
import { developmentSecret, settings, settingsTable } from './settings'
import { StartFailure } from './start-failure'

const secret = 'a-secret-of-production-that-nobody-knows'
const production = { NODE_ENV: 'production', SESSION_SECRET: secret }

function failureOf(env: Record<string, string>): StartFailure {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof StartFailure) return error
    throw error
  }
  throw new Error('These settings were accepted')
}

describe('settings', () => {
  it('are all optional on a desk', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      port: 4000,
      host: 'localhost',
      publicUrl: 'http://localhost:4000',
      cookieSecure: false,
      demo: true,
      sessionSecret: developmentSecret,
      logLevel: 'info',
      trustProxy: 0,
      realm: 'energycockpit',
    })
  })

  it('give drift as a share', () => {
    expect(readConfig({}).drift).toEqual({ electricity: 0.084, gas: 0.064 })
    expect(readConfig({ DRIFT_GAS: '12.5' }).drift.gas).toBe(0.125)
    for (const wrong of ['-1', '100.1', 'much', '5 %'])
      expect(failureOf({ DRIFT_GAS: wrong }).message).toMatch(/DRIFT_GAS/)
  })

  it('make the data folder absolute', () => {
    expect(readConfig({ DATA_DIR: 'somewhere' }).dataDir).toBe(`${process.cwd()}/somewhere`)
  })

  it.each([
    ['true', 1],
    ['false', 0],
    ['2', 2],
  ])('trust as many proxies as TRUST_PROXY=%s says', (given, count) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(count)
  })

  it('leave out what is not set, so that the embedded parts are used', () => {
    const config = readConfig({})
    expect(config.databaseUrl ?? config.clickhouseUrl ?? config.keycloakUrl).toBeUndefined()
  })

  it('let the public address follow the port', () => {
    expect(readConfig({ PORT: '8123' }).publicUrl).toBe('http://localhost:8123')
  })

  it('take an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000 })
  })

  it('let the public address be https where TLS ends here', () => {
    const tls = { TLS_CERT: 'cert.pem', TLS_KEY: '/keys/key.pem' }
    expect(readConfig(tls)).toMatchObject({
      tls: { cert: `${process.cwd()}/cert.pem`, key: '/keys/key.pem' },
      publicUrl: 'https://localhost:4000',
      cookieSecure: true,
    })
    expect(failureOf({ TLS_CERT: 'cert.pem' }).message).toContain('one is missing')
    expect(failureOf({ TLS_KEY: 'key.pem' }).message).toContain('one is missing')
    expect(failureOf({ ...tls, PUBLIC_URL: 'http://localhost' }).message).toContain('PUBLIC_URL is http')
  })

  it('drop the slash at the end of addresses and make cookies secure behind https', () => {
    expect(readConfig({ PUBLIC_URL: 'https://Energy.example.com:443/' })).toMatchObject({
      publicUrl: 'https://energy.example.com',
      cookieSecure: true,
    })
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '4000.5'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['PORT', '0x10'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'energy.example.com'],
    ['PUBLIC_URL', 'ftp://energy.example.com'],
    ['PUBLIC_URL', 'https://energy.example.com/portal'],
    ['PUBLIC_URL', 'https://user:password@energy.example.com'],
    ['PUBLIC_URL', 'https://energy.example.com/?x=1'],
    ['DATABASE_URL', 'mysql://localhost/portal'],
    ['DATABASE_URL', 'localhost:5432'],
    ['CLICKHOUSE_URL', 'tcp://localhost:9000'],
    ['KEYCLOAK_URL', '/auth'],
    ['KEYCLOAK_REALM', 'a/b'],
    ['SESSION_SECRET', 'short'],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', 'loopback'],
    ['LOG_LEVEL', 'verbose'],
    ['FIRST_BUSINESS', 'two\nlines'],
    ['FIRST_ADMIN', 'Jo Brook'],
    ['FIRST_ADMIN', 'Jo <jo@fenland.example> and more'],
    ['MAP_TILES_URL', 'tiles.example.com/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'http://tiles.example.com/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://{z}.example.com/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example.com/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://tiles.example.com/{q}.json'],
    ['MAP_TILES_URL', 'https://user:password@tiles.example.com/style.json'],
    ['MAP_TILES_URL', "https://tiles.example.com; script-src 'unsafe-inline'/style.json"],
    ['MAP_TILES_ATTRIBUTION', ' '],
    ['TRACKING_URL', 'http://stats.example.com/matomo'],
    ['TRACKING_URL', 'https://user:password@stats.example.com'],
    ['TRACKING_URL', "https://stats.example.com; script-src 'unsafe-inline'"],
    ['TRACKING_SITE_ID', '0'],
    ['TRACKING_SITE_ID', '7&rec=0'],
    ['NODE_ENV', 'staging'],
  ] as const)('%s=%s is refused by name, with what is expected, and exit code 2', (name, value) => {
    const failure = failureOf({ [name]: value })
    expect(failure.toString()).toContain(`${name} must be ${settings[name].expected}`)
    expect(failure.exitCode).toBe(2)
  })

  it('need the address and the site of page views together, or neither', () => {
    const [TRACKING_URL, TRACKING_SITE_ID] = ['https://stats.example.com/matomo', '7']
    expect(readConfig({ TRACKING_URL, TRACKING_SITE_ID }).tracking).toEqual({
      url: TRACKING_URL,
      siteId: '7',
    })
    expect(readConfig({}).tracking).toBeUndefined()
    const halves: Record<string, string>[] = [{ TRACKING_URL }, { TRACKING_SITE_ID }]
    for (const half of halves)
      expect(failureOf(half).what).toBe('Of TRACKING_URL and TRACKING_SITE_ID one is missing.')
  })

  it('name every wrong one at once', () => {
    expect(failureOf({ PORT: 'x', DEMO: 'y' }).what).toMatch(/PORT.*DEMO/)
  })

  it('never print a secret', () => {
    const text = failureOf({ SESSION_SECRET: 'hunter2', DATABASE_URL: 'mysql://u:hunter2@h/d' }).toString()
    expect(text).not.toContain('hunter2')
  })

  it('need the secret of the client with Keycloak', () => {
    expect(failureOf({ KEYCLOAK_URL: 'https://id.example.com/auth' }).what).toContain(
      'KEYCLOAK_CLIENT_SECRET',
    )
  })

  it('need the secret of its question with Keycloak', () => {
    const env = { KEYCLOAK_URL: 'https://id.example.com/auth', KEYCLOAK_CLIENT_SECRET: secret }
    expect(failureOf(env).what).toContain('KEYCLOAK_BLOCKING_SECRET')
    expect(readConfig({ ...env, KEYCLOAK_BLOCKING_SECRET: secret }).keycloakBlockingSecret).toBe(secret)
  })

  it('refuse a Keycloak at the portal itself, unless they know where it really is', () => {
    const env = {
      KEYCLOAK_URL: 'http://localhost:4000/auth',
      KEYCLOAK_CLIENT_SECRET: secret,
      KEYCLOAK_BLOCKING_SECRET: secret,
    }
    expect(failureOf(env).what).toContain('KEYCLOAK_URL')
    const behind = readConfig({ ...env, KEYCLOAK_INTERNAL_URL: 'http://keycloak:8080/auth/' })
    expect(behind.keycloakInternalUrl).toBe('http://keycloak:8080/auth')
  })
})

describe('the tiles of the map', () => {
  const MAP_TILES_ATTRIBUTION = '© Example'

  it.each([
    ['https://tiles.example.com:8443/{z}/{x}/{y}.png?key=a', 'RASTER'],
    ['http://localhost:8080/{z}/{x}/{y}.png', 'RASTER'],
    ['https://tiles.example.com/styles/street.json', 'STYLE'],
  ])('%s is %s', (url, kind) => {
    expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION }).mapTiles).toEqual({
      ...{ kind, url, attribution: MAP_TILES_ATTRIBUTION },
    })
  })

  it('are none unless set, and need whose they are', () => {
    expect(readConfig({}).mapTiles).toBeUndefined()
    const halves: Record<string, string>[] = [
      { MAP_TILES_ATTRIBUTION },
      { MAP_TILES_URL: 'https://tiles.example.com/style.json' },
    ]
    for (const half of halves) expect(failureOf(half).what).toContain('MAP_TILES_ATTRIBUTION')
  })
})

describe('the first business', () => {
  const FIRST_BUSINESS = 'Fenland Energy'
  const keycloak = {
    KEYCLOAK_URL: 'https://id.example.com/auth',
    KEYCLOAK_CLIENT_SECRET: secret,
    KEYCLOAK_BLOCKING_SECRET: secret,
  }

  it.each([
    ['jo@fenland.example', { name: 'jo', address: 'jo@fenland.example' }],
    ['Jo Brook <jo@fenland.example>', { name: 'Jo Brook', address: 'jo@fenland.example' }],
  ])('has the administrator %s', (FIRST_ADMIN, administrator) => {
    expect(readConfig({ FIRST_BUSINESS, FIRST_ADMIN }).first).toEqual({
      business: FIRST_BUSINESS,
      administrator,
    })
  })

  it('has none in a Keycloak, which keeps the users', () => {
    expect(readConfig({ ...keycloak, FIRST_BUSINESS }).first).toEqual({ business: FIRST_BUSINESS })
    expect(failureOf({ ...keycloak, FIRST_BUSINESS, FIRST_ADMIN: 'jo@fenland.example' }).what).toContain(
      'kept in Keycloak',
    )
  })

  it('is refused without an administrator, and an administrator without it', () => {
    expect(failureOf({ FIRST_BUSINESS }).what).toContain('FIRST_ADMIN is missing')
    expect(failureOf({ FIRST_ADMIN: 'jo@fenland.example' }).what).toContain('FIRST_BUSINESS is missing')
    expect(readConfig({}).first).toBeUndefined()
  })
})

describe('production', () => {
  it('starts with a secret of its own, without demo', () => {
    expect(readConfig(production)).toMatchObject({ mode: 'production', demo: false })
  })

  it.each([
    ['the well-known secret', { NODE_ENV: 'production' }, 'SESSION_SECRET'],
    ['the well-known secret, given', { ...production, SESSION_SECRET: developmentSecret }, 'SESSION_SECRET'],
    ['demo users', { ...production, DEMO: 'true' }, 'DEMO'],
    ['http in public', { ...production, PUBLIC_URL: 'http://energy.example.com' }, 'PUBLIC_URL'],
    [
      'http on a name that only looks local',
      { ...production, PUBLIC_URL: 'http://localhost.evil.org' },
      'PUBLIC_URL',
    ],
  ])('refuses %s', (_what, env, name) => {
    const failure = failureOf(env)
    expect(failure.toString()).toContain(name)
    expect(failure.exitCode).toBe(2)
  })

  it.each([
    'https://energy.example.com',
    'http://localhost:4000',
    'http://127.0.0.1:80',
    'http://[::1]:4000',
  ])('accepts %s', (url) => {
    expect(() => readConfig({ ...production, PUBLIC_URL: url })).not.toThrow()
  })
})

describe('the table of settings', () => {
  it('describes every setting with its default', () => {
    const table = settingsTable()
    for (const [name, { description, default: absent }] of Object.entries(settings)) {
      expect(table).toContain(name)
      expect(table).toContain(description)
      expect(table).toContain(absent)
    }
  })
})
