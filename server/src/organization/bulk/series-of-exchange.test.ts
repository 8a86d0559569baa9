import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { structureClient } from '../structure/structure-client.testing'
import { bulkClient, counts } from './bulk-client.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 180_000)

const { estate, read } = structureClient(
  () => manager,
  () => own.id,
)
const { importDocument, importFile, download } = bulkClient(
  () => manager,
  () => own.id,
)

type Row = readonly (string | number)[]

/** A file that brings a meter with these series and exchanges of it. */
const newMeter = (
  key: string,
  { series, exchanges }: { series: readonly Row[]; exchanges: readonly Row[] },
) =>
  writeExcelFile(
    Object.entries({
      Locations: [
        ['Location ID', 'Name', 'Time zone'],
        [`${key}-L`, 'Mill', 'Europe/London'],
      ],
      'Metering points': [
        ['Metering point ID', 'Name', 'Location ID', 'Product'],
        [key, 'New', `${key}-L`, 'Electricity'],
      ],
      'Measurement series': [
        ['Metering point ID', 'Quantity', 'Unit', 'Direction', 'Interval', 'OBIS code'],
        ...series.map((row) => [key, ...row]),
      ],
      'Meter exchanges': [
        [
          ...['Metering point ID', 'Exchanged at', 'Last reading of the old meter'],
          ...['First reading of the new meter', 'Direction', 'Interval', 'OBIS code'],
        ],
        ...exchanges.map((row) => [key, '2025-07-01 09:30', ...row]),
      ],
    }).map(([sheet, data]) => ({
      sheet,
      data: data.map((row) =>
        row.map((value) => (value === '' ? null : { value, type: value.constructor })),
      ) as unknown as SheetData,
    })),
  ).toBuffer()

const energy = (direction: string, interval: string, obis = ''): Row => [
  ...['Energy', 'kWh', direction, interval, obis],
]
const exported = async (key: string) => {
  const structure = JSON.parse(String(await download('format=json&language=en'))) as {
    meteringPoints: { meteringPointId: string; meterExchanges: unknown }[]
    series: { meteringPoint: string; direction: string; interval: string; obis: string; seriesId: number }[]
  }
  return {
    exchanges: structure.meteringPoints.find((one) => one.meteringPointId === key)?.meterExchanges,
    series: structure.series.filter((one) => one.meteringPoint === key),
  }
}

test('an exchange names the only series that the same file brings by naming none', async () => {
  const file = await newMeter('ONE', {
    series: [energy('Import', 'PT15M')],
    exchanges: [[150.5, 0, '', '', '']],
  })
  const tried = await importFile(file)
  expect([tried.body.faults, counts(tried.body)]).toEqual([[], '3 0 0 0 0'])
  // What was tried has no number yet, and is told by what it measures.
  expect(tried.body.differences.find(({ kind }) => kind === 'SERIES')).toMatchObject({
    key: null,
    series: {
      ...{ meteringPoint: 'ONE', quantity: 'ENERGY' },
      unit: 'kWh',
      direction: 'PURCHASE',
      interval: 'PT15M',
    },
  })
  expect((await exported('ONE')).series).toEqual([])
  expect(counts((await importFile(file, false)).body)).toBe('3 0 0 0 0')
  const { exchanges, series } = await exported('ONE')
  expect(exchanges).toMatchObject([
    { at: '2025-07-01T08:30:00.000Z', registers: [{ seriesId: series[0]!.seriesId, last: 150.5, first: 0 }] },
  ])
  expect(counts((await importFile(file, false)).body)).toBe('0 0 0 0 3')
})

test('of several series an exchange names each by as much as tells it apart', async () => {
  const file = await newMeter('SEVERAL', {
    series: [
      ...[energy('Import', 'PT15M', '1-0:1.8.1'), energy('Import', 'PT15M', '1-0:1.8.2')],
      ...[energy('Export', 'PT15M'), energy('Export', 'P1D')],
    ],
    exchanges: [
      [1, 0, '', '', '1-0:1.8.2*255'],
      [2, 0, '', 'P1D', ''],
      [3, 0, 'Export', 'PT15M', ''],
    ],
  })
  const { body } = await importFile(file, false)
  expect([body.faults, counts(body)]).toEqual([[], '6 0 0 0 0'])
  const { exchanges, series } = await exported('SEVERAL')
  const numberOf = (place: number) => series[place]!.seriesId
  // The rows of the sheet have numbers in their order.
  expect(series.map(({ direction, interval }) => `${direction} ${interval}`)).toEqual([
    ...['PURCHASE PT15M', 'PURCHASE PT15M', 'FEED_IN PT15M', 'FEED_IN P1D'],
  ])
  expect(exchanges).toMatchObject([
    {
      registers: [
        { seriesId: numberOf(1), last: 1 },
        { seriesId: numberOf(3), last: 2 },
        { seriesId: numberOf(2), last: 3 },
      ],
    },
  ])
})

test('what names none or several is told with its row, and nothing of the file is stored', async () => {
  const file = await newMeter('FAULTY', {
    series: [energy('Import', 'PT15M'), energy('Import', 'P1D')],
    exchanges: [
      [1, 0, 'Import', '', ''],
      [1, 0, 'Export', '', ''],
      [1, '', '', 'P1D', ''],
    ],
  })
  const { body } = await importFile(file)
  expect(body.faults.map(({ kind, row, field, code, about }) => [kind, row, field, code, ...about])).toEqual([
    ['METER_EXCHANGE', 2, 'seriesId', 'SERIES_AMBIGUOUS', 'PURCHASE'],
    ['METER_EXCHANGE', 3, 'seriesId', 'REFERENCE_UNKNOWN', 'FEED_IN'],
    ['METER_EXCHANGE', 4, 'first', 'REQUIRED'],
  ])
  expect((await importFile(file, false)).status).toBe(400)
  expect(await exported('FAULTY')).toEqual({ exchanges: undefined, series: [] })
})

test('a document names series that come with it in the same way', async () => {
  const register = { last: 7, first: 0, digits: null, conversionFactor: null }
  const document = (traits: object) => ({
    locations: [{ locationId: 'DOC-L', name: 'Mill', timeZone: 'Europe/London' }],
    meteringPoints: [
      {
        ...{ meteringPointId: 'DOC', name: 'New', location: 'DOC-L', productType: 'ELECTRICITY' },
        meterExchanges: [
          {
            ...{ at: '2025-07-01T08:30:00Z', oldNumber: null, newNumber: 'B' },
            registers: [{ ...register, ...traits }],
          },
        ],
      },
    ],
    series: (['PURCHASE', 'FEED_IN'] as const).map((direction) => ({
      ...{ meteringPoint: 'DOC', quantity: 'ENERGY', unit: 'kWh', direction, interval: 'PT15M' },
    })),
  })
  const refused = await importDocument(document({}), true)
  expect(refused.body.faults).toMatchObject([
    { kind: 'METERING_POINT', row: 1, field: 'meterExchanges', code: 'SERIES_AMBIGUOUS' },
  ])
  expect((await importDocument(document({}))).status).toBe(400)
  const { body } = await importDocument(document({ direction: 'FEED_IN' }))
  expect([body.error, counts(body)]).toEqual([undefined, '4 0 0 0 0'])
  const { exchanges, series } = await exported('DOC')
  expect(exchanges).toMatchObject([{ registers: [{ ...register, seriesId: series[1]!.seriesId }] }])
})

test('a series that goes out of use with the document is none of several', async () => {
  const { main } = await estate()
  const { fields } = (await read(main)).item
  if (fields.kind !== 'METERING_POINT') throw new Error('no metering point')
  const meteringPointId = fields.meteringPointId!
  const series = { meteringPoint: meteringPointId, quantity: 'ENERGY', unit: 'kWh', interval: 'P1D' }
  const exportOf = (archived: boolean) => ({ ...series, direction: 'FEED_IN', archived })
  const registers = [{ last: 12, first: 0, digits: null, conversionFactor: null }]
  const exchange = { at: '2025-07-01T08:30:00Z', oldNumber: null, newNumber: null, registers }
  const meteringPoints = [{ meteringPointId, meterExchanges: [exchange] }]
  const both = await importDocument({ meteringPoints, series: [exportOf(false)] }, true)
  expect(both.body.faults.map(({ code }) => code)).toEqual(['SERIES_AMBIGUOUS'])
  const one = await importDocument({ meteringPoints, series: [exportOf(true)] }, true)
  expect(one.body.faults).toEqual([])
})
