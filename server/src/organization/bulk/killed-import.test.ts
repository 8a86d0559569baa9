import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HierarchyNode, StructureImportResult, StructureStep } from '@energycockpit/contract'
import { SignedInClient, startServer, waitFor, type RunningServer } from '@energycockpit/testing'

const count = 3_000
const businessId = 1001

/** A unit with many locations. */
const estate = (name: string) => ({
  orgUnits: [{ orgUnitId: name, name }],
  locations: Array.from({ length: count }, (_, place) => ({
    ...{ locationId: `${name}-${place}`, name: `${name} ${place}`, parentOrgUnit: name },
    timeZone: 'Europe/London',
  })),
})

const importEstate = async (server: RunningServer, client: SignedInClient, name: string) => {
  const response = await client.fetch('/rest/secure/structure-documents', {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ businessId, dryRun: false, document: estate(name) }),
  })
  return (await response.json()) as StructureImportResult
}

/** What is there of an estate: how many of its nodes, and how many steps brought some of them. */
async function found(client: SignedInClient, name: string): Promise<[boolean, boolean, number]> {
  const search = async (text: string) =>
    (
      await client.get<{ nodes: HierarchyNode[] }>(
        `/rest/secure/hierarchy/nodes?${new URLSearchParams({ search: text })}`,
      )
    ).body.nodes.some((node) => node.name === text)
  const { steps } = (await client.get<{ steps: StructureStep[] }>('/rest/secure/structure-steps')).body
  const own = steps.filter(({ action, first }) => action === 'IMPORTED' && first.name === name)
  expect(own.every(({ items }) => items === count + 1)).toBe(true)
  return [await search(name), await search(`${name} ${count - 1}`), own.length]
}

/** When the store of the structure was written last. */
async function lastWrite(dataDir: string): Promise<number> {
  const log = join(dataDir, 'entities/pg_wal')
  const files = (await readdir(log, { withFileTypes: true })).filter((one) => one.isFile())
  const times = await Promise.all(files.map(async ({ name }) => (await stat(join(log, name))).mtimeMs))
  return Math.max(...times)
}

test('a server that is killed while a structure is imported has all of it afterwards, or nothing', async () => {
  let server = await startServer()
  const { dataDir, url } = server
  const { port } = new URL(url)
  const restart = async () => {
    await server.kill9()
    server = await startServer({ dataDir, env: { PORT: port } })
  }
  try {
    const client = await SignedInClient.signIn(url, 'manager')
    expect((await importEstate(server, client, 'Acknowledged')).created).toBe(count + 1)
    await restart()
    expect(await found(client, 'Acknowledged')).toEqual([true, true, 1])

    for (const [name, isUnderWay] of [
      ['Early', async () => true],
      ['Late', async (since: number) => (await lastWrite(dataDir)) > since],
    ] as const) {
      const before = await lastWrite(dataDir)
      const lost = importEstate(server, client, name).catch(() => undefined)
      await waitFor('the import to be under way', () => isUnderWay(before), { every: 5, within: 60_000 })
      await restart()
      await lost
      const [first, last, steps] = await found(client, name)
      expect([last, steps]).toEqual([first, first ? 1 : 0])
      // What did not get through is sent once more.
      if (!first) expect((await importEstate(server, client, name)).created).toBe(count + 1)
      expect(await found(client, name)).toEqual([true, true, 1])
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}, 300_000)
