import {
  connect,
  constants,
  createServer,
  type ClientHttp2Session,
  type Http2Server,
  type ServerHttp2Stream,
} from 'node:http2'
import { connect as connectPlain, type AddressInfo } from 'node:net'
import { limitSessions, type SessionLimits } from './session-limits'

let server: Http2Server
let session: ClientHttp2Session | undefined

async function listen(limits: Partial<SessionLimits>): Promise<number> {
  server = createServer()
  limitSessions(server, limits)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}
afterEach(() => {
  session?.destroy()
  server.close()
})

const open = (port: number) => (session = connect(`http://127.0.0.1:${port}`))
const closed = (one: { on(event: 'close', listener: () => void): unknown }) =>
  new Promise<void>((resolve) => one.on('close', resolve))

test('a connection on which nothing is requested is ended', async () => {
  const socket = connectPlain(await listen({ firstRequest: 50 }), '127.0.0.1')
  socket.on('error', () => undefined).resume()
  await closed(socket)
})

test('so is one after its last answer, in order', async () => {
  const port = await listen({ idle: 50 })
  server.on('stream', (stream) => stream.respond({}, { endStream: true }))
  const one = open(port)
  const told = new Promise((resolve) => one.on('goaway', resolve))
  one.request().resume()
  expect(await told).toBe(0)
  await closed(one)
})

test('one whose answer takes long is none of these', async () => {
  const port = await listen({ idle: 20, firstRequest: 20 })
  const begun = new Promise<ServerHttp2Stream>((resolve) => server.on('stream', resolve))
  const stream = open(port).request().setEncoding('utf8')
  const answer = new Promise((resolve) => stream.on('data', resolve))
  const slow = await begun
  // One that waits for nothing has been ended meanwhile.
  await closed(connect(`http://127.0.0.1:${port}`).on('error', () => undefined))
  slow.end('late')
  expect(await answer).toBe('late')
})

test('a request that does not end is ended', async () => {
  const port = await listen({ request: 50 })
  server.on('stream', (stream) => stream.on('error', () => undefined).resume())
  const stream = open(port).request({ ':method': 'POST' }, { endStream: false })
  stream.on('error', () => undefined).write('x')
  await closed(stream)
  expect(session?.destroyed).toBe(false)
})

test('who takes requests back as fast as they send them is cut off', async () => {
  const port = await listen({ resetsAMinute: 50 })
  let begun = 0
  server.on('stream', (stream) => {
    begun += 1
    stream.on('error', () => undefined)
  })
  const one = open(port).on('error', () => undefined)
  const told = new Promise((resolve) => one.on('goaway', resolve))
  while (begun <= 50 && !one.destroyed) {
    const stream = one.request().on('error', () => undefined)
    if (stream.pending) await new Promise((sent) => stream.once('ready', sent).once('close', sent))
    stream.close(constants.NGHTTP2_CANCEL)
    await new Promise(setImmediate)
  }
  expect(await told).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM)
  await closed(one)
})
