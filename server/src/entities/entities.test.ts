import { userSchema } from '@energycockpit/contract'
import {
  SignedInClient,
  startServer,
  startTemporaryPostgres,
  waitFor,
  type TemporaryPostgres,
} from '@energycockpit/testing'

let postgres: TemporaryPostgres | undefined

beforeAll(async () => {
  postgres = await startTemporaryPostgres()
})
afterAll(() => postgres?.stop())

it('the whole portal runs on PostgreSQL, is refused nothing at its second start, and outlives a kill -9', async () => {
  // Where no PostgreSQL is installed there is nothing to run on; PGlite is what all other tests run on.
  if (postgres === undefined) return
  const options = { env: { DATABASE_URL: postgres.url, NODE_ENV: 'test' } }
  const first = await startServer({ ...options, seed: 'loading' })
  const client = await SignedInClient.signIn(first.url, 'manager')
  expect((await client.put('/rest/secure/userproperty/locale', { locale: 'en' })).status).toBe(204)
  await first.kill9()

  const second = await startServer({ ...options, dataDir: first.dataDir })
  try {
    const again = await SignedInClient.signIn(second.url, 'manager')
    expect(userSchema.parse((await again.get('/whoami')).body).roles).toEqual([10])
    const { body } = await again.get<{ title: string; menu: { label: string }[] }>('/uic-context')
    expect(body.menu[0]?.label).toBe('Home')
    await waitFor(
      'the demo readings, interrupted by the kill, to be loaded',
      async () =>
        ((await (await fetch(`${second.url}/rest/health`)).json()) as { demo: string }).demo === 'loaded',
      { within: 60_000 },
    )
  } finally {
    await second.stop()
  }
})

it('a PostgreSQL that goes away is said to be away, and the server stays', async () => {
  if (postgres === undefined) return
  const server = await startServer({
    seed: 'none',
    env: { DATABASE_URL: await postgres.createDatabase('away') },
  })
  try {
    const health = async () => (await (await fetch(`${server.url}/rest/health`)).json()) as { status: string }
    expect(await health()).toMatchObject({ status: 'up' })
    await postgres.stop()
    expect(await health()).toMatchObject({
      status: 'down',
      entities: { status: 'down' },
      readings: { status: 'up' },
    })
    expect(server.exit()).toBeUndefined()
  } finally {
    await server.stop()
    postgres = undefined
  }
})
