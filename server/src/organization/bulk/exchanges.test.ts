import type { MeterExchange, StructureItem } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import readXlsxFile from 'read-excel-file/node'
import { structureClient } from '../structure/structure-client.testing'
import { bulkClient, counts, workbook } from './bulk-client.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 180_000)

const { estate, read, update, undo, stepsOf } = structureClient(
  () => manager,
  () => own.id,
)
const { importDocument, importFile, download } = bulkClient(
  () => manager,
  () => own.id,
)

const sheet = 'Meter exchanges'
const headings = [
  ...['Metering point ID', 'Exchanged at', 'Old meter number', 'New meter number', 'Series number'],
  ...['Last reading of the old meter', 'First reading of the new meter', 'Digits of the new meter'],
  'Conversion factor',
]
const pointOf = async (main: StructureItem) => {
  const { fields } = (await read(main)).item
  if (fields.kind !== 'METERING_POINT') throw new Error('no metering point')
  return fields
}
const keyOf = async (main: StructureItem) => (await pointOf(main)).meteringPointId!

test('exchanges come by a sheet of their own, once, and the meter number follows the newest', async () => {
  const { main, energy } = await estate()
  const key = await keyOf(main)
  const zone = 'Europe/London'
  const file = await workbook(sheet, [
    headings,
    // The clock of the location is an hour ahead of UTC in summer; the second time names its own distance.
    [key, '01.07.2024 09:30', 'A 1', 'B 2', energy.id, 150.5, 0, 6, 30],
    [key, '2025-02-11T09:30:00+01:00', 'B 2', 'C 3', '', '', '', '', ''],
  ])
  const { body: tried } = await importFile(file)
  expect([counts(tried), tried.differences[0]!.timeZone]).toEqual(['0 1 0 0 0', zone])
  const { body } = await importFile(file, false)
  const exchanges: MeterExchange[] = [
    {
      ...{ at: '2024-07-01T08:30:00.000Z', oldNumber: 'A 1', newNumber: 'B 2' },
      registers: [{ seriesId: Number(energy.id), last: 150.5, first: 0, digits: 6, conversionFactor: 30 }],
    },
    { at: '2025-02-11T08:30:00.000Z', oldNumber: 'B 2', newNumber: 'C 3', registers: [] },
  ]
  expect(await pointOf(main)).toMatchObject({ meterNumber: 'C 3', meterExchanges: exchanges })
  // Exchanges are told by the clock of their location, wherever they are told.
  expect((await read(main)).timeZone).toBe(zone)
  expect((await stepsOf(main))[0]).toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ field: 'meterExchanges' })]),
    timeZone: zone,
  })
  expect(counts((await importFile(file, false)).body)).toBe('0 0 0 0 1')
  // A row without a time takes them away, and an undo brings them back.
  const none = await importFile(await workbook(sheet, [headings, [key, ...Array<string>(8).fill('')]]), false)
  expect(await pointOf(main)).toMatchObject({ meterNumber: 'A 1', meterExchanges: [] })
  expect((await undo(none.body.step)).refused).toBeUndefined()
  expect(await pointOf(main)).toMatchObject({ meterNumber: 'C 3', meterExchanges: exchanges })
  expect((await undo(none.body.step)).refused).toBe('409 STEP_NOT_UNDOABLE')
  expect((await undo(body.step)).refused).toBeUndefined()
  expect(await pointOf(main)).toMatchObject({ meterNumber: null, meterExchanges: [] })
})

test.each(['xlsx&language=de', 'xlsx&language=en', 'json&language=en'])(
  'exchanges of every kind go out as %s and come in without a difference',
  async (format) => {
    const { main, energy, hall } = await estate()
    await update(hall, { timeZone: 'Europe/Berlin' })
    const register = { seriesId: Number(energy.id), last: 99_999.125, first: 0, digits: null }
    const exchange = { oldNumber: null, newNumber: null, registers: [] }
    // Also in both hours that the night of the clock change repeats, within a second, and before clocks were even.
    const times = ['2024-10-27T00:30:00Z', '2024-10-27T01:30:00Z', '2025-01-01T00:00:00.250Z']
    const { refused } = await update((await read(main)).item, {
      meterExchanges: [
        { ...exchange, at: '1901-05-01T10:00:00Z' },
        ...times.map((at, place) => ({
          ...exchange,
          at,
          oldNumber: `=${place}`,
          newNumber: `=${place + 1}`,
        })),
        { ...exchange, at: '2026-03-29T01:00:00Z', registers: [{ ...register, conversionFactor: 0.5 }] },
      ],
    })
    expect(refused).toBeUndefined()
    const { body } = await importFile(await download(`format=${format}`))
    expect([body.faults, body.differences]).toEqual([[], []])
  },
)

test('every fault is told with its row and column of the sheet, and nothing is stored', async () => {
  const [{ main, energy }, other] = [await estate(), await estate()]
  const key = await keyOf(main)
  const [id, strange] = [energy.id, other.energy.id]
  const told = async (...rows: (string | number)[][]) => {
    const { body } = await importFile(await workbook(sheet, [headings, ...rows]))
    expect(body.faults.every(({ kind }) => kind === 'METER_EXCHANGE')).toBe(true)
    return body.faults.map(({ row, field, code, about }) => [row, field, code, ...about].join(' ')).sort()
  }
  expect(
    await told(
      ['NONE', '2024-07-01', '', 'B', '', '', '', '', ''],
      ['', '2024-07-01', '', 'B', '', '', '', '', ''],
      [key, '', '', 'B', '', '', '', '', ''],
      [key, 'last summer', '', 'B', '', '', '', '', ''],
      // The clocks of London left this hour out.
      [key, '2024-03-31 01:30', '', 'B', '', '', '', '', ''],
      [key, '9999-12-31T23:30:00-14:00', '', 'B', '', '', '', '', ''],
      [key, '2098-01-01', '', 'B', '', '', '', '', ''],
      [key, '2024-07-01', '', 'B', id, 5, '', '', ''],
      [key, '2024-07-02', '', 'B', id, -1, 0, 2, 0],
      [key, '2024-07-03', 'A', 'B', id, 5, 0, '', ''],
      [key, '2024-07-03', 'C', 'B', id, 5, 0, '', ''],
    ),
  ).toEqual(
    [
      '2 meteringPoint REFERENCE_UNKNOWN NONE',
      '3 meteringPoint REQUIRED',
      '4 exchangedAt REQUIRED',
      '5 exchangedAt INVALID last summer',
      '6 exchangedAt INVALID 2024-03-31T01:30:00',
      '7 exchangedAt INVALID 9999-12-31T23:30:00-14:00',
      '8 exchangedAt EXCHANGE_IN_FUTURE',
      '9 first REQUIRED',
      '10 last INVALID -1',
      '10 digits INVALID 2',
      '10 conversionFactor INVALID 0',
      '12 oldNumber EXCHANGE_TWICE C',
      `12 seriesId ROW_TWICE ${id}`,
    ].sort(),
  )
  expect(
    await told(
      [key, '2024-07-01', '', 'B', '', '', '', '', ''],
      [key, '2024-07-02', '', 'C', strange, 5, 0, '', ''],
    ),
  ).toEqual([`3 seriesId EXCHANGE_OF_OTHER_SERIES ${strange}`])
  expect((await pointOf(main)).meterExchanges).toEqual([])
})

test.each([
  '9999-12-31T23:59:59-14:00',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '1899-12-31T23:59:59Z',
])('an exchange at %s is refused, because no answer could tell of it', async (at) => {
  const { main } = await estate()
  const exchange = { at, oldNumber: null, newNumber: 'B', registers: [] }
  expect((await update(main, { meterExchanges: [exchange] })).refused).toBe('400 VALIDATION_FAILED')
  const document = { meteringPoints: [{ meteringPointId: await keyOf(main), meterExchanges: [exchange] }] }
  expect((await importDocument(document)).status).toBe(400)
  expect((await pointOf(main)).meterExchanges).toEqual([])
})

test('a new meter brings its exchanges, by the clock of a location that comes with it', async () => {
  const meteringPoints = [
    {
      ...{ meteringPointId: 'NEW-EXCHANGED', name: 'New', location: 'NEW-LOC', productType: 'HEAT' as const },
      meterExchanges: [{ at: '2024-07-01T09:30:00+02:00', oldNumber: 'A', newNumber: 'B', registers: [] }],
    },
  ]
  const locations = [{ locationId: 'NEW-LOC', name: 'Mill', timeZone: 'Asia/Kathmandu' }]
  const created = await importDocument({ locations, meteringPoints })
  expect([created.body.error, counts(created.body)]).toEqual([undefined, '2 0 0 0 0'])
  const [, , points, , , exchanges] = await readXlsxFile(await download('format=xlsx&language=en'))
  expect(exchanges!.sheet).toBe(sheet)
  expect(exchanges!.data.filter(([key]) => key === 'NEW-EXCHANGED')).toEqual([
    ['NEW-EXCHANGED', '2024-07-01T13:15:00+05:45', 'A', 'B', ...Array<null>(9).fill(null)].slice(
      0,
      exchanges!.data[0]!.length,
    ),
  ])
  const place = points!.data[0]!.indexOf('Meter number')
  expect(points!.data.find(([key]) => key === 'NEW-EXCHANGED')![place]).toBe('B')
})
