import type {
  CallResponse,
  Consumption,
  ErrorObject,
  MeasurementSeries,
  postReadingFile,
  previewReadingFile,
  SeriesValues,
  SummedValues,
} from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series, unit } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'
import { localTimes } from './files.testing'

const timeZone = 'Europe/London'
const base = '/rest/secure'

let own: OwnBusiness
let client: SignedInClient
let hall: string
const { created } = structureClient(
  () => client,
  () => own.id,
)
beforeAll(async () => {
  own = await ownBusiness()
  client = await own.user()
  const root = await created({ ...unit('').fields, orgUnitId: null, name: 'Estate' })
  const fields = { ...location('').fields, locationId: null, name: 'Hall', parentOrgUnit: root.id, timeZone }
  hall = (await created(fields)).id
}, 120_000)

/** A meter of its own with one series of such values; the number of the series. */
async function meter(interval: MeasurementSeries['interval'], productType = 'ELECTRICITY' as const) {
  const fields = { ...point('').fields, meteringPointId: null, name: interval, location: hall, productType }
  const of = await created(fields)
  return Number((await created({ ...series('').fields, meteringPoint: of.id, interval })).id)
}

async function bring(text: string, seriesId: number) {
  const content = Buffer.from(text).toString('base64')
  const shown = await client.post<CallResponse<typeof previewReadingFile>>(`${base}/reading-files/preview`, {
    ...{ content, whole: true, timeZone },
  })
  const { plan } = shown.body
  const stored = await client.post<CallResponse<typeof postReadingFile> & { error: ErrorObject }>(
    `${base}/reading-files`,
    {
      ...{ content, plan, sourceName: 'meter.csv', badLines: 'refuse' },
      targets: [{ column: 1, meter: '', seriesId }],
    },
  )
  expect([stored.status, stored.body]).toEqual([200, expect.anything()])
  return { interval: plan?.interval, added: stored.body.readingImport.addedCount }
}
const get = async <Answer>(path: string, query: Record<string, string>) =>
  (await client.get<Answer & { error?: ErrorObject }>(`${base}/${path}?${new URLSearchParams(query)}`)).body
const valuesOf = (id: number, query: Record<string, string>) =>
  get<SeriesValues>(`measurement-series/${id}/values`, query)
const codeOf = ({ error }: { error?: ErrorObject }) => error?.reasons[0]?.code

const october = { from: '2025-10-25T23:00:00Z', to: '2025-10-27T00:00:00Z' }

test.each([
  ['PT5M', 5, 25 * 12],
  ['PT10M', 10, 25 * 6],
  ['PT30M', 30, 25 * 2],
] as const)(
  '%s: a day on which clocks go back is read whole, and one value is missed where one is missing',
  async (interval, minutes, count) => {
    const id = await meter(interval)
    const rows = localTimes('2025-10-26 00:00', count, minutes, timeZone).map(
      ({ dmy, time }) => `${dmy} ${time};1`,
    )
    const read = await bring(['Time;kWh', ...rows].join('\n'), id)
    expect(read).toEqual({ interval, added: count })
    const whole = await valuesOf(id, { ...october, granularity: 'P1D' })
    expect(whole).toMatchObject({ value: [count], measured: [1], total: { value: count, expected: count } })
    expect((await valuesOf(id, { ...october, granularity: 'raw' })).value).toHaveLength(count)
    const hours = await valuesOf(id, { ...october, granularity: 'PT1H' })
    expect(hours.value).toEqual(Array(25).fill(60 / minutes))
    // What is finer than the values, or made of halves of them, is refused.
    const finer = interval === 'PT5M' ? 'PT1M' : interval === 'PT10M' ? 'PT15M' : 'PT10M'
    expect(codeOf(await valuesOf(id, { ...october, granularity: finer }))).toBe('GRANULARITY_TOO_FINE')
  },
)

test('months, quarters and years are read as such, add up, and are never divided over days', async () => {
  const [months, quarters, years] = [await meter('P1M'), await meter('P3M'), await meter('P1Y')]
  const first = (year: number, month: number) => `01.${String(month).padStart(2, '0')}.${year}`
  const file = (rows: [year: number, month: number, value: number][]) =>
    ['Monat;kWh', ...rows.map(([year, month, value]) => `${first(year, month)};${value}`)].join('\n')
  const byMonth = Array.from({ length: 12 }, (_, at): [number, number, number] => [2024, at + 1, 100 + at])
  const ofQuarter = [1, 4, 7, 10].map((month): [number, number, number] => [2024, month, 1000])
  const ofYear = [2022, 2023, 2024].map((year): [number, number, number] => [year, 1, year])
  expect(await bring(file(byMonth), months)).toEqual({ interval: 'P1M', added: 12 })
  expect(await bring(file(ofQuarter), quarters)).toEqual({ interval: 'P3M', added: 4 })
  expect(await bring(file(ofYear), years)).toEqual({ interval: 'P1Y', added: 3 })

  const year = { from: '2024-01-01T00:00:00Z', to: '2025-01-01T00:00:00Z' }
  expect(await valuesOf(months, { ...year, granularity: 'P3M' })).toMatchObject({
    value: [303, 312, 321, 330],
    total: { expected: 12, measured: 1 },
  })
  for (const granularity of ['PT1H', 'P1D'])
    expect(codeOf(await valuesOf(months, { ...year, granularity }))).toBe('GRANULARITY_TOO_FINE')
  expect(codeOf(await valuesOf(quarters, { ...year, granularity: 'P1M' }))).toBe('GRANULARITY_TOO_FINE')
  expect(await valuesOf(years, { ...year, granularity: 'P1Y' })).toMatchObject({ value: [2024] })
  // The mean power of a month of 31 days.
  const power = await valuesOf(months, { ...year, granularity: 'P1M', as: 'POWER' })
  expect(power.value[0]).toBeCloseTo(100 / (31 * 24), 9)

  const ids = [months, quarters].join(',')
  const sum = await get<SummedValues>('measurements/sum', { ...year, series: ids, granularity: 'P3M' })
  expect(sum.value).toEqual([1303, 1312, 1321, 1330])
  const tooFine = await get('measurements/sum', { ...year, series: ids, granularity: 'P1M' })
  expect(codeOf(tooFine)).toBe('GRANULARITY_TOO_FINE')

  // The location has half hours, too: what it consumed is shown by what all of its meters say.
  const days = { from: '2024-01-01', to: '2025-01-01', granularity: 'P1D' }
  const { products } = await get<Consumption>('measurements/consumption', { ...days, nodeId: hall })
  expect(products).toMatchObject([{ granularity: 'P1Y', current: { value: [1266 + 4000 + 2024] } }])
})

test('a load profile in kW is counted as energy over its quarters of an hour', async () => {
  const id = await meter('PT15M')
  const rows = localTimes('2025-03-10 00:00', 96, 15, timeZone).map(({ dmy, time }) => `${dmy} ${time};4,4`)
  expect(await bring(['Zeit;Leistung [kW]', ...rows].join('\n'), id)).toEqual({
    interval: 'PT15M',
    added: 96,
  })
  const day = { from: '2025-03-10T00:00:00Z', to: '2025-03-11T00:00:00Z' }
  expect((await valuesOf(id, { ...day, granularity: 'raw' })).value).toEqual(Array(96).fill(1.1))
})
