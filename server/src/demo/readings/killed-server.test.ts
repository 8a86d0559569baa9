import {
  freePort,
  newDataFolder,
  SignedInClient,
  startServer,
  waitFor,
  type RunningServer,
} from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { readConfig } from '../../config'
import { openEntities, type Entities } from '../../entities/entities'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import { rowsExpected, rowsStored } from './exact-rows.testing'

/* `kill -9` at bad moments. The folder is looked into only while no server has it. @long */
let dataDir: string
/** The same for all of them, so that who has signed in stays so. */
let PORT: string
beforeAll(async () => {
  dataDir = await newDataFolder('killed')
  PORT = String(await freePort('localhost'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))

const start = () => startServer({ dataDir, seed: 'loading', env: { PORT } })
const demoState = async ({ url }: RunningServer) =>
  ((await (await fetch(`${url}/rest/health`)).json()) as { demo: string }).demo
const loaded = (server: RunningServer) =>
  waitFor('the demo to be loaded', async () => (await demoState(server)) === 'loaded', { within: 120_000 })

async function lookInside<T>(look: (entities: Entities, readings: Readings) => Promise<T>): Promise<T> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const entities = await openEntities(config)
  const readings = await openReadings(config)
  try {
    return await look(entities, readings)
  } finally {
    await readings.close()
    await entities.close()
  }
}

const expectExactRows = () =>
  lookInside(async (entities, readings) => {
    const row = await entities.db.selectFrom('demo_readings').selectAll().executeTakeFirstOrThrow()
    const until = row.complete_until!.getTime() / 1000
    expect(Date.now() / 1000 - until).toBeLessThan(2 * 3_600)
    const expected = await rowsExpected(Number(row.shift_seconds), until)
    expect(await rowsStored(readings)).toEqual(expected.sort((one, other) => one.id - other.id))
  })

/** Signed in before the hours arrive: what is to be seen is there for a second or two. */
let client: SignedInClient

test('killed while the demo is loaded, the next start ends with exactly the right rows', async () => {
  const killed = await start()
  await waitFor('10 %', () => killed.logs().includes('"percent":10'), { within: 120_000, every: 5 })
  expect(await demoState(killed)).toBe('loading')
  await killed.kill9()

  const server = await start()
  await loaded(server)
  client = await SignedInClient.signIn(server.url, 'analyst')
  await server.stop()
  await expectExactRows()
}, 300_000)

test('killed while hours arrive that it missed, the next start ends with exactly the right rows', async () => {
  const missedSince = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 250 * 24 * 3_600_000)
  await lookInside(async (entities, readings) => {
    await readings.client.command({
      query: 'delete from readings where at >= toDateTime({since:UInt32})',
      query_params: { since: missedSince.getTime() / 1000 },
    })
    await entities.db.updateTable('demo_readings').set({ complete_until: missedSince }).execute()
  })
  const killed = await start()
  await waitFor(
    'the first missed hours',
    async () => {
      const { body } = await client.get<{ series: { lastAt: string }[] }>(
        '/rest/secure/metering-points/mp-b2-electricity',
      )
      return new Date(body.series[0]!.lastAt) >= missedSince
    },
    { every: 5 },
  )
  expect(await demoState(killed)).toBe('loading')
  await killed.kill9()

  const server = await start()
  await loaded(server)
  await server.stop()
  await expectExactRows()
}, 300_000)
