import { pino } from 'pino'
import { readConfig } from '../config'
import { oneConnection, requestHead } from './one-connection.testing'
import { createHttpServer } from './server'

async function answered(requests: number, then: 'ends' | 'goes on') {
  const app = await createHttpServer(readConfig({ NODE_ENV: 'test' }), pino({ level: 'silent' }))
  let begun = 0
  app.get('/thing', async () => {
    begun += 1
    return {}
  })
  const connection = oneConnection(await app.listen({ port: 0, host: '127.0.0.1' }))
  connection.send(requestHead('GET', '/thing', {}).repeat(requests))
  if (then === 'ends') await connection.ended
  else {
    for (let each = 0; each < requests; each++) expect(await connection.status()).toBe(200)
    connection.send(requestHead('GET', '/thing', {}))
    expect(await connection.status()).toBe(200)
  }
  connection.close()
  await app.close()
  return begun
}

test('some requests at once on one connection are answered one after the other', async () => {
  expect(await answered(32, 'goes on')).toBe(33)
})

test('hundreds end the connection, and most of them are never begun', async () => {
  expect(await answered(500, 'ends')).toBeLessThanOrEqual(32)
})
