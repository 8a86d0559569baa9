import type {
  ReadStructureItem,
  Ranking,
  SeriesValues,
  SummedValues,
  ValidValue,
} from '@energycockpit/contract'
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
async function setAreas(floorArea: readonly ValidValue[]): Promise<number> {
  const { item: read } = (await manager.get<ReadStructureItem>(item)).body
  const response = await manager.fetch(item, {
    method: 'PUT',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ revision: read.revision, fields: { ...read.fields, floorArea } }),
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
