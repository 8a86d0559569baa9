import { maxStructureFileBytes, type StructureImportResult } from '@energycockpit/contract'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { bookOfXml, row } from './workbook-xml.testing'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import readXlsxFile from 'read-excel-file/node'

/* Files that mean harm, into the portal and out of it. */
let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 180_000)
afterAll(() => server?.stop())

const businessId = 1001
const path = '/rest/secure/structure-documents'
type Result = StructureImportResult & { error?: { reasons: { code: string }[] } }

async function post(address: string, body: object) {
  const response = await manager.fetch(address, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Result }
}
const importFile = (content: Uint8Array) =>
  post(`${path}/file`, { businessId, dryRun: true, content: Buffer.from(content).toString('base64') })
async function workbook(): Promise<Buffer> {
  const response = await manager.fetch(`${path}?businessId=${businessId}&format=xlsx&language=en`)
  return Buffer.from(await response.arrayBuffer())
}

const formulas = [
  '=HYPERLINK("http://evil.example","x")',
  "+cmd|' /C calc'!A0",
  '-2+3+cmd',
  '@SUM(1+9)',
  '\t=1+1',
]

test('texts that begin like formulas are texts, in every column of the file and back', async () => {
  const former = [{ until: '2024-05-01', parent: formulas[0]! }]
  const document = {
    orgUnits: formulas.map((text) => ({ orgUnitId: text.trim(), name: text })),
    locations: formulas.map((text) => ({
      ...{ locationId: text.trim(), name: text, street: text, city: text, locationGroups: [text] },
      ...{ timeZone: 'Europe/London', formerParents: former },
    })),
    meteringPoints: formulas.map((text) => ({
      ...{ meteringPointId: text.trim(), name: text, location: text.trim(), meterNumber: text },
      productType: 'ELECTRICITY',
    })),
  }
  const { body } = await post(path, { businessId, dryRun: false, document })
  expect([body.error, body.created]).toEqual([undefined, 15])
  const file = await workbook()
  const sheets = await readXlsxFile(file)
  const names = formulas.map((text) => text.trim())
  expect(sheets[0]!.data.map(([key]) => key)).toEqual(expect.arrayContaining(names))
  for (const [part, content] of Object.entries(unzipSync(file)))
    expect([part, /<f[ >]/.test(new TextDecoder().decode(content))]).toEqual([part, false])
  const again = await importFile(file)
  expect([again.body.faults, again.body.differences]).toEqual([[], []])
})

/** A workbook whose parts are changed. */
async function tampered(change: (parts: Record<string, Uint8Array>) => void): Promise<Uint8Array> {
  const parts = unzipSync(await workbook())
  change(parts)
  return zipSync(parts)
}
const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "lol">${Array.from(
  { length: 12 },
  (_, nth) => `<!ENTITY a${nth + 1} "${`&a${nth};`.repeat(10)}">`,
).join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]>`

test.each<[string, () => Promise<Uint8Array>]>([
  [
    'entities that multiply, or name a file of the server',
    () =>
      tampered((parts) => {
        const shared = new TextDecoder().decode(parts['xl/sharedStrings.xml'])
        parts['xl/sharedStrings.xml'] = strToU8(
          shared.replace(/^<\?xml[^>]*\?>/, laughs).replace(/<t([^>]*)>[^<]*<\/t>/, '<t$1>&a12;&f;</t>'),
        )
      }),
  ],
  [
    'parts that lie outside of the workbook',
    () => tampered((parts) => (parts['../../evil.sh'] = strToU8('#!/bin/sh'))),
  ],
  ['macros', () => tampered((parts) => (parts['xl/vbaProject.bin'] = new Uint8Array(1000)))],
  [
    'a page behind the workbook',
    async () => Buffer.concat([await workbook(), Buffer.from('<html><script>alert(1)</script>')]),
  ],
])('a workbook with %s does no more than a workbook', async (_, file) => {
  const { status, body } = await importFile(await file())
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/root:|lollol|<script>/)
  if (status !== 200) expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'FORMAT_UNKNOWN'])
  else expect(body.differences).toEqual([])
  expect((await manager.get('/rest/health')).status).toBe(200)
})

test.each<[string, () => Uint8Array]>([
  [
    'a cell so far away that there is no such array',
    () => bookOfXml('<row r="99999999999"><c r="ZZZZZZZ99999999999"><v>1</v></c></row>'),
  ],
  [
    'a cell in the last column of the last row',
    () => bookOfXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  ],
  ['a million rows without places', () => bookOfXml('<row><c><v>1</v></c></row>'.repeat(1_000_000))],
])(
  '%s ends the process that reads it, and not the server',
  async (_, file) => {
    const { status, body } = await importFile(file())
    expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'FORMAT_UNKNOWN'])
    expect((await manager.get<{ status: string }>('/rest/health')).body.status).toBe('up')
    expect((await importFile(await workbook())).status).toBe(200)
  },
  120_000,
)

test('rows to the end of a sheet are read, and too many of them refused', async () => {
  const rows = Array.from({ length: 100_001 }, (_, place) => row(place + 2, { A: `L ${place}` })).join('')
  const { status, body } = await importFile(bookOfXml(row(1, { A: 'Location ID' }) + rows))
  expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'VALIDATION_FAILED'])
}, 60_000)

test('a formula counts by what it came to; one that failed or was never calculated is told, and empties nothing', async () => {
  const { body } = await importFile(
    bookOfXml(
      row(1, { A: 'Location ID', B: 'Name', C: 'Time zone', D: 'City' }) +
        '<row r="2"><c r="A2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="B2" t="str"><f>[1]other!A1</f><v>Hall</v></c>' +
        '<c r="C2" t="e"><f>VLOOKUP(A2,X:Y,2)</f><v>#N/A</v></c><c r="D2"><f>D1+1</f></c></row>' +
        '<row r="3"><c r="A3"><v>12345678901234567890</v></c></row>',
    ),
  )
  expect(body.faults.map(({ row: at, field, code, about }) => [at, field, code, ...about].join(' '))).toEqual(
    [
      '2 timeZone INVALID #N/A',
      '2 city INVALID =D1+1',
      '3 locationId INVALID 12345678901234567000',
      '3 name REQUIRED',
      '3 timeZone REQUIRED',
    ],
  )
})

test('a column that is there twice is told, because one of its values would be lost', async () => {
  const { body } = await importFile(
    bookOfXml(
      row(1, { A: 'Location ID', B: 'Name', C: 'NAME', D: 'Time zone' }) +
        row(2, { A: 'TWICE', B: 'Hall', C: 'Barn', D: 'Europe/London' }),
    ),
  )
  expect(body.faults).toEqual([{ kind: 'LOCATION', row: 1, field: 'name', code: 'COLUMN_TWICE', about: [] }])
})

test('a picture in front of a workbook is not a workbook', async () => {
  const file = Buffer.concat([Buffer.from('GIF89a'), await workbook()])
  const { status, body } = await importFile(file)
  expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'FORMAT_UNKNOWN'])
})

test.each<[string, () => Uint8Array]>([
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['a page', () => Buffer.from('<svg><script>alert(1)</script></svg>')],
  ['other JSON', () => Buffer.from('[1, 2, 3]')],
  ['half of a workbook', () => zipSync({ 'xl/workbook.xml': Buffer.from('<workbook/>') }).subarray(0, 60)],
  ['a ZIP of something else', () => zipSync({ 'evil.svg': Buffer.from('<svg/>') })],
  ['a small file that unpacks to much', () => zipSync({ 'xl/workbook.xml': new Uint8Array(120_000_000) })],
])('%s is refused', async (_, file) => {
  const { status, body } = await importFile(file())
  expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'FORMAT_UNKNOWN'])
})

test('a file that is too long is refused before it is read', async () => {
  const content = 'A'.repeat(Math.ceil(maxStructureFileBytes / 3) * 4 + 4)
  const { status, body } = await post(`${path}/file`, { businessId, dryRun: true, content })
  expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'VALIDATION_FAILED'])
})

test('a hundred megabytes are refused while they arrive, and the server goes on', async () => {
  const part = new Uint8Array(1_000_000).fill(65)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= 100_000_000) return controller.close()
      sent += part.length
      controller.enqueue(part)
    },
  })
  const status = await manager
    .fetch(`${path}/file`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { origin: server.url, 'content-type': 'application/json' },
    } as RequestInit)
    .then(
      (response) => response.status,
      // The connection is closed before all of it was sent.
      () => 'closed',
    )
  expect([413, 'closed']).toContain(status)
  expect((await manager.get('/rest/health')).status).toBe(200)
})
