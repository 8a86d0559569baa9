import { access } from 'node:fs/promises'
import { SignedInClient } from './signed-in-client'
import { startServer, type RunningServer } from './start-server'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 240_000)
afterAll(() => server?.stop())

test('a server on a copied folder has the demo portfolio at once', async () => {
  const client = SignedInClient.anonymous(server.url)
  expect((await client.get('/rest/health')).body).toMatchObject({ status: 'up', demo: 'loaded' })
})

test('a demo user signs in through the form and keeps the session', async () => {
  const client = await SignedInClient.signIn(server.url, 'analyst')
  const nodes = await client.get<{ nodes: unknown[] }>('/rest/secure/hierarchy/nodes')
  expect(nodes.status).toBe(200)
  expect(nodes.body.nodes.length).toBeGreaterThan(0)
})

test('a wrong password signs nobody in', async () => {
  const wrong = { userName: 'analyst@demo.energycockpit.example', password: 'wrong' }
  await expect(SignedInClient.signIn(server.url, wrong)).rejects.toThrow('could not sign in')
})

test('a server that was started from its sources and ended leaves no folder, and what it has written is known', async () => {
  const short = await startServer({ seed: 'none', throughTsx: true })
  await short.stop()
  expect(short.logs()).toContain(`ready ${short.url}`)
  expect(short.exit()).toEqual({ code: 0, signal: null })
  await expect(access(short.dataDir)).rejects.toThrow('ENOENT')
})

test('a server that cannot start says why', async () => {
  await expect(startServer({ seed: 'none', env: { LOG_LEVEL: 'loud' } })).rejects.toThrow('LOG_LEVEL must be')
})
