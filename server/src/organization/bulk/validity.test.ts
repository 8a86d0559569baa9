import type { StructureDocument } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { bulkClient, counts, workbook } from './bulk-client.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 180_000)

const { post, importDocument, importFile, download } = bulkClient(
  () => manager,
  () => own.id,
)

test('uses and reference quantities come by a sheet, each with its days, and go back as they came', async () => {
  const id = 'BULK-USE'
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

test('regions and closed periods come by a sheet and go back as they came', async () => {
  const id = 'BULK-CLOSED'
  const sheet = (country: string, region: string, closed: string) =>
    workbook('Locations', [
      [
        'Location ID',
        'Name',
        'Time zone',
        'Country',
        'State / region',
        'Closed periods (first day – last day: reason)',
      ],
      [id, 'School', 'Europe/Berlin', country, region, closed],
    ])
  const codes = async (file: Awaited<ReturnType<typeof sheet>>) =>
    (await importFile(file)).body.faults.map(({ row, field, code }) => [row, field, code].join(' ')).sort()
  expect(await codes(await sheet('GB', 'BY', '2024-08-01 – 2024-07-25'))).toEqual([
    ...['2 closedPeriods PERIOD_REVERSED', '2 region REGION_UNKNOWN'],
  ])
  expect(await codes(await sheet('DE', 'BY', 'in summer'))).toEqual(['2 closedPeriods INVALID'])
  const good = await sheet('DE', 'BY', '2024-12-24; 2024-07-25 – 2024-09-06: Holidays; all of it')
  expect(await codes(good)).toEqual(['2 closedPeriods INVALID'])
  const quoted = await sheet('DE', 'BY', '2024-12-24; "2024-07-25 – 2024-09-06: Holidays; all of it"')
  expect(counts((await importFile(quoted, false)).body)).toBe('1 0 0 0 0')
  const json = JSON.parse((await download('format=json&language=en')).toString()) as StructureDocument
  expect(json.locations?.find(({ locationId }) => locationId === id)).toMatchObject({
    ...{ country: 'DE', region: 'BY' },
    closedPeriods: [
      { firstDay: '2024-07-25', lastDay: '2024-09-06', reason: 'Holidays; all of it' },
      { firstDay: '2024-12-24', lastDay: '2024-12-24', reason: null },
    ],
  })
  for (const language of ['de', 'en'])
    expect((await importFile(await download(`format=xlsx&language=${language}`))).body.differences).toEqual(
      [],
    )
})

test('former places go out and come in, and each that is wrong is told with its row and column', async () => {
  const id = (name: string) => `BULK-WAS-${name}`
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
