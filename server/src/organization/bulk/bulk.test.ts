import type { StructureDocument, StructureImportResult } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import readXlsxFile from 'read-excel-file/node'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'

let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 180_000)
afterAll(() => server?.stop())

const businessId = 1001
const path = '/rest/secure/structure-documents'
type Result = StructureImportResult & { error?: { reasons: { code: string; detail?: string }[] } }

async function post(address: string, body: object) {
  const response = await manager.fetch(address, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Result }
}
const importDocument = (document: object, dryRun = false) => post(path, { businessId, dryRun, document })
const importFile = (content: Uint8Array, dryRun = true) =>
  post(`${path}/file`, { businessId, dryRun, content: Buffer.from(content).toString('base64') })

async function download(query: string): Promise<Buffer> {
  const response = await manager.fetch(`${path}?businessId=${businessId}&${query}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** `created changed archived restored unchanged` */
const counts = ({ created, changed, archived, restored, unchanged }: StructureImportResult) =>
  [created, changed, archived, restored, unchanged].join(' ')

let made = 0
/** A unit with a location, in it a main meter with a submeter, and a series for each. */
function estate(): StructureDocument {
  made += 1
  const id = (name: string) => `BULK-${made}-${name}`
  const common = { quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT15M' } as const
  return {
    orgUnits: [{ orgUnitId: id('OU'), name: 'From a document' }],
    locations: [{ locationId: id('LOC'), name: 'Mill', parentOrgUnit: id('OU'), timeZone: 'Europe/Berlin' }],
    meteringPoints: [
      {
        meteringPointId: id('SUB'),
        name: 'Pump',
        location: id('LOC'),
        parentMeteringPoint: id('MAIN'),
        productType: 'ELECTRICITY',
      },
      { meteringPointId: id('MAIN'), name: 'Main', location: id('LOC'), productType: 'ELECTRICITY' },
    ],
    series: [id('MAIN'), id('SUB')].map((meteringPoint) => ({ meteringPoint, ...common })),
  }
}

test('a new location without a time zone has that of its coordinates; without coordinates it needs one', async () => {
  const zones = async (coordinates: object) => {
    const { body } = await importDocument(
      { locations: [{ locationId: `BULK-ZONE-${++made}`, name: 'Quay', ...coordinates }] },
      true,
    )
    return [counts(body), ...body.faults.map(({ field, code }) => `${field} ${code}`)]
  }
  expect(await zones({ latitude: 27.72, longitude: 85.32 })).toEqual(['1 0 0 0 0'])
  expect(await zones({})).toEqual(['0 0 0 0 0', 'timeZone REQUIRED'])
})

test('a document creates an estate, in whichever order it stands there, and the second time changes nothing', async () => {
  const document = estate()
  const dry = await importDocument(document, true)
  expect([counts(dry.body), dry.body.step, dry.body.faults]).toEqual(['6 0 0 0 0', null, []])
  const first = await importDocument(document)
  expect([counts(first.body), first.body.step]).toEqual(['6 0 0 0 0', expect.any(Number)])
  const again = await importDocument(document)
  expect([counts(again.body), again.body.step]).toEqual(['0 0 0 0 6', null])
  const [sub] = document.meteringPoints!
  const renamed = await importDocument({
    meteringPoints: [{ meteringPointId: sub!.meteringPointId, name: 'Well pump', archived: true }],
  })
  expect(renamed.body.differences).toEqual([
    {
      ...{ kind: 'METERING_POINT', row: 1, key: sub!.meteringPointId, name: 'Well pump', action: 'ARCHIVED' },
      fields: [
        { field: 'name', before: 'Pump', after: 'Well pump' },
        { field: 'archived', before: false, after: true },
      ],
    },
  ])
})

test('a location and the weather station in it come together', async () => {
  const { body } = await importDocument({
    locations: [{ locationId: 'MAST', name: 'Mast', timeZone: 'Europe/London', weatherStation: 'MAST-W' }],
    meteringPoints: [
      {
        ...{ meteringPointId: 'MAST-W', name: 'Weather', location: 'MAST' },
        ...{ objectKind: 'WEATHER_STATION', productType: 'WEATHER' },
      },
    ],
  })
  expect([body.error, counts(body)]).toEqual([undefined, '2 0 0 0 0'])
})

test.each(['xlsx&language=de', 'xlsx&language=en', 'json&language=en'])(
  'what is exported as %s and imported again changes nothing',
  async (format) => {
    await importDocument(estate())
    const { body } = await importFile(await download(`format=${format}`))
    expect([body.faults, body.differences]).toEqual([[], []])
    expect(body.unchanged).toBeGreaterThan(60)
  },
)

test('the template has every sheet with its headings and the notes, and nothing in it to import', async () => {
  const template = await download('format=xlsx&language=de&template=true')
  const sheets = await readXlsxFile(template)
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    ...['Organisationseinheiten', 'Standorte', 'Messstellen', 'Messreihen', 'Objekte', 'Hinweise'],
  ])
  expect(sheets[0]!.data).toEqual([
    [
      ...['Einheit-ID', 'Name', 'ID der übergeordneten Einheit'],
      ...['Frühere Zuordnung (Tag des Wechsels: ID)', 'Archiviert'],
    ],
  ])
  const { body } = await importFile(template)
  expect([counts(body), body.faults]).toEqual(['0 0 0 0 0', []])
})

const workbook = (sheet: string, rows: (string | number)[][]) =>
  writeExcelFile([
    {
      sheet,
      data: rows.map((row) =>
        row.map((value) => ({ value, type: value.constructor })),
      ) as unknown as SheetData,
    },
  ]).toBuffer()

test('every fault is told with its row and column, and nothing is stored', async () => {
  const file = await workbook('Locations', [
    ['Location ID', 'Name', 'Parent unit ID', 'Time zone', 'Latitude', 'Colour'],
    ['BAD-1', 'No such unit', 'none', 'Europe/London', 1, 'red'],
    ['BAD-2', '', '', 'Europe/London', 1, 'red'],
    ['BAD-3', 'No number', '', 'Europe/London', 'north', 'red'],
    ['BAD-3', 'Twice', '', 'Fenland/Fen', 1, 'red'],
    ['', 'No id', '', 'Europe/London', 1, 'red'],
  ])
  const { body } = await importFile(file)
  const told = body.faults.map(({ row, field, code, about }) => [row, field, code, ...about].join(' '))
  expect(told.sort()).toEqual(
    [
      '1  COLUMN_UNKNOWN Colour',
      '2 parentOrgUnit REFERENCE_UNKNOWN none',
      '3 name REQUIRED',
      '4 latitude INVALID north',
      '5 locationId ROW_TWICE BAD-3',
      '5 timeZone INVALID Fenland/Fen',
      '6 locationId REQUIRED',
    ].sort(),
  )
  const refused = await importFile(file, false)
  expect([refused.status, refused.body.error?.reasons.length]).toEqual([400, 7])
  expect(refused.body.error?.reasons[0]).toMatchObject({ code: 'STRUCTURE_INVALID' })
})

test('uses and reference quantities come by a sheet, each with its days, and go back as they came', async () => {
  const id = `BULK-USE-${++made}`
  const name = 'Ward'
  const sheet = (use: string, beds: string | number, hours: string | number) =>
    workbook('Standorte', [
      [
        ...['Standort-ID', 'Name', 'Zeitzone', 'Nutzung', 'Betten'],
        ...['Betriebsstunden pro Woche', 'Beheiztes Volumen (m³)'],
      ],
      [id, name, 'Europe/Berlin', use, beds, hours, 1200.5],
    ])
  const faulty = await importFile(await sheet('Schloss', '12; 2024-05-01: viele', 169))
  expect(
    faulty.body.faults.map(({ row, field, code, about }) => [row, field, code, ...about].join(' ')).sort(),
  ).toEqual([
    '2 beds INVALID 12; 2024-05-01: viele',
    '2 operatingHours INVALID [{"from":null,"value":169}]',
    '2 use INVALID Schloss',
  ])
  const twice = await importFile(await sheet('Schule', '2024-05-01: 12; 2024-05-01: 13', 40))
  expect(twice.body.faults.map(({ row, field, code }) => [row, field, code].join(' '))).toEqual([
    '2 beds DAY_TWICE',
  ])
  const good = await sheet('Schule; 2024-05-01: Krankenhaus; 2025-01-01: –', '2024-05-01: 120', 84.5)
  expect(counts((await importFile(good, false)).body)).toBe('1 0 0 0 0')
  expect(counts((await importFile(good)).body)).toBe('0 0 0 0 1')
  const json = JSON.parse((await download('format=json&language=en')).toString()) as StructureDocument
  expect(json.locations?.find(({ locationId }) => locationId === id)).toMatchObject({
    use: [
      { from: null, value: 'SCHOOL' },
      { from: '2024-05-01', value: 'HOSPITAL' },
      { from: '2025-01-01', value: null },
    ],
    beds: [{ from: '2024-05-01', value: 120 }],
    ...{ operatingHours: [{ from: null, value: 84.5 }], heatedVolume: [{ from: null, value: 1200.5 }] },
    people: [],
  })
  for (const language of ['de', 'en'])
    expect((await importFile(await download(`format=xlsx&language=${language}`))).body.differences).toEqual(
      [],
    )
})

test('the rules of single changes are those of documents, each about its row', async () => {
  const document = estate()
  const { body } = await importDocument(
    {
      ...document,
      meteringPoints: [
        ...document.meteringPoints!,
        { ...document.meteringPoints![0]!, meteringPointId: 'BAD-SUB', productType: 'GAS' },
      ],
      series: [...document.series!, { ...document.series![0]!, unit: '°C', interval: 'PT1H' }],
    },
    true,
  )
  expect(body.faults.map(({ kind, row, field, code }) => [kind, row, field, code].join(' '))).toEqual([
    'METERING_POINT 3 parentMeteringPoint PARENT_OTHER_PRODUCT',
    'SERIES 3 unit UNIT_OF_QUANTITY',
  ])
})

test('former places go out and come in, and each that is wrong is told with its row and column', async () => {
  made += 1
  const id = (name: string) => `BULK-${made}-${name}`
  const common = { timeZone: 'Europe/Berlin', formerParents: [] }
  const document = {
    orgUnits: [
      { orgUnitId: id('A;B'), name: 'Semicolon' },
      { orgUnitId: id('C'), name: 'Moved', formerParents: [{ until: '2025-01-01', parent: id('A;B') }] },
    ],
    locations: [
      { locationId: id('SAME'), name: 'Hall', ...common },
      {
        ...{ locationId: id('BARN'), name: id('Barn'), ...common, parentOrgUnit: id('C') },
        formerParents: [
          { until: '2024-05-01', parent: id('A;B') },
          { until: '2025-05-01', parent: null },
        ],
      },
    ],
    meteringPoints: [
      // A location has the same id.
      { meteringPointId: id('SAME'), name: id('Main'), location: id('SAME'), productType: 'ELECTRICITY' },
      {
        meteringPointId: id('SUB'),
        name: id('Sub'),
        location: id('BARN'),
        productType: 'ELECTRICITY',
      },
    ],
  }
  expect((await importDocument(document)).body).toMatchObject({ created: 6 })
  // By a move it was the submeter of the one, in a document the id would be taken for the location.
  const nodeOf = async (type: string, name: string) => {
    const { body } = await manager.get<{ nodes: { id: string; name: string; type: string }[] }>(
      `/rest/secure/hierarchy/nodes?search=${encodeURIComponent(name)}`,
    )
    return { type, id: body.nodes.find((node) => node.type === type && node.name === name)!.id }
  }
  const { id: sub } = await nodeOf('METERING_POINT', id('Sub'))
  for (const [to, since] of [
    [await nodeOf('METERING_POINT', id('Main')), null],
    [await nodeOf('LOCATION', id('Barn')), '2025-02-01'],
  ] as const) {
    const moved = { items: [{ kind: 'METERING_POINT', id: sub }], to, since }
    expect((await post('/rest/secure/structure-moves', moved)).status).toBe(200)
  }
  for (const format of ['xlsx&language=de', 'json&language=en']) {
    const { body } = await importFile(await download(`format=${format}`))
    expect([body.faults, body.differences]).toEqual([[], []])
  }

  const file = await workbook('Locations', [
    ['Location ID', 'Name', 'Time zone', 'formerParents'],
    ['WAS-1', 'No such unit', 'Europe/London', '2024-05-01: NOWHERE'],
    ['WAS-2', 'No day', 'Europe/London', id('C')],
    ['WAS-3', 'No such day', 'Europe/London', `2024-02-30: ${id('C')}`],
  ])
  const told = (await importFile(file)).body.faults.map(({ row, field, code, about }) =>
    [row, field, code, ...about].join(' '),
  )
  expect(told.sort()).toEqual([
    '2 formerParents REFERENCE_UNKNOWN NOWHERE',
    `3 formerParents INVALID ${id('C')}`,
    expect.stringMatching(/^4 formerParents INVALID/),
  ])
  const twice = await workbook('Locations', [
    ['Location ID', 'Name', 'Time zone', 'formerParents'],
    ['WAS-4', 'Twice', 'Europe/London', `2024-05-01: ${id('C')}; 2024-05-01: –`],
    ['WAS-5', 'Later', 'Europe/London', `2999-01-01: ${id('C')}`],
  ])
  expect((await importFile(twice)).body.faults.map(({ row, code }) => `${row} ${code}`)).toEqual([
    '2 DAY_TWICE',
    '3 DAY_IN_FUTURE',
  ])
})
