import { pino } from 'pino'
import { waitFor } from '@energycockpit/testing'
import { readConfig } from '../config'
import { disconnectSignal } from './client-disconnect'
import { oneConnection, requestHead, type OneConnection } from './one-connection.testing'
import { createHttpServer } from './server'
import { whenClosed } from './when-closed'

/** How many requests have come and how many are closed; they are answered when `answer` is called. */
async function listen({ isLate = false } = {}) {
  const app = await createHttpServer(readConfig({ NODE_ENV: 'test' }), pino({ level: 'silent' }))
  const seen = { begun: 0, closed: 0, aborted: 0 }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  app.get('/thing', async (request, reply) => {
    seen.begun += 1
    // As a handler that runs once the session is read.
    if (isLate) await waitFor('its reader to leave', async () => request.raw.socket.destroyed)
    whenClosed(reply, () => (seen.closed += 1))
    disconnectSignal(reply).addEventListener('abort', () => (seen.aborted += 1))
    if (disconnectSignal(reply).aborted) seen.aborted += 1
    await answered
    return {}
  })
  const connection: OneConnection = oneConnection(await app.listen({ port: 0, host: '127.0.0.1' }))
  const begun = async (count: number) => {
    connection.send(requestHead('GET', '/thing', {}).repeat(count))
    await waitFor('the requests', async () => seen.begun === count)
  }
  const end = () => {
    answer()
    connection.close()
    return app.close()
  }
  return { seen, connection, begun, answer, end }
}

test('a reply that is sent is closed, and nobody has left', async () => {
  const { seen, connection, begun, answer, end } = await listen()
  await begun(1)
  expect(seen.closed).toBe(0)
  answer()
  expect(await connection.status()).toBe(200)
  await waitFor('it to be closed', async () => seen.closed === 1)
  expect(seen.aborted).toBe(0)
  await end()
})

test('all that wait on a connection are closed with it', async () => {
  const { seen, connection, begun, end } = await listen()
  await begun(3)
  connection.close()
  await waitFor('them to be closed', async () => seen.closed === 3 && seen.aborted === 3)
  await end()
})

test('one whose reader has left before is closed at once', async () => {
  const { seen, connection, begun, end } = await listen({ isLate: true })
  await begun(1)
  connection.close()
  await waitFor('it to be closed', async () => seen.closed === 1 && seen.aborted === 1)
  await end()
})

test('nothing is told twice', async () => {
  const { seen, connection, begun, answer, end } = await listen()
  await begun(1)
  answer()
  expect(await connection.status()).toBe(200)
  await end()
  expect(seen.closed).toBe(1)
})
