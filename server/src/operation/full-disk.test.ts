import {
  newDataFolder,
  SignedInClient,
  startServer,
  temporaryFolder,
  type RunningServer,
} from '@energycockpit/testing'
import type { ErrorObject } from '@energycockpit/contract'
import { execFileSync } from 'node:child_process'
import { cp, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A meter of the demo portfolio, years before its first reading. */
const series = 1001
const at = (year: number) => `${year}-01-01T00:00:00Z`

interface Told {
  status: number
  codes: string[]
}
const toldBy = async (response: Response): Promise<Told> => {
  const text = await response.text()
  const { error } = (text === '' ? {} : JSON.parse(text)) as { error?: ErrorObject }
  return { status: response.status, codes: (error?.reasons ?? []).map(({ code }) => code) }
}
const full = { status: 507, codes: ['STORAGE_FULL'] }

let server: RunningServer | undefined
let dataDir: string
let client: SignedInClient
async function start(env: Record<string, string> = {}): Promise<void> {
  await server?.kill9()
  server = await startServer({ dataDir, env: { DEMO: 'true', ...env } })
  client = await SignedInClient.signIn(server.url, 'manager')
}
const send = (address: string, method: string, type: string, body: string) =>
  client
    .fetch(`/rest/secure/${address}`, {
      method,
      headers: { origin: server!.url, 'content-type': type },
      body,
    })
    .then(toldBy)
const deliver = (year: number) =>
  send('readings', 'POST', 'text/csv', `series_id,at,value\n${series},${at(year)},${year}`)
const upload = () =>
  send('structure-files?businessId=1001&purpose=DOCUMENT&name=a.txt', 'POST', 'text/plain', 'plan')
const change = () => send('userproperty/locale', 'PUT', 'application/json', '{"locale":"en"}')
const storage = async () => {
  const health = (await (await fetch(`${server!.url}/rest/health`)).json()) as Record<string, unknown>
  return [health.status, (health.storage as { status: string }).status]
}
async function valueOf(year: number): Promise<number | null | undefined> {
  const to = at(year).replace('00:', '01:')
  const address = `measurement-series/${series}/values?from=${at(year)}&to=${to}&granularity=raw`
  return (await client.get<{ value: (number | null)[] }>(`/rest/secure/${address}`)).body.value[0]
}

async function expectNothingIsStored(year: number): Promise<void> {
  expect(await storage()).toEqual(['down', 'down'])
  expect([await deliver(year), await upload(), await change()]).toEqual([full, full, full])
  expect([await valueOf(1980), await valueOf(year)]).toEqual([1980, null])
}
async function expectEverythingIsStored(year: number): Promise<void> {
  expect(await storage()).toEqual(['up', 'up'])
  const done = [await deliver(year), await upload(), await change()].map(({ status }) => status)
  expect(done).toEqual([200, 200, 204])
  expect(await valueOf(year)).toBe(year)
}

afterEach(async () => {
  await server?.kill9()
  server = undefined
})

test('without room nothing is stored and everything says so, also after a restart', async () => {
  dataDir = await newDataFolder('full', 'loaded')
  try {
    await start()
    await expectEverythingIsStored(1980)
    // More than any disk has, on every machine: the stores and the portal find their reserve touched.
    await start({ RESERVED_DISK_MB: '100000000', DEMO: 'false' })
    await expectNothingIsStored(1981)
    expect((await client.get('/rest/secure/imports')).body).toMatchObject({ imports: [{ state: 'DONE' }] })
    await start()
    expect([await valueOf(1980), await valueOf(1981)]).toEqual([1980, null])
    await expectEverythingIsStored(1982)
  } finally {
    await server?.kill9()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}, 120_000)

test('a disk without a byte left: everything goes on as soon as there is room', async () => {
  const disk = await mountedDisk()
  // Where no disk can be mounted, as without the rights of root, the test before stands for it.
  if (disk === undefined) return
  try {
    dataDir = path.join(disk, 'data')
    const made = await newDataFolder('full', 'loaded')
    await cp(made, dataDir, { recursive: true })
    await rm(made, { recursive: true })
    await start()
    await expectEverythingIsStored(1980)
    const ballast = path.join(disk, 'ballast')
    await fill(ballast)
    await expectNothingIsStored(1981)
    await rm(ballast)
    await expectEverythingIsStored(1982)
    await start()
    expect([await valueOf(1980), await valueOf(1981), await valueOf(1982)]).toEqual([1980, null, 1982])
  } finally {
    await server?.kill9()
    execFileSync('umount', [disk])
  }
}, 120_000)

async function mountedDisk(): Promise<string | undefined> {
  const folder = await temporaryFolder('disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    return undefined
  }
}

async function fill(ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(ballast))
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined)
}
