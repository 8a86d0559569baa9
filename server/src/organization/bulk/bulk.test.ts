import type { StructureDocument } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import readXlsxFile from 'read-excel-file/node'
import { bulkClient, counts, workbook } from './bulk-client.testing'

let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 180_000)
afterAll(() => server?.stop())

const { importDocument, importFile, download } = bulkClient(() => manager)

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

test('what is out of use is told by its name, and not by an id that nobody knows', async () => {
  const document = estate()
  const [location] = document.locations!
  await importDocument({ orgUnits: document.orgUnits, locations: [{ ...location!, archived: true }] })
  const meteringPoint = { name: 'Well', location: location!.locationId, productType: 'GAS' }
  const { body } = await importDocument(
    { meteringPoints: [{ ...meteringPoint, meteringPointId: `BULK-${++made}-WELL` }] },
    true,
  )
  expect(body.faults).toMatchObject([{ field: 'location', code: 'REFERENCE_ARCHIVED', about: ['Mill'] }])
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
    ...[
      'Organisationseinheiten',
      'Standorte',
      'Messstellen',
      'Messreihen',
      'Objekte',
      'Zählerwechsel',
      'Hinweise',
    ],
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
