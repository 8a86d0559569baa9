import { once } from 'node:events'
import fastify from 'fastify'
import { discardUnreadBodies } from './unread-bodies'

afterEach(() => jest.useRealTimers())

test('a request that the server makes of itself has ended long before its rest would be given up', async () => {
  const app = fastify()
  discardUnreadBodies(app)
  let ended: Promise<unknown> | undefined
  app.addHook('onRequest', async ({ raw }) => {
    ended = once(raw, 'end')
  })
  app.get('/', () => 'here')
  await app.ready()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] })
  expect((await app.inject('/')).body).toBe('here')
  // What is left of it is read.
  await ended
  // There is no connection that could be ended, and whoever tries ends the server.
  expect(() => jest.advanceTimersByTime(60_000)).not.toThrow()
  await app.close()
})
