import { bundledProgram, repositoryRoot, SignedInClient, startServer, waitFor } from '@energycockpit/testing'
import type { ReadingImport } from '@energycockpit/contract'
import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { Life, Seen, Work } from './dying-imports.testing'
import { startImportsInProcess } from './imports-in-process.testing'

/** `kill -9` between any two steps of an import, each time on what the last one left behind. */
let dataDir: string
beforeAll(async () => {
  const { dataDir: made, closeStores } = await startImportsInProcess()
  dataDir = made
  await closeStores()
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))

/** One process from its start to its end; what it told until then. */
async function live(life: Omit<Life, 'dataDir'>): Promise<Seen & { killed: boolean }> {
  const program = await bundledProgram('server/src/readings/imports/dying-imports.testing.ts')
  const child = fork(program, [JSON.stringify({ dataDir, ...life })], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text))
  const seen: Seen = {}
  child.on('message', (message: Seen) => Object.assign(seen, message))
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.on('close', (code, signal) => resolve([code, signal])),
  )
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`It ended by itself:\n${output}`)
  return { ...seen, killed: signal === 'SIGKILL' }
}

const hours = 5
const start = Date.UTC(2001) / 1000
const keys = [1, 2].flatMap((series) =>
  Array.from({ length: hours }, (_, hour) => [series, start + hour * 3_600] as const),
)
const all = (value: number) => Object.fromEntries(keys.map(([series, at]) => [`${series} ${at}`, value]))
const iso = (at: number) => new Date(at * 1000).toISOString()
const elements = (value: number) =>
  keys.map(([seriesId, at]) => JSON.stringify({ seriesId, at: iso(at), value }))
/** The same readings, each way in which somebody else than a person at a register sends them. */
const waysIn = {
  csv: (value: number): Work => ({
    ...{ what: 'deliver', contentType: 'text/csv' },
    body: ['series_id,at,value', ...keys.map(([series, at]) => `${series},${iso(at)},${value}`)].join('\n'),
  }),
  json: (value: number): Work => ({
    ...{ what: 'deliver', contentType: 'application/json' },
    body: `{"readings": [${elements(value).join(',')}]}`,
  }),
  ndjson: (value: number): Work => ({
    ...{ what: 'deliver', contentType: 'application/x-ndjson' },
    body: elements(value).join('\n'),
  }),
  file: (value: number): Work => {
    const rows = Array.from({ length: hours }, (_, hour) => `${iso(start + hour * 3_600)},${value},${value}`)
    return { what: 'upload', text: ['time,one,two', ...rows].join('\n') }
  },
}
const delivery = waysIn.csv

function expectWhole({ found, staged, afterAgain }: Seen, value: number): void {
  expect([all(value - 1), all(value)]).toContainEqual(found)
  expect([staged, afterAgain]).toEqual([0, all(value)])
}

/** Of an import: staging, keeping what is replaced, writing, forgetting what was staged. */
const [staging, keeping, writing, forgetting] = [1, 2, 3, 4]
/** A file is killed in each of the four, at one side or the other; the deliveries share the rest. */
const ends: { command: number; when: 'before' | 'behind'; way: keyof typeof waysIn }[] = [
  { command: staging, when: 'before', way: 'csv' },
  { command: keeping, when: 'before', way: 'file' },
  { command: writing, when: 'before', way: 'ndjson' },
  { command: forgetting, when: 'before', way: 'file' },
  { command: staging, when: 'behind', way: 'file' },
  { command: keeping, when: 'behind', way: 'json' },
  { command: writing, when: 'behind', way: 'file' },
  { command: forgetting, when: 'behind', way: 'csv' },
]

test('what was sent or uploaded and not acknowledged is there as a whole or not at all, and comes in by trying again', async () => {
  expect((await live({ work: delivery(0) })).importId).toBeGreaterThan(0)
  let again: Work | undefined
  for (const [place, { way, ...end }] of ends.entries()) {
    const work = waysIn[way](place + 1)
    const seen = await live({ ...(again && { again }), work, end })
    expect([way, end, seen.killed, seen.importId]).toEqual([way, end, true, undefined])
    if (place > 0) expectWhole(seen, place)
    again = work
  }
  expectWhole(await live({ again: again! }), ends.length)
}, 300_000)

test('so are an undo, a deletion and estimates', async () => {
  const { importId } = await live({ again: delivery(50), work: delivery(51) })
  const undo: Work = { what: 'undo', id: importId! }
  const behind = (command: number) => ({ command, when: 'behind' as const })
  expect((await live({ work: undo, end: behind(staging) })).killed).toBe(true)
  // Staged only: nothing has happened.
  expect((await live({ work: undo, end: behind(keeping) })).found).toEqual(all(51))
  const undone = await live({
    again: undo,
    work: { what: 'delete', from: '2001-01-01T00:00:00Z', to: '2001-01-02T00:00:00Z' },
    end: behind(writing),
  })
  expect([undone.found, undone.afterAgain, undone.killed]).toEqual([all(50), all(50), true])
  const hour = { from: '2001-01-01T01:00:00Z', to: '2001-01-01T02:00:00Z' }
  const deleted = await live({ again: delivery(60), work: { what: 'delete', ...hour } })
  expect([deleted.found, deleted.staged, deleted.afterAgain]).toEqual([{}, 0, all(60)])

  const estimate: Work = { what: 'estimate', ...hour }
  expect((await live({ work: estimate, end: behind(staging) })).killed).toBe(true)
  const without = ({ [`2 ${start + 3_600}`]: _gone, ...rest }: Record<string, number>) => rest
  const { [`1 ${start + 3_600}`]: _hour, ...missing } = without(all(60))
  const estimated = await live({ again: estimate, work: delivery(61), end: behind(keeping) })
  expect([estimated.found, estimated.staged, estimated.afterAgain]).toEqual([missing, 0, without(all(60))])
  // A measured value takes the place of an estimate, also where the server was killed over it.
  const last = await live({ again: delivery(61) })
  expect([without(all(60)), all(61)]).toContainEqual(last.found)
  expect([last.staged, last.afterAgain]).toEqual([0, all(61)])
}, 120_000)

test('so are readings of a register, with what is spread between them', async () => {
  const enter = (each: number): Work => ({ what: 'enter', shown: 5 * each })
  const spread = (each: number) =>
    Object.fromEntries([10, 11, 12, 13, 14].map((hour) => [`1 ${start + hour * 3_600}`, each]))
  const between = (found: Record<string, number> = {}) =>
    Object.fromEntries(Object.keys(spread(0)).flatMap((key) => (key in found ? [[key, found[key]]] : [])))
  await live({ work: enter(1) })
  for (const [place, command] of [staging, keeping, writing, forgetting].entries()) {
    const again = place === 0 ? {} : { again: enter(place + 1) }
    const seen = await live({ ...again, work: enter(place + 2), end: { command, when: 'behind' } })
    expect([command, seen.killed, seen.importId]).toEqual([command, true, undefined])
    if (place === 0) continue
    expect([spread(place), spread(place + 1)]).toContainEqual(between(seen.found))
    expect([seen.staged, between(seen.afterAgain)]).toEqual([0, spread(place + 1)])
  }
}, 120_000)

test('a server that is killed while readings arrive has none of them at its next start, and takes them again', async () => {
  const killed = await startServer()
  const client = await SignedInClient.signIn(killed.url, 'manager')
  const send = (from: SignedInClient, body: BodyInit) =>
    from.fetch('/rest/secure/readings', {
      method: 'POST',
      headers: { origin: from.url, 'content-type': 'text/csv' },
      ...{ body, duplex: 'half' },
    })
  // More than is staged at a time.
  const lines = Array.from(
    { length: 60_000 },
    (_, hour) => `1001,${new Date(hour * 3_600_000).toISOString()},1`,
  )
  const body = ['series_id,at,value', ...lines, ''].join('\n')
  const broken = send(
    client,
    new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from(body)) }),
  ).then(
    () => false,
    () => true,
  )
  const imports = async (of: SignedInClient) =>
    (await of.get<{ imports: ReadingImport[] }>('/rest/secure/imports')).body.imports.map(
      ({ state }) => state,
    )
  await waitFor('the delivery to begin', async () => (await imports(client))[0] === 'STAGING')
  await killed.kill9()
  expect(await broken).toBe(true)

  const server = await startServer({ dataDir: killed.dataDir })
  try {
    const again = await SignedInClient.signIn(server.url, 'manager')
    expect(await imports(again)).toEqual(['FAILED'])
    const { readingImport } = (await (await send(again, body)).json()) as { readingImport: ReadingImport }
    expect(readingImport).toMatchObject({ state: 'DONE', addedCount: 60_000 })
  } finally {
    await server.stop()
    await killed.stop()
  }
}, 120_000)
