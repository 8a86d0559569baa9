import type {
  FieldsOf,
  MeteringPoint,
  ReadStructureItem,
  Ranking,
  SeriesValues,
  Statistics,
  SummedValues,
  ValidValue,
} from '@energycockpit/contract'
import type { Failure } from '../../organization/structure/structure-client.testing'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'

let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 180_000)
afterAll(() => server?.stop())

/** Ten days around the change of clocks in London; the area changes at its midnight. */
const period = { from: '2026-03-24T00:00:00Z', to: '2026-04-02T23:00:00Z' }
const changeDay = '2026-03-29'
const place = 5

const item = '/rest/secure/structure/LOCATION/loc-b2'
const otherItem = '/rest/secure/structure/LOCATION/loc-b105'
const setAreas = (floorArea: ValidValue[]) => set({ floorArea })
async function set(fields: Partial<FieldsOf<'LOCATION'>>, path = item): Promise<number> {
  const { item: read } = (await manager.get<ReadStructureItem>(path)).body
  const response = await manager.fetch(path, {
    method: 'PUT',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ revision: read.revision, fields: { ...read.fields, ...fields } }),
  })
  return response.status
}
const get = async <Answer>(path: string, query: Record<string, string>) =>
  (await manager.get<Answer>(`/rest/secure/${path}?${new URLSearchParams({ ...period, ...query })}`)).body
const values = (query: Record<string, string> = {}) =>
  get<SeriesValues>('measurement-series/1001/values', { granularity: 'P1D', ...query })
const perArea = { per: 'FLOOR_AREA' }

test('a figure by floor area goes by the area of its time', async () => {
  const plain = await values()
  expect(plain.value).toHaveLength(10)
  expect(
    await setAreas([
      { from: null, value: 1_000 },
      { from: changeDay, value: 2_000 },
    ]),
  ).toBe(200)
  const expected = plain.value.map(
    (value, at) => expect.closeTo(value! / (at < place ? 1_000 : 2_000), 9) as number,
  )
  expect((await values(perArea)).value).toEqual(expected)

  const sum = (query: Record<string, string>) =>
    get<SummedValues>('measurements/sum', { series: '1001', granularity: 'P1D', ...query })
  expect((await sum(perArea)).value).toEqual(expected)
  const total = (await values({ ...perArea, granularity: 'P1Y' })).total.value
  expect(total).toBeCloseTo(
    plain.value.reduce<number>((all, value, at) => all + value! / (at < place ? 1_000 : 2_000), 0),
    9,
  )
  const ranking = await get<Ranking>('measurements/ranking', {
    series: '1001,1011',
    function: 'SUM',
    ...perArea,
  })
  expect(ranking.value[ranking.seriesId.indexOf(1001)]).toBeCloseTo(total!, 9)
})

test('before an area is known there is no figure by it', async () => {
  expect(await setAreas([{ from: changeDay, value: 2_000 }])).toBe(200)
  const { value } = await values(perArea)
  expect(value.slice(0, place)).toEqual(Array(place).fill(null))
  expect(value.slice(place).every((one) => one !== null)).toBe(true)
})

test('two values of one day, no day of the calendar and no area are refused', async () => {
  const day = { from: changeDay, value: 1 }
  expect(await setAreas([day, { ...day, value: 2 }])).toBe(400)
  expect(await setAreas([{ from: '2026-02-30', value: 1 }])).toBe(400)
  expect(await setAreas([{ from: null, value: 0 }])).toBe(400)
})

test('any reference quantity is divided by like the floor area, each in its time', async () => {
  const plain = await values()
  const beds = [
    { from: null, value: 10 },
    { from: changeDay, value: 20 },
  ]
  expect(await set({ beds, operatingHours: [{ from: null, value: 40 }] })).toBe(200)
  const perBed = await values({ per: 'BEDS' })
  expect([perBed.quantity, perBed.unit]).toEqual(['ENERGY', 'kWh/bed'])
  const expected = (of: readonly (number | null)[]) =>
    of.map((value, at) => expect.closeTo(value! / (at < place ? 10 : 20), 9) as number)
  expect(perBed.value).toEqual(expected(plain.value))
  expect((await values({ per: 'OPERATING_HOURS' })).unit).toBe('kWh/(h/week)')
  const { location } = (await manager.get<MeteringPoint>('/rest/secure/metering-points/mp-b2-electricity'))
    .body
  expect(location.referenceQuantities).toEqual(['FLOOR_AREA', 'BEDS', 'OPERATING_HOURS'])

  // Of the other building no beds are known: it is left out, and that is said.
  const both = { series: '1001,1011', per: 'BEDS' }
  const sum = await get<SummedValues>('measurements/sum', { ...both, granularity: 'P1D' })
  expect([sum.unit, sum.seriesCount, sum.value]).toEqual(['kWh/bed', 1, expected(plain.value)])
  expect(sum.leftOut?.map(({ seriesId, reasons }) => [seriesId, reasons[0]!.code])).toEqual([
    [1011, 'REFERENCE_QUANTITY_UNKNOWN'],
  ])
  const ranking = await get<Ranking>('measurements/ranking', { ...both, function: 'SUM' })
  expect([ranking.seriesId, ranking.unit, ranking.leftOut?.[0]?.seriesId]).toEqual([[1001], 'kWh/bed', 1011])

  for (const [call, more] of [
    ['profile', { function: 'SUM', step: 'PT1H' }],
    ['profile', { function: 'MEAN', step: 'PT1H', as: 'POWER' }],
    ['statistics', {}],
  ] as const) {
    const { unit, leftOut } = await get<Ranking | Statistics>(`measurements/${call}`, { ...both, ...more })
    expect([[unit].flat()[0], leftOut?.length]).toEqual([('as' in more ? 'kW' : 'kWh') + '/bed', 1])
  }

  expect(await set({ beds: [{ from: null, value: 30 }] }, otherItem)).toBe(200)
  const [one, other, added] = await Promise.all([
    get<SummedValues>('measurements/sum', { series: '1001', granularity: 'P1D' }),
    get<SummedValues>('measurements/sum', { series: '1011', granularity: 'P1D' }),
    get<SummedValues>('measurements/sum', { ...both, granularity: 'P1D' }),
  ])
  expect(added.value).toEqual(
    one.value.map(
      (value, at) => expect.closeTo((value! + other.value[at]!) / (30 + (at < place ? 10 : 20)), 9) as number,
    ),
  )
})

test('a group of locations has the figures of what is below its locations', async () => {
  const electricity = { productType: 'ELECTRICITY', quantity: 'ENERGY', direction: 'PURCHASE' }
  const sum = (query: Record<string, string>) =>
    get<SummedValues>('measurements/sum', { ...electricity, granularity: 'P1D', ...query })
  for (const path of [item, otherItem]) expect(await set({ locationGroups: ['T Pair'] }, path)).toBe(200)
  const [one, other] = [await sum({ nodeId: 'loc-b2' }), await sum({ nodeId: 'loc-b105' })]
  const pair = { nodeId: 'cb-1001', locationGroup: 'T Pair' }
  const both = await sum(pair)
  expect(both.seriesCount).toBe(one.seriesCount + other.seriesCount)
  expect(both.value).toEqual(
    one.value.map((value, at) => expect.closeTo(value! + other.value[at]!, 6) as number),
  )
  expect((await sum({ ...pair, nodeId: 'loc-b2' })).value).toEqual(one.value)
  const ranking = { function: 'SUM', ...electricity }
  const none = { ...ranking, nodeId: 'cb-1001', locationGroup: 'T None' }
  expect((await get<Ranking>('measurements/ranking', none)).seriesId).toEqual([])
  const list = new URLSearchParams({ ...period, ...ranking, series: '1001', locationGroup: 'T Pair' })
  expect((await manager.get(`/rest/secure/measurements/ranking?${list}`)).status).toBe(400)
})

test('hours of several locations do not add up, and a week has 168 of them', async () => {
  expect(await set({ operatingHours: [{ from: null, value: 169 }] })).toBe(400)
  const hours = { operatingHours: [{ from: null, value: 60 }] }
  expect([await set(hours), await set(hours, otherItem)]).toEqual([200, 200])
  const query = new URLSearchParams({
    ...period,
    ...{ series: '1001,1011', per: 'OPERATING_HOURS', granularity: 'P1D' },
  })
  const sum = await manager.get<Failure>(`/rest/secure/measurements/sum?${query}`)
  expect([sum.status, sum.body.error?.reasons[0]?.code]).toEqual([400, 'NOT_ADDABLE'])
  const ranking = await get<Ranking>('measurements/ranking', {
    ...{ series: '1001,1011', per: 'OPERATING_HOURS', function: 'SUM' },
  })
  expect([[...ranking.seriesId].sort(), ranking.total]).toEqual([[1001, 1011], null])
})
