import type { ErrorObject, ReadingImport } from '@energycockpit/contract'
import { SignedInClient, startServer, waitFor, type RunningServer } from '@energycockpit/testing'
import { gzipSync } from 'node:zlib'

const packed = (text: string | Buffer) => new Blob([Uint8Array.from(gzipSync(text))])

let server: RunningServer
let client: SignedInClient
let analyst: SignedInClient
beforeAll(async () => {
  server = await startServer()
  client = await SignedInClient.signIn(server.url, 'manager')
  analyst = await SignedInClient.signIn(server.url, 'analyst')
}, 120_000)
afterAll(() => server?.stop())

/** A meter of the demo portfolio, years before its first reading; every test has a year of its own. */
const series = 1001
const base = '/rest/secure'
interface Sent {
  status: number
  readingImport: ReadingImport
  repeated: boolean
  error: ErrorObject
}
async function send(
  body: string | Blob,
  type = 'text/csv',
  {
    query = '',
    headers = {},
    as = client,
  }: { query?: string; headers?: Record<string, string>; as?: SignedInClient } = {},
): Promise<Sent> {
  const answer = await as.fetch(`${base}/readings${query}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': type, ...headers },
    body,
  })
  return { status: answer.status, ...((await answer.json()) as Omit<Sent, 'status'>) }
}
const csv = (year: number, ...values: (string | number)[]) =>
  ['series_id,at,value', ...values.map((value, hour) => `${series},${at(year, hour)},${value}`)].join('\n')
const at = (year: number, hour: number) => `${year}-01-01T${String(hour).padStart(2, '0')}:00:00Z`
async function values(year: number, hours = 3) {
  const { body } = await analyst.get<{ value: (number | null)[]; estimated: number[] }>(
    `${base}/measurement-series/${series}/values?from=${at(year, 0)}&to=${at(year, hours)}&granularity=raw`,
  )
  return body.value
}

test('readings come in as CSV, JSON and NDJSON, packed or not, and are seen at once', async () => {
  const wanted = [1.5, -2, 3e3]
  const list = wanted.map((value, hour) => ({ seriesId: series, at: at(1981, hour), value }))
  const bodies: [string | Blob, string, Record<string, string>?][] = [
    [csv(1980, ...wanted), 'text/csv; charset=utf-8'],
    [JSON.stringify({ readings: list }), 'application/json'],
    [
      packed(
        list
          .map((one) => JSON.stringify(one))
          .join('\n')
          .replaceAll('1981', '1982'),
      ),
      'application/x-ndjson',
      { 'content-encoding': 'gzip' },
    ],
  ]
  for (const [place, [body, type, headers]] of bodies.entries()) {
    const { status, readingImport, repeated } = await send(body, type, { headers })
    expect([type, status, repeated]).toEqual([type, 200, false])
    expect(readingImport).toMatchObject({
      ...{ kind: 'DELIVERY', state: 'DONE', readingCount: 3, addedCount: 3, changedCount: 0, faultCount: 0 },
      ...{
        seriesCount: 1,
        firstAt: `${1980 + place}-01-01T00:00:00.000Z`,
        lastAt: `${1980 + place}-01-01T02:00:00.000Z`,
      },
    })
    expect(readingImport.actor?.name).toBe('Maren Holt')
    expect(await values(1980 + place)).toEqual(wanted)
  }
})

test('the same content a second time, also at the same moment, changes nothing', async () => {
  const both = await Promise.all([send(csv(1983, 1, 2)), send(csv(1983, 1, 2))])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true])
  expect(new Set(both.map(({ readingImport }) => readingImport.id)).size).toBe(1)
  await send(csv(1983, 1, 7))
  // A sender that tries again must not undo the correction that came meanwhile.
  expect((await send(csv(1983, 1, 2))).repeated).toBe(true)
  expect(await values(1983)).toEqual([1, 7, null])
})

test('an import says how much of it has arrived', async () => {
  let sender!: ReadableStreamDefaultController<Buffer>
  const body = new ReadableStream<Buffer>({ start: (stream) => void (sender = stream) })
  const sent = client.fetch(`${base}/readings`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'text/csv' },
    ...{ body, duplex: 'half' },
  })
  const latest = async () =>
    (await client.get<{ imports: ReadingImport[] }>(`${base}/imports`)).body.imports[0]
  sender.enqueue(Buffer.from(`${csv(1979, 1, 2, 3)}\n`))
  await waitFor('the import to have three readings', async () => (await latest())?.readingCount === 3)
  expect(await latest()).toMatchObject({ kind: 'DELIVERY', state: 'STAGING', endedAt: null })
  sender.enqueue(Buffer.from(`${series},${at(1979, 3)},4`))
  sender.close()
  expect((await sent).status).toBe(200)
  expect(await latest()).toMatchObject({ state: 'DONE', readingCount: 4, addedCount: 4 })
})

test('what was made later wins, whenever it arrives', async () => {
  const asOf = (day: number) => ({ query: `?asOf=2020-01-0${day}T00:00:00Z` })
  await send(csv(1984, 1, 1, 1), 'text/csv', asOf(1))
  const correction = await send(csv(1984, 3, 3), 'text/csv', asOf(3))
  expect(correction.readingImport).toMatchObject({ addedCount: 0, changedCount: 2 })
  await send(csv(1984, 2, 2, 2), 'text/csv', asOf(2))
  expect(await values(1984)).toEqual([3, 3, 2])
})

test('a line that comes twice is one reading and counted, another value of another import is a correction', async () => {
  const [heading, one, other] = csv(1972, 1, 2).split('\n')
  const twice = await send([heading, one, other, one].join('\n'))
  expect(twice.readingImport).toMatchObject({
    readingCount: 2,
    addedCount: 2,
    repeatedCount: 1,
    faultCount: 0,
  })
  const { readingImport } = await send(csv(1972, 1, 5))
  expect(readingImport).toMatchObject({ readingCount: 2, addedCount: 0, changedCount: 1, repeatedCount: 0 })
  expect(await values(1972)).toEqual([1, 5, null])
})

test('one bad line and nothing is stored; unless its sender wants the good ones', async () => {
  const lines = [
    'series_id,at,value,quality',
    `${series},1985-01-01T00:00:00Z,1,measured`,
    `4000000000,1985-01-01T00:00:00Z,1,`,
    `${series},1985-01-01,1,`,
    `${series},1985-02-30T00:00:00Z,1,`,
    `${series},1955-01-01T00:00:00Z,1,`,
    `${series},1985-01-01T00:30:00Z,1,`,
    `${series},1985-01-01T01:00:00Z,,`,
    `${series},1985-01-01T01:00:00Z,0x10,`,
    `${series},1985-01-01T01:00:00Z,1,guessed`,
    `${series},1985-01-01T02:00:00Z,5,`,
    `${series},1985-01-01T02:00:00Z,6,`,
    `${series};1985-01-01T02:00:00Z`,
    'x'.repeat(20_000),
  ].join('\r\n')
  const refused = await send(lines)
  expect(refused.status).toBe(400)
  expect(refused.error.reasons.map(({ code }) => code)).toEqual([
    ...[
      'READINGS_REFUSED',
      'SERIES_UNKNOWN',
      'TIME_UNREADABLE',
      'TIME_UNREADABLE',
      'TIME_OUT_OF_RANGE',
      'TIME_OFF_INTERVAL',
    ],
    ...['VALUE_UNREADABLE', 'VALUE_UNREADABLE', 'QUALITY_UNKNOWN', 'LINE_UNREADABLE', 'LINE_UNREADABLE'],
    ...['CONTRADICTION', 'CONTRADICTION'],
  ])
  expect(refused.error.reasons[2]?.detail).toContain('line 4: ')
  expect(await values(1985)).toEqual([null, null, null])

  const { status, readingImport } = await send(lines, 'text/csv', { query: '?badLines=skip' })
  expect([status, readingImport.readingCount, readingImport.faultCount]).toEqual([200, 1, 12])
  expect(readingImport.faults.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 11, 12])
  expect(await values(1985)).toEqual([1, null, null])
})

test('an import is undone as a whole, but not what was corrected since; and the undo can be undone', async () => {
  await send(csv(1986, 1, 1, 1))
  const { readingImport } = await send(csv(1986, 2, 2, 2, 2))
  await send(csv(1986, 'x', 3).replace(/.*x\n/, ''))
  const undo = (id: number, as = client) => as.post<ReadingImport>(`${base}/imports/${id}/undo`)
  expect((await undo(readingImport.id, analyst)).status).toBe(403)
  const undone = await undo(readingImport.id)
  expect([undone.status, undone.body.kind, undone.body.undoes]).toEqual([200, 'UNDO', readingImport.id])
  expect(await values(1986, 4)).toEqual([1, 3, 1, null])
  expect((await undo(readingImport.id)).status).toBe(409)
  const { body } = await client.get<ReadingImport>(`${base}/imports/${readingImport.id}`)
  expect([body.undoneBy, body.undoableUntil]).toEqual([undone.body.id, null])
  expect((await undo(undone.body.id)).status).toBe(200)
  expect(await values(1986, 4)).toEqual([2, 3, 2, 2])
})

test('what was undone can be sent again', async () => {
  const { readingImport } = await send(csv(1987, 1))
  await client.post(`${base}/imports/${readingImport.id}/undo`)
  expect(await values(1987, 1)).toEqual([null])
  expect((await send(csv(1987, 1))).repeated).toBe(false)
  expect(await values(1987, 1)).toEqual([1])
})

test('a range is deleted, which can be undone, and both stand in the audit log', async () => {
  await send(csv(1988, 1, 2, 3))
  const range = { seriesIds: [series], from: at(1988, 1), to: at(1988, 2) }
  expect((await analyst.post(`${base}/reading-deletions`, range)).status).toBe(403)
  expect((await client.post(`${base}/reading-deletions`, { ...range, to: range.from })).status).toBe(400)
  const foreign = { ...range, seriesIds: [series, 999] }
  expect((await client.post(`${base}/reading-deletions`, foreign)).status).toBe(404)
  const deleted = await client.post<ReadingImport>(`${base}/reading-deletions`, range)
  expect([deleted.status, deleted.body.readingCount]).toEqual([200, 1])
  expect(await values(1988)).toEqual([1, null, 3])
  await client.post(`${base}/imports/${deleted.body.id}/undo`)
  expect(await values(1988)).toEqual([1, 2, 3])
  const admin = await SignedInClient.signIn(server.url, 'admin')
  const { body } = await admin.get<{ entries: { action: string }[] }>(`${base}/audit-entries`)
  const actions = body.entries.map(({ action }) => action).filter((action) => action.startsWith('readings.'))
  expect(actions.slice(0, 2)).toEqual(['readings.import-undone', 'readings.deleted'])
})

test.each([
  ['another format', 'a', 'application/xml', {}, 415, 'FORMAT_UNKNOWN'],
  ['another packing', 'a', 'text/csv', { 'content-encoding': 'br' }, 415, 'FORMAT_UNKNOWN'],
  [
    'no gzip where it says so',
    'not gzip',
    'text/csv',
    { 'content-encoding': 'gzip' },
    400,
    'VALIDATION_FAILED',
  ],
  ['JSON of another shape', '{"values": []}', 'application/json', {}, 400, 'VALIDATION_FAILED'],
  ['JSON that ends early', '{"readings": [{"seriesId": 1', 'application/json', {}, 400, 'VALIDATION_FAILED'],
  ['a list of no objects', '{"readings": [1, 2]}', 'application/json', {}, 400, 'VALIDATION_FAILED'],
  ['CSV of other columns', `series,at\n1,2`, 'text/csv', {}, 400, 'READINGS_REFUSED'],
  [
    'a bomb',
    packed(Buffer.alloc(300 * 1024 * 1024)),
    'text/csv',
    { 'content-encoding': 'gzip' },
    413,
    'TOO_MANY_READINGS',
  ],
])('%s is refused, and the server goes on', async (_, body, type, headers, status, code) => {
  const answer = await send(body, type, { headers: headers as Record<string, string> })
  expect([answer.status, answer.error.reasons[0]?.code]).toEqual([status, code])
})

test('who may not deliver is refused, and a series of another business is not known', async () => {
  expect((await send(csv(1989, 1), 'text/csv', { as: analyst })).status).toBe(403)
  const foreign = await send(csv(1989, 1).replaceAll(String(series), '999'))
  expect([foreign.status, foreign.error.reasons[1]?.code]).toEqual([400, 'SERIES_UNKNOWN'])
})

test('the imports are listed, the latest first, with those that were refused', async () => {
  const { body } = await client.get<{ imports: ReadingImport[]; next: number | null }>(`${base}/imports`)
  expect(body.imports.length).toBeGreaterThan(10)
  expect(body.imports.map(({ id }) => id)).toEqual(body.imports.map(({ id }) => id).sort((a, b) => b - a))
  expect(new Set(body.imports.map(({ state }) => state))).toEqual(new Set(['DONE', 'REFUSED', 'FAILED']))
  expect((await analyst.get(`${base}/imports`)).status).toBe(403)
})

test('what a super client has sent for a business is seen there, and taken back; what speaks of others, too, is not', async () => {
  const above = await SignedInClient.signIn(server.url, 'super')
  const own = await send(csv(1990, 5), 'text/csv', { as: above })
  const mixed = await send(`${csv(1990, 6)}\n1061,${at(1990, 0)},7`, 'text/csv', { as: above })
  expect([own.status, mixed.status]).toEqual([200, 200])
  const seen = await Promise.all(
    [own, mixed].map(({ readingImport }) => client.get<ReadingImport>(`${base}/imports/${readingImport.id}`)),
  )
  expect(seen.map(({ body }) => body.partial)).toEqual([false, true])
  expect(seen[0]!.body.actor?.name).toBe('Silvan Marsh')
  expect((await client.post(`${base}/imports/${mixed.readingImport.id}/undo`)).status).toBe(403)
  expect((await client.post(`${base}/imports/${own.readingImport.id}/undo`)).status).toBe(200)
  expect(await values(1990, 1)).toEqual([6])
})
