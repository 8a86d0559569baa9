import { newDataFolder, temporaryFolder } from '@energycockpit/testing'
import type { FastifyInstance } from 'fastify'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { readConfig } from '../../config'
import { openEntities, type Entities } from '../../entities/entities'
import { createHttpServer } from '../../http/server'
import type { SignedInUser } from '../../access/signed-in-user'
import { createLog } from '../../log'
import { registerPages } from './routes'

const integrity = (digit: string) => `sha384-${Buffer.from(digit.repeat(96), 'hex').toString('base64')}`
const overrides = '/libraries/import-map-overrides@1.0.0/import-map-overrides.js'
const files: Record<string, string> = {
  'importmap.json': JSON.stringify({
    imports: {
      react: '/libraries/react@1.0.0/react.js',
      'root-config': '/root-config/root-config.js',
      analysis: '/analysis/assets/remoteEntry.js',
    },
    integrity: { '/libraries/react@1.0.0/react.js': 'sha384-react', [overrides]: 'sha384-overrides' },
  }),
  'root-config/dist/start.json': JSON.stringify({ entry: 'start.js', integrity: integrity('1') }),
  'root-config/dist/start.js': 'start',
  'root-config/dist/build.json': JSON.stringify({
    entry: 'root-config.js',
    integrity: integrity('2'),
    imports: ['react'],
    styles: [{ file: 'shell.0a1b2c3d.css', integrity: 'sha384-shell' }],
    preload: ['font.woff2'],
  }),
  'root-config/dist/root-config.js': 'shell',
  'mfe-analysis/dist/build.json': JSON.stringify({
    entry: 'assets/remoteEntry.js',
    integrity: integrity('3'),
    styles: [{ file: 'assets/a.0a1b2c3d.css', integrity: 'sha384-style' }],
    texts: {
      de: { file: 'assets/1.0a1b2c3d.js', integrity: 'sha384-de' },
      en: { file: 'assets/2.0a1b2c3d.js', integrity: 'sha384-en' },
    },
  }),
  'mfe-analysis/dist/assets/remoteEntry.js': 'analysis',
  'mfe-analysis/dist/assets/old.00000000.js': 'a chunk of the build before',
  'mfe-analysis/dist/.secret': 'not for you',
  'shared/libraries/dist/react@1.0.0/react.js': 'System.register([],function(){})',
  'shared/libraries/dist/import-map-overrides@1.0.0/import-map-overrides.js': 'overrides',
}

let root: string
let dataDir: string
let entities: Entities
let app: FastifyInstance
let user: SignedInUser | undefined

async function put(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), content)
}

beforeAll(async () => {
  root = await temporaryFolder('pages')
  dataDir = await newDataFolder('page-entities')
  entities = await openEntities(readConfig({ DATA_DIR: dataDir }))
})
afterAll(async () => {
  await entities.close()
  for (const folder of [root, dataDir]) await rm(folder, { recursive: true, force: true })
})

async function serve(env: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', BUILT_FILES: root, ...env })
  app = await createHttpServer(config, createLog(config))
  app.decorate('isBlocked', () => Promise.resolve(false))
  app.decorate('authenticate', () => Promise.resolve(user))
  await registerPages(app, { config, entities })
}

beforeEach(async () => {
  for (const [name, content] of Object.entries(files)) await put(name, content)
  user = undefined
})
afterEach(() => app.close())

const production = { NODE_ENV: 'production', SESSION_SECRET: 'a-secret-of-production-that-nobody-knows' }
const operator = (roles: number[]): SignedInUser => ({
  uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1003',
  userName: 'o',
  displayName: 'O',
  email: null,
  clientBusinessId: 1,
  clientBusinessName: 'B',
  superClientBusinessId: null,
  roles,
  visibleBusinessIds: [1],
})
const textOf = async (url: string, headers = {}) => (await app.inject({ url, headers })).body
const kept = async (url: string) => (await app.inject({ url })).headers['cache-control']

describe('the page', () => {
  it('is the same way in at every path of the portal, with the feature of the path fetched early', async () => {
    await serve()
    user = operator([12])
    const page = await textOf('/platform/analysis/mp-1?from=1', { 'accept-language': 'en' })
    expect(page).toMatch(
      /<link rel="preload" as="script" href="\/analysis\/assets\/remoteEntry.js\?v=33333333" integrity=/,
    )
    expect(page).toMatch(/<script\s+defer\s+fetchpriority="high"\s+src="\/root-config\/start.js\?v=11111111"/)
    expect(page).toMatch(
      /<link rel="stylesheet" href="\/root-config\/shell.0a1b2c3d.css" integrity="sha384-shell"/,
    )
    expect(page).toMatch(/<link rel="preload" as="font" type="font\/woff2" href="\/root-config\/font.woff2"/)
    expect(page).toMatch(/<link rel="preload" as="style" href="\/analysis\/assets\/a.0a1b2c3d.css"/)
    expect(page).toMatch(/<link rel="preload" as="script" href="\/analysis\/assets\/2.0a1b2c3d.js"/)
    expect(page).not.toMatch(/preload[^>]*assets\/1.0a1b2c3d.js/)
    expect(await textOf('/platform/elsewhere')).not.toMatch(/preload[^>]*analysis/)
  })

  it('fetches nothing early that the user may not see', async () => {
    await serve()
    user = operator([16])
    expect(await textOf('/platform/analysis')).not.toMatch(/preload[^>]*analysis/)
  })

  it('has a nonce of its own, which its policy names', async () => {
    await serve()
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await app.inject({ url: '/platform/analysis' })
        const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
        expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('speaks the language of the browser, else German', async () => {
    await serve()
    expect(await textOf('/platform/x', { 'accept-language': 'en-GB' })).toContain('<html lang="en">')
    expect(await textOf('/platform/x', { 'accept-language': 'fr' })).toContain('<html lang="de">')
    expect(await textOf('/platform/x', { 'accept-language': 'de', cookie: 'locale=en' })).toContain(
      '<html lang="en">',
    )
  })

  it('takes a new build without a new start', async () => {
    await serve()
    await textOf('/platform/analysis')
    const file = 'mfe-analysis/dist/build.json'
    await put(file, JSON.stringify({ entry: 'assets/remoteEntry.js', integrity: integrity('4') }))
    await utimes(join(root, file), new Date(), new Date(Date.now() + 5000))
    expect(await textOf('/platform/analysis')).toContain('remoteEntry.js?v=44444444')
  })

  it('goes on with the build of before while the next one is being described', async () => {
    await serve()
    await textOf('/platform/analysis')
    const file = 'mfe-analysis/dist/build.json'
    await put(file, '{"entry":"assets/remoteE')
    await utimes(join(root, file), new Date(), new Date(Date.now() + 5000))
    expect(await textOf('/platform/analysis')).toContain('remoteEntry.js?v=33333333')
  })

  it('says what to do while nothing is built, and in production ends the start', async () => {
    await rm(join(root, 'root-config/dist'), { recursive: true })
    await serve()
    const answer = await app.inject({ url: '/platform/analysis' })
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')])
    await app.close()
    await expect(serve(production)).rejects.toThrow('not been built')
  })
})

describe('what pages that are open ask for', () => {
  it('names the addresses and style sheets of the features as they are now, and is sent again when it changes', async () => {
    await serve()
    const { headers, body } = await app.inject({ url: '/deployment.json' })
    expect(headers['cache-control']).toBe('no-cache')
    expect(JSON.parse(body)).toMatchObject({
      importMap: { imports: { analysis: '/analysis/assets/remoteEntry.js?v=33333333' } },
      features: { analysis: { styles: [{ href: '/analysis/assets/a.0a1b2c3d.css' }] } },
    })
    const again = { url: '/deployment.json', headers: { 'if-none-match': headers.etag } }
    expect((await app.inject(again)).statusCode).toBe(304)
    expect(await textOf('/platform/analysis')).toContain(`"shell":"${JSON.parse(body).shell}"`)
    const file = 'mfe-analysis/dist/build.json'
    await put(file, JSON.stringify({ entry: 'assets/remoteEntry.js', integrity: integrity('4') }))
    await utimes(join(root, file), new Date(), new Date(Date.now() + 5000))
    const changed = await app.inject(again)
    expect([changed.statusCode, changed.body]).toEqual([200, expect.stringContaining('?v=44444444')])
  })

  it('is not there while nothing is built', async () => {
    await rm(join(root, 'root-config/dist'), { recursive: true })
    await serve()
    expect((await app.inject({ url: '/deployment.json' })).statusCode).toBe(503)
  })
})

describe('replacing entries of the import map', () => {
  const allowed = async () => {
    const page = await textOf('/platform/analysis')
    const script = (await app.inject({ url: overrides })).statusCode
    return [page.includes('"overridesAllowed":true'), page.includes(`src="${overrides}"`), script]
  }

  it('is possible where the portal is worked on', async () => {
    await serve()
    expect(await allowed()).toEqual([true, true, 200])
  })

  it.each([
    ['nobody', undefined, [false, false, 404]],
    ['an administrator', [4], [false, false, 404]],
    ['a system administrator', [7], [true, true, 200]],
  ])('is in production for %s: %j', async (_who, roles, expected) => {
    await serve(production)
    user = roles && operator(roles)
    expect(await allowed()).toEqual(expected)
  })
})

describe('built files', () => {
  it('are kept for ever when their address changes with their content, else asked about', async () => {
    await serve()
    const forEver = 'public, max-age=31536000, immutable'
    expect(await kept('/analysis/assets/remoteEntry.js?v=33333333')).toBe(forEver)
    expect(await kept('/root-config/start.js?v=11111111')).toBe(forEver)
    expect(await kept('/libraries/react@1.0.0/react.js')).toBe(forEver)
    expect(await kept('/analysis/assets/old.00000000.js')).toBe(forEver)
    expect(await kept('/analysis/assets/remoteEntry.js')).toBe('no-cache')
    expect(await kept('/analysis/assets/remoteEntry.js?v=00000000')).toBe('no-cache')
  })

  it('are sent in the version that is requested, as long as the build keeps it', async () => {
    await put('mfe-analysis/dist/assets/remoteEntry.22222222.js', 'the build before')
    await serve()
    const url = '/analysis/assets/remoteEntry.js'
    expect(await textOf(`${url}?v=22222222`)).toBe('the build before')
    expect(await kept(`${url}?v=22222222`)).toBe('public, max-age=31536000, immutable')
    expect(await textOf(`${url}?v=33333333`)).toBe('analysis')
    for (const odd of ['?v=11111111', '?v=../x', '?v=2&v=2', '?v=', ''])
      expect([await textOf(url + odd), await kept(url + odd)]).toEqual(['analysis', 'no-cache'])
  })

  it('are answered with 304 when they have not changed', async () => {
    await serve()
    const { headers } = await app.inject({ url: '/analysis/assets/remoteEntry.js' })
    const again = await app.inject({
      url: '/analysis/assets/remoteEntry.js',
      headers: { 'if-none-match': headers.etag },
    })
    expect(again.statusCode).toBe(304)
    // The browser takes these into what it has kept.
    expect(again.headers).not.toHaveProperty('content-security-policy')
  })

  it('are sent as the build has compressed them, unless they have changed since', async () => {
    await serve()
    const url = '/analysis/assets/old.00000000.js'
    const [file, copy] = [
      'mfe-analysis/dist/assets/old.00000000.js',
      'mfe-analysis/dist/assets/old.00000000.js.br',
    ]
    const script = 'a chunk of the build before '.repeat(100)
    await put(file, script)
    await writeFile(join(root, copy), brotliCompressSync(script))
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
    const headers = { 'accept-encoding': 'br', 'if-none-match': answer.headers.etag }
    expect((await app.inject({ url, headers })).statusCode).toBe(304)
    expect(await textOf(url)).toBe(script)

    await put(file, 'changed')
    await utimes(join(root, file), new Date(), new Date(Date.now() + 5000))
    const changed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(changed.rawPayload).toString()).toBe('changed')
    await rm(join(root, copy))
  })

  it.each([
    '/analysis/.secret',
    '/analysis/%2e%2e/build.json',
    '/analysis/none.0a1b2c3d.js',
    '/analysis/assets/',
  ])('%s is not there, and that is not kept', async (url) => {
    await serve()
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(403)
    expect(answer.headers['content-type']).toContain('json')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
