import type { CsvPlan, ErrorObject, ReadingImport } from '@energycockpit/contract'
import { newDataFolder, SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openReadings } from '../store/readings-store'
import { anything, damaged, packed } from './garbage.testing'

/*
 * Whatever arrives by whichever way in: it is refused for a reason or taken, in time; and of what was refused there is
 * nothing in the store, of what was taken just what the answer counted.
 */
let dataDir: string
let server: RunningServer
let client: SignedInClient
beforeAll(async () => {
  dataDir = await newDataFolder('garbage', 'loaded')
  server = await startServer({ dataDir })
  client = await SignedInClient.signIn(server.url, 'manager')
}, 120_000)
afterAll(async () => {
  await server?.kill9()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const base = '/rest/secure'
const taken = new Map<number, number>()

interface Answer {
  readingImport?: ReadingImport
  plan?: CsvPlan | null
  error?: ErrorObject
}
async function send(address: string, type: string, body: Buffer, packing?: string): Promise<Answer> {
  const answer = await client.fetch(base + address, {
    method: 'POST',
    headers: {
      ...{ origin: server.url, 'content-type': type },
      ...(packing !== undefined && { 'content-encoding': packing }),
    },
    body: new Blob([Uint8Array.from(body)]),
    signal: AbortSignal.timeout(20_000),
  })
  const told = (await answer.json()) as Answer
  expect([200, 400, 413, 415]).toContain(answer.status)
  if (answer.status === 200) {
    if (told.readingImport) taken.set(told.readingImport.id, told.readingImport.readingCount)
  } else expect(told.error?.reasons.length).toBeGreaterThan(0)
  return told
}

const readings = Array.from({ length: 12 }, (_, hour) => ({
  seriesId: 1001 + 10 * (hour % 2),
  at: new Date(Date.UTC(2005, 0, 1, hour)).toISOString(),
  value: hour / 4,
}))
const deliveries: [type: string, body: string][] = [
  ['text/csv', ['series_id,at,value', ...readings.map((one) => Object.values(one).join())].join('\r\n')],
  ['application/x-ndjson', readings.map((one) => JSON.stringify(one)).join('\n')],
  ['application/json', JSON.stringify({ readings })],
]
const badLines = fc.constantFrom('refuse', 'skip')

test('damaged deliveries', async () => {
  const delivery = fc.constantFrom(...deliveries).chain(([type, whole]) =>
    fc.record({
      type: fc.oneof(
        { weight: 5, arbitrary: fc.constant(type) },
        fc.constantFrom('text/csv', 'application/json', 'text/html'),
      ),
      body: packed(fc.oneof({ weight: 3, arbitrary: damaged(Buffer.from(whole)) }, anything)),
      badLines,
      packing: fc.constantFrom(undefined, undefined, 'gzip', 'gzip', 'br'),
    }),
  )
  await fc.assert(
    fc.asyncProperty(delivery, async ({ type, body, badLines, packing }) => {
      await send(`/readings?badLines=${badLines}`, type, body, packing)
    }),
    { numRuns: 30 },
  )
})

/** Some days of the hourly readings that the demo brings along, and what German meter software writes. */
const demo = gunzipSync(
  readFileSync(path.join(import.meta.dirname, '../../demo/data/cambridge-estates/readings-2019-2022.csv.gz')),
)
const files = [
  demo.subarray(0, 12_000),
  Buffer.from(
    [
      'Zählernummer;Datum;Zeit;Wert [kWh];Status',
      ...Array.from(
        { length: 50 },
        (_, n) => `DE1;${1 + Math.floor(n / 24)}.03.2006;${n % 24}:00;1.234,5${n};W`,
      ),
    ].join('\r\n'),
    'latin1',
  ),
]

test('damaged files, shown and stored', async () => {
  const sendJson = (address: string, body: object) =>
    send(address, 'application/json', Buffer.from(JSON.stringify(body)))
  const shown = (bytes: Buffer, plan?: CsvPlan) =>
    sendJson('/reading-files/preview', {
      ...{ content: bytes.toString('base64') || 'AA==', whole: true, timeZone: 'Europe/London' },
      ...(plan && { plan }),
    })
  const plans = await Promise.all(files.map(async (file) => (await shown(file)).plan))
  expect(plans).toEqual([expect.anything(), expect.anything()])
  const file = fc.nat({ max: files.length - 1 }).chain((which) =>
    fc.record({
      plan: fc.constant(plans[which]!),
      bytes: packed(fc.oneof({ weight: 4, arbitrary: damaged(files[which]!) }, anything)),
      badLines,
    }),
  )
  await fc.assert(
    fc.asyncProperty(file, async ({ plan, bytes, badLines }) => {
      // What was guessed of the damaged file, and what was settled for the whole one.
      const guessed = (await shown(bytes)).plan
      await shown(bytes, plan)
      await sendJson('/reading-files', {
        ...{ sourceName: 'damaged.csv', content: bytes.toString('base64') || 'AA==', badLines },
        plan: guessed ?? plan,
        targets: [{ column: (guessed ?? plan).values[0]!.column, meter: '', seriesId: 1001 }],
      })
    }),
    { numRuns: 15 },
  )
})

test('of all that, there is what was taken and nothing else', async () => {
  const { body } = await client.get<{ imports: ReadingImport[] }>(`${base}/imports`)
  expect(body.imports.filter(({ state }) => !['DONE', 'REFUSED', 'FAILED'].includes(state))).toEqual([])
  await server.kill9()
  const store = await openReadings({ dataDir })
  try {
    // Where a later import has replaced a reading, it is kept for the undo.
    const found = await store.select<[number, number]>({
      query: `select import_id, toUInt32(uniqExact(series_id, at)) from (
        select import_id, series_id, at from readings where import_id > 0
        union all select origin, series_id, at from readings_history where origin > 0) group by import_id`,
    })
    expect(taken.size).toBeGreaterThan(0)
    expect(new Map(found)).toEqual(new Map([...taken].filter(([, count]) => count > 0)))
    expect(await store.select({ query: 'select distinct import_id from readings_staged' })).toEqual([])
  } finally {
    await store.close()
  }
})
