import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendWithProgress } from './send-with-progress'

let server: Server | undefined
afterEach(() => server?.closeAllConnections())
afterEach(() => server?.close())

async function listen(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-expose-headers', 'x-correlation-id')
    if (request.method === 'OPTIONS') response.end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const headers = { 'content-type': 'application/octet-stream' }

test('sends a file, says how far it has come, and resolves with the response', async () => {
  const origin = await listen((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => {
      response.writeHead(422, { 'x-correlation-id': 'c-1', 'content-type': 'application/json' })
      response.end(JSON.stringify({ bytes, type: request.headers['content-type'] }))
    })
  })
  const onProgress = jest.fn()
  const response = await sendWithProgress({
    ...{ url: `${origin}/images`, method: 'POST', headers, body: new Blob(['x'.repeat(200_000)]) },
    onProgress,
  })
  expect(response.status).toBe(422)
  expect(response.headers.get('x-correlation-id')).toBe('c-1')
  expect(await response.json()).toEqual({ bytes: 200_000, type: headers['content-type'] })
  // jsdom tells that something went on; how much, only browsers.
  expect(onProgress).toHaveBeenCalled()
})

test('a response without a body is one', async () => {
  const origin = await listen((_, response) => response.writeHead(204).end())
  const response = await sendWithProgress({ url: `${origin}/`, method: 'POST', headers, body: 'x' })
  expect([response.status, await response.text()]).toEqual([204, ''])
})

test('a redirect is not followed as if it were the answer', async () => {
  const origin = await listen((request, response) =>
    request.url === '/login'
      ? response.end('Sign in')
      : response.writeHead(302, { location: '/login' }).end(),
  )
  const response = await sendWithProgress({ url: `${origin}/images`, method: 'POST', headers, body: 'x' })
  expect(response.status).toBe(0)
})

test('a caller who aborts gets their own reason; a server that is gone is a TypeError', async () => {
  const origin = await listen(() => undefined)
  const controller = new AbortController()
  const body = { url: origin, method: 'POST', headers, body: 'x' }
  const sending = sendWithProgress({ ...body, signal: controller.signal })
  controller.abort(new Error('not wanted'))
  await expect(sending).rejects.toThrow('not wanted')
  await expect(sendWithProgress({ ...body, signal: controller.signal })).rejects.toThrow('not wanted')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(sendWithProgress({ ...body, url: 'http://127.0.0.1:1/' })).rejects.toThrow(TypeError)
})
