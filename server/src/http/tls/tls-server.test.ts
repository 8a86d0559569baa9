import { selfSignedCertificate, temporaryFolder } from '@energycockpit/testing'
import type { FastifyInstance } from 'fastify'
import { rm, writeFile } from 'node:fs/promises'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { Agent, request } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { pino } from 'pino'
import { readConfig } from '../../config'
import { createHttpServer } from '../server'
import { refuseSlowBodies } from '../slow-bodies'

let folder: string
let app: FastifyInstance
let url: string
let session: ClientHttp2Session
let arrived = () => {}
let goOn = () => {}

beforeEach(async () => {
  folder = await temporaryFolder('tls')
  const { cert, key } = selfSignedCertificate()
  await writeFile(join(folder, 'cert.pem'), cert)
  await writeFile(join(folder, 'key.pem'), key)
  const tls = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') }
  app = await createHttpServer(readConfig({ NODE_ENV: 'test', ...tls }), pino({ level: 'silent' }))
  refuseSlowBodies(app, { bytes: 100, milliseconds: 200 })
  app.get('/here', async ({ headers, raw }) => ({ host: headers.host, version: raw.httpVersion }))
  app.post('/things', async ({ body }) => ({ length: JSON.stringify(body).length }))
  app.post('/refused', { onRequest: async (_, reply) => reply.code(403).send({}) }, async () => ({}))
  app.get('/slow', async () => {
    arrived()
    await new Promise<void>((resolve) => (goOn = resolve))
    return 'done'
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  url = `https://localhost:${port}`
  session = connect(url, {
    rejectUnauthorized: false,
    lookup: (_name, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  })
  session.on('error', () => undefined)
})
afterEach(async () => {
  session.destroy()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** One request of HTTP/2; without `end` its body goes on. */
function ask(headers: Record<string, string>, body?: string | Buffer, end = true): Promise<Answer> {
  const stream = session.request(headers, { endStream: body === undefined })
  if (body !== undefined) stream.write(body)
  if (body !== undefined && end) stream.end()
  return new Promise((resolve, reject) => {
    let [status, text] = [0, '']
    let heads: IncomingHttpHeaders = {}
    stream.on('response', (received) => ([status, heads] = [Number(received[':status']), received]))
    stream.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    stream.on('end', () => resolve({ status, headers: heads, body: text })).on('error', reject)
  })
}
const get = (path: string) => ask({ ':path': path })
const post = (path: string, body: string | Buffer, end = true) =>
  ask({ ':method': 'POST', ':path': path, 'content-type': 'application/json' }, body, end)

test('HTTP/2 is spoken with those who can, with everything that protects browsers', async () => {
  const { status, headers, body } = await get('/here')
  expect([status, JSON.parse(body)]).toEqual([200, { host: new URL(url).host, version: '2.0' }])
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

test('HTTP/1.1 with the others', async () => {
  const agent = new Agent({ rejectUnauthorized: false, ALPNProtocols: ['http/1.1'] })
  const body = await new Promise<string>((resolve, reject) => {
    request(url.replace('localhost', '127.0.0.1') + '/here', { agent }, (answer) =>
      answer.setEncoding('utf8').on('data', resolve),
    )
      .on('error', reject)
      .end()
  })
  agent.destroy()
  expect(JSON.parse(body).version).toBe('1.1')
})

test('old TLS and no TLS at all come to nothing, and the server goes on', async () => {
  const port = Number(new URL(url).port)
  const old = connectTls({
    port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    maxVersion: 'TLSv1.1',
    minVersion: 'TLSv1',
  })
  await expect(new Promise((_, reject) => old.on('error', reject))).rejects.toThrow()
  const plain = connectPlain(port, '127.0.0.1')
  plain.write('GET /here HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await new Promise((closed) =>
    plain
      .on('error', () => undefined)
      .on('close', closed)
      .resume(),
  )
  expect((await get('/here')).status).toBe(200)
})

test('a body is limited in size', async () => {
  const { status } = await post('/things', `{"a":"${'x'.repeat(2_000_000)}"}`)
  expect(status).toBe(413)
  expect((await get('/here')).status).toBe(200)
})

test('one of which nothing comes is refused, and one that drips, and the connection goes on', async () => {
  const silent = post('/things', '{"a":', false)
  const dripping = session.request({
    ':method': 'POST',
    ':path': '/things',
    'content-type': 'application/json',
  })
  dripping.write('{')
  const drops = setInterval(() => dripping.write(' '), 20)
  const status = await new Promise((resolve) =>
    dripping
      .on('response', (headers) => resolve(headers[':status']))
      .on('error', () => undefined)
      .resume(),
  )
  clearInterval(drops)
  expect([status, (await silent).status]).toEqual([408, 408])
  expect((await get('/here')).status).toBe(200)
})

test('other requests on the connection are no progress of a body that hangs', async () => {
  const silent = post('/things', '{"a":', false)
  const others = setInterval(() => void post('/things', `{"a":"${'x'.repeat(500)}"}`), 20)
  expect((await silent).status).toBe(408)
  clearInterval(others)
})

test('the rest of a refused body is not wanted, and takes no room from others', async () => {
  for (let count = 0; count < 20; count += 1)
    expect((await post('/refused', Buffer.alloc(500_000, 'x'), false)).status).toBe(403)
  expect((await post('/things', `{"a":"${'x'.repeat(500_000)}"}`)).status).toBe(200)
})

test('a hundred requests at a time, and no more', async () => {
  await get('/here')
  expect(session.remoteSettings.maxConcurrentStreams).toBe(100)
})

test('the end waits for the answers under way, and for nobody who only holds a connection', async () => {
  const underWay = new Promise<void>((resolve) => (arrived = resolve))
  const slow = get('/slow')
  await underWay
  const ending = app.close()
  await new Promise((told) => session.on('goaway', told))
  goOn()
  expect((await slow).body).toBe('done')
  await ending
})
