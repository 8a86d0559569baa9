import { rm } from 'node:fs/promises'
import type { HierarchyNode, StructureImportResult, StructureStep } from '@energycockpit/contract'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { SignedInClient, startServer, waitFor } from '@energycockpit/testing'
import { lastWrite } from '../../entities/last-write.testing'

const count = 1_000
const businessId = 1001

/** A unit with many locations. */
const estate = (name: string) => ({
  orgUnits: [{ orgUnitId: name, name }],
  locations: Array.from({ length: count }, (_, place) => ({
    ...{ locationId: `${name}-${place}`, name: `${name} ${place}`, parentOrgUnit: name },
    timeZone: 'Europe/London',
  })),
})

async function post(client: SignedInClient, path: string, body: object) {
  const response = await client.fetch(`/rest/secure/structure-documents${path}`, {
    method: 'POST',
    headers: { origin: client.url, 'content-type': 'application/json' },
    body: JSON.stringify({ businessId, dryRun: false, ...body }),
  })
  return (await response.json()) as StructureImportResult
}

type ImportEstate = (client: SignedInClient, name: string) => Promise<StructureImportResult>
const importDocument: ImportEstate = (client, name) => post(client, '', { document: estate(name) })

/** The same as a workbook, which a process of its own reads first. */
async function importWorkbook(client: SignedInClient, name: string) {
  const { orgUnits, locations } = estate(name)
  const cells = (rows: string[][]) =>
    rows.map((row) => row.map((value) => ({ value, type: String }))) as SheetData
  const content = await writeExcelFile([
    {
      sheet: 'Organisational units',
      data: cells([['Unit ID', 'Name'], ...orgUnits.map(Object.values<string>)]),
    },
    {
      sheet: 'Locations',
      data: cells([
        ['Location ID', 'Name', 'Parent unit ID', 'Time zone'],
        ...locations.map(Object.values<string>),
      ]),
    },
  ]).toBuffer()
  return post(client, '/file', { content: content.toString('base64') })
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
    expect((await importDocument(client, 'Acknowledged')).created).toBe(count + 1)
    await restart()
    expect(await found(client, 'Acknowledged')).toEqual([true, true, 1])

    const isWritten = async (since: number) => (await lastWrite(dataDir)) > since
    for (const [name, importEstate, isUnderWay] of [
      ['Early', importDocument, async () => true],
      ['Late', importDocument, isWritten],
      ['Workbook', importWorkbook, isWritten],
    ] as const) {
      const before = await lastWrite(dataDir)
      const lost = importEstate(client, name).catch(() => undefined)
      await waitFor('the import to be under way', () => isUnderWay(before), { every: 5, within: 60_000 })
      await restart()
      await lost
      const [first, last, steps] = await found(client, name)
      expect([last, steps]).toEqual([first, first ? 1 : 0])
      // What did not get through is sent once more.
      if (!first) expect((await importEstate(client, name)).created).toBe(count + 1)
      expect(await found(client, name)).toEqual([true, true, 1])
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}, 300_000)
