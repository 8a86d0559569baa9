import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oneConnection, requestHead, type OneConnection } from './one-connection.testing'
import { discardUnreadBody } from './unread-bodies'

let server: Server
let connection: OneConnection

/** Reads one piece of a body and refuses the rest, as whoever finds a fault in the first line does. */
async function startRefusing(limits?: { bytes: number; milliseconds: number }) {
  server = createServer((request, response) => {
    if (request.method === 'GET') return response.end('here')
    request.once('readable', () => {
      request.read(1)
      request.on('readable', () => undefined)
      response.writeHead(400).end('no')
    })
  })
  server.on('request', (request, response) => discardUnreadBody(request, response, limits))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  connection = oneConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
afterEach(() => {
  connection.close()
  server.close()
})

const get = requestHead('GET', '/', {})

test.each([150_000, 5_000_000])(
  'the next request is answered after a refused one of %i bytes',
  async (length) => {
    await startRefusing()
    connection.send(requestHead('POST', '/', {}, length))
    connection.send(Buffer.alloc(length, 'x'))
    expect(await connection.status()).toBe(400)
    connection.send(get)
    expect(await connection.status()).toBe(200)
  },
)

test('what arrives after the answer is thrown away, too', async () => {
  await startRefusing()
  connection.send(requestHead('POST', '/', {}, 200_000))
  connection.send(Buffer.alloc(100_000, 'x'))
  expect(await connection.status()).toBe(400)
  connection.send(Buffer.alloc(100_000, 'x'))
  connection.send(get)
  expect(await connection.status()).toBe(200)
})

test('a sender who does not stop after the answer is cut off', async () => {
  await startRefusing({ bytes: 1_000_000, milliseconds: 60_000 })
  connection.send(requestHead('POST', '/', {}, 'chunked'))
  connection.send('1\r\nx\r\n')
  expect(await connection.status()).toBe(400)
  const piece = `186a0\r\n${'x'.repeat(100_000)}\r\n`
  for (let sent = 0; sent < 20; sent += 1) connection.send(piece)
  await connection.ended
})

test('a sender who says nothing more after the answer is cut off', async () => {
  await startRefusing({ bytes: 1_000_000, milliseconds: 50 })
  connection.send(requestHead('POST', '/', {}, 200_000))
  connection.send('x')
  expect(await connection.status()).toBe(400)
  await connection.ended
})
