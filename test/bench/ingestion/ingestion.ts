import { newDataFolder, SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { bareEngine } from '../measurements/bare-engine'
import { median, type Result } from '../result'
import { bearerOf } from './bearer'
import { count, packedBody, type MillionValues } from './million-values'

/** Meters of the demo portfolio; nothing is delivered for the other one. */
const series = [1001, 1011, 1021, 1031, 1041]
const requested = 1201

const deliveries: readonly MillionValues[] = [
  { name: 'as CSV', type: 'text/csv', series, seed: 1 },
  { name: 'as NDJSON, which correct them', type: 'application/x-ndjson', series, seed: 2 },
  { name: 'as JSON, which correct them', type: 'application/json', series, seed: 3 },
]

/**
 * A million values over HTTP, packed, by bearer token, into years that were empty; then twice a million others, which
 * replace every one of them. Beside each: how long a year of one meter takes that somebody asks for.
 */
export async function ingestion(): Promise<Result[]> {
  // Before anybody is connected: it takes seconds in which this process does not listen.
  const bodies = deliveries.map(packedBody)
  const dataDir = await newDataFolder('bench-ingestion', 'loaded')
  const pauses = path.join(import.meta.dirname, 'event-loop-pauses.mjs')
  const server = await startServer({ dataDir, throughTsx: true, env: { NODE_OPTIONS: `--import ${pauses}` } })
  const results: Result[] = []
  try {
    const client = await SignedInClient.signIn(server.url, 'manager')
    for (const [place, delivery] of deliveries.entries())
      results.push(...(await deliver(server, client, delivery, bodies[place]!)))
    results.push({
      name: 'memory of the server at most',
      unit: 'GB',
      limit: 1.5,
      value: await memory(server),
    })
    await server.stop()
    results.push(await disk(dataDir))
  } finally {
    await server.kill9()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  return results
}

async function deliver(
  server: RunningServer,
  client: SignedInClient,
  { name, type }: MillionValues,
  body: Uint8Array<ArrayBuffer>,
): Promise<Result[]> {
  const bearer = await bearerOf(client)
  const told = server.logs().length
  const asking = askBeside(client)
  const busy = await processorTime(server)
  const started = performance.now()
  const answer = await fetch(`${server.url}/rest/secure/readings`, {
    method: 'POST',
    headers: {
      authorization: bearer,
      ...{ 'content-type': type, 'content-encoding': 'gzip' },
    },
    body: new Blob([body]),
  })
  const text = await answer.text()
  const seconds = (performance.now() - started) / 1000
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${text}`)
  const times = await asking.stop()
  const pauses = [
    ...server
      .logs()
      .slice(told)
      .matchAll(/event loop stood still for (\d+) ms/g),
  ]
  return [
    { name: `a million values ${name}`, unit: 's', limit: count / 100_000, value: seconds },
    { name: 'values a second', unit: '', value: Math.round(count / seconds) },
    {
      name: 'processor time of the server meanwhile',
      unit: 's',
      value: (await processorTime(server)) - busy,
    },
    { name: 'a year of a meter beside it, the middle one', unit: 'ms', value: median(times) },
    { name: 'a year of a meter beside it, the slowest', unit: 'ms', limit: 1000, value: Math.max(...times) },
    {
      ...{ name: 'the event loop stood still for at most', unit: 'ms', limit: 200 },
      value: Math.max(0, ...pauses.map(([, milliseconds]) => Number(milliseconds))),
    },
  ]
}

/** Asks again and again until it is stopped; milliseconds of each. */
function askBeside(client: SignedInClient): { stop(): Promise<number[]> } {
  const times: number[] = []
  let stopped = false
  const year = new Date().getUTCFullYear() - 1
  const address = `/rest/secure/measurement-series/${requested}/values?from=${year}-01-01T00:00:00Z&to=${year + 1}-01-01T00:00:00Z&granularity=P1D`
  const asking = (async () => {
    while (!stopped) {
      const started = performance.now()
      const { status } = await client.get(address)
      if (status !== 200) throw new Error(`${address} answers ${status}`)
      times.push(performance.now() - started)
    }
  })()
  return {
    async stop() {
      stopped = true
      await asking
      return times
    },
  }
}

/** Seconds since its start, of all its threads; Linux only. A busy machine takes longer, but does not work more. */
async function processorTime({ pid }: RunningServer): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  const [user = NaN, system = NaN] = fields.slice(11, 13).map(Number)
  return (user + system) / ticksPerSecond
}
const ticksPerSecond = 100

/** The most that it ever had, resident; Linux only. */
async function memory({ pid }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1e6
}

/** Of all readings that are in force, once they are merged. */
async function disk(dataDir: string): Promise<Result> {
  const engine = bareEngine(dataDir)
  try {
    await engine.command('optimize table readings final')
    const [[bytes, rows] = [NaN, NaN]] = await engine.ask<[number, number]>(`
      select toFloat64(sum(bytes_on_disk)), toFloat64(sum(rows)) from system.parts
      where active and table = 'readings' and database = currentDatabase()`)
    return { name: 'disk', unit: 'bytes a reading', limit: 8, value: bytes / rows }
  } finally {
    await engine.close()
  }
}
