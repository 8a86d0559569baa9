import fastifyStatic from '@fastify/static'
import { fastify, type FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerRemotes } from './routes'

const told = {
  'content-type': 'text/plain',
  etag: '"7"',
  'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT',
  'set-cookie': 'own=1',
}
let folder: string
let elsewhere: Server
const requested: IncomingMessage[] = []
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-'))
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'secret.json'), '"secret"')
  await writeFile(join(folder, 'dist/asset-manifest.json'), '{}')
  await writeFile(join(folder, 'dist/main.0a1b2c3d.js'), 'run()')
  await writeFile(join(folder, 'dist/page.html'), '<script>run()</script>')
  await writeFile(join(folder, 'dist/.env.json'), '"secret"')
  elsewhere = createServer((request, response) => {
    requested.push(request)
    if (request.url === '/v1/app.js') response.writeHead(200, told).end('run()')
    else if (request.url === '/v1/page.js') response.setHeader('content-type', 'text/html').end('<html>')
    else if (request.url === '/v1/moved.js') response.writeHead(302, { location: '/v1/app.js' }).end()
    else if (request.url === '/v1/broken.js') response.writeHead(500).end('stack trace')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/v1/`

  app = fastify()
  await app.register(fastifyStatic, { serve: false, root: folder, dotfiles: 'deny', cacheControl: false })
  registerRemotes(app, [
    { id: 'near', source: { folder: join(folder, 'dist') }, imports: {}, menu: [] },
    { id: 'far', source: { address }, imports: {}, menu: [] },
  ])
  await app.ready()
})
afterAll(async () => {
  await app?.close()
  elsewhere?.close()
  await rm(folder, { recursive: true })
})

const get = (url: string) => app.inject({ url, headers: { cookie: 'session=1', authorization: 'Bearer x' } })

test('files of a folder: kept for ever when their name says their content, else asked about', async () => {
  const manifest = await get('/near/asset-manifest.json')
  expect(manifest.statusCode).toBe(200)
  expect(manifest.headers['cache-control']).toBe('no-cache')
  const script = await get('/near/main.0a1b2c3d.js')
  expect(script.body).toBe('run()')
  expect(script.headers['cache-control']).toContain('immutable')
})

test.each([
  '/near/../secret.json',
  '/near/%2e%2e/secret.json',
  '/near/..%2fsecret.json',
  '/near/%2e%2e%2fsecret.json',
  '/near/..%5csecret.json',
  '/near/.env.json',
  '/near/page.html',
  '/near/',
  '/near/a%00.js',
  '/far/../secret.json',
  '/far/%2e%2e%2fsecret.json',
  '/far/page.html',
  '/far/gone.js',
])('%s is no file of a remote', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('files of another server come as what their names say, and no credentials go there', async () => {
  const script = await get('/far/app.js')
  expect(script.body).toBe('run()')
  expect(script.headers['content-type']).toContain('javascript')
  expect(script.headers).toMatchObject({ etag: told.etag, 'last-modified': told['last-modified'] })
  expect(script.headers).not.toHaveProperty('set-cookie')
  expect(requested.at(-1)?.headers).not.toHaveProperty('cookie')
  expect(requested.at(-1)?.headers).not.toHaveProperty('authorization')
})

test('a page in a script’s place stays a page, and neither redirects nor errors are passed on', async () => {
  expect((await get('/far/page.js')).headers['content-type']).toContain('html')
  for (const url of ['/far/moved.js', '/far/broken.js']) {
    const answer = await get(url)
    expect(answer.statusCode).toBe(502)
    expect(answer.body).toBe('')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})
