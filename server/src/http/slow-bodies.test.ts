import { readConfig } from '../config'
import { pino } from 'pino'
import type { FastifyInstance } from 'fastify'
import { oneConnection, requestHead, type OneConnection } from './one-connection.testing'
import { createHttpServer } from './server'
import { refuseSlowBodies } from './slow-bodies'

let app: FastifyInstance
let connection: OneConnection

async function listen(milliseconds: number): Promise<void> {
  const log = pino({ level: 'silent' })
  app = await createHttpServer(readConfig({ NODE_ENV: 'test' }), log)
  refuseSlowBodies(app, { bytes: 100, milliseconds })
  app.post('/things', async ({ body }) => ({ length: JSON.stringify(body).length }))
  connection = oneConnection(await app.listen({ port: 0, host: '127.0.0.1' }))
}
afterEach(async () => {
  connection.close()
  await app.close()
})

const json = { 'content-type': 'application/json' }

test('a body of which nothing comes is refused', async () => {
  await listen(200)
  connection.send(requestHead('POST', '/things', json, 100))
  connection.send('{"a":')
  expect(await connection.status()).toBe(408)
})

test('one that comes a few bytes at a time, too', async () => {
  await listen(200)
  connection.send(requestHead('POST', '/things', json, 10_000))
  const dripping = setInterval(() => connection.send(' '), 20)
  expect(await connection.status()).toBe(408)
  clearInterval(dripping)
})

test('one that comes steadily is taken, however long it takes', async () => {
  // Much longer than from piece to piece, because sender and server are one process, which a busy machine may hold up.
  await listen(2_000)
  const pieces = ['{"a":"', ...Array<string>(10).fill('x'.repeat(200)), '"}']
  connection.send(requestHead('POST', '/things', json, pieces.join('').length))
  const sending = setInterval(() => connection.send(pieces.shift() ?? ''), 250)
  expect(await connection.status()).toBe(200)
  clearInterval(sending)
})
