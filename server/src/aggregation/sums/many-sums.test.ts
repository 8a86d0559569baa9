import type { BriefSum, ChosenSeries, MeasuredPlace, SummedValues } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'

/* Lists of indicators ask for many sums and places at once: each has to be what its own page asks for alone. */
let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 120_000)
afterAll(() => server?.stop())

const period = { from: '2024-12-31T00:00:00Z', to: '2025-12-31T00:00:00Z', granularity: 'P1M' }
const purchase = { ...period, direction: 'PURCHASE' }
const requests: Record<string, string>[] = [
  { ...purchase, nodeId: 'cb-1001', productType: 'ELECTRICITY', as: 'ENERGY' },
  { ...purchase, nodeId: 'cb-1001', productType: 'GAS', as: 'ENERGY', per: 'FLOOR_AREA' },
  { ...period, series: '1001,1011' },
  { ...period, series: '999999' },
  { ...purchase, nodeId: 'loc-b2', productType: 'ELECTRICITY', per: 'FLOOR_AREA' },
  { ...period, series: '1001', unit: 'furlong' },
  { ...period, series: '1001,1011' },
]
const sums = (client: SignedInClient, all: object[]) =>
  client.post<{ sums: (BriefSum | null)[] }>('/rest/secure/measurements/sums', { sums: all })

test('each of many sums is what it is alone, and null where it is refused', async () => {
  const { status, body } = await sums(manager, requests)
  expect(status).toBe(200)
  const alone = await Promise.all(
    requests.map((query) =>
      manager.get<SummedValues>(`/rest/secure/measurements/sum?${new URLSearchParams(query)}`),
    ),
  )
  expect(alone.map((one) => one.status)).toEqual([200, 200, 200, 404, 200, 400, 200])
  for (const [place, one] of alone.entries()) {
    const found = body.sums[place]
    if (one.status === 200) expect(one.body).toMatchObject(found!)
    else expect(found).toBeNull()
  }
  expect(body.sums[0]?.value.some((value) => (value ?? 0) > 0)).toBe(true)
})

test('what is none of the business is answered to nobody, and neither none nor too many', async () => {
  const stranger = await SignedInClient.signIn(server.url, 'super')
  const { body: all } = await stranger.get<ChosenSeries>('/rest/secure/measurements/chosen-series')
  const { body: own } = await manager.get<ChosenSeries>(
    '/rest/secure/measurements/chosen-series?includeSubs=true',
  )
  const foreign = all.series.find(({ seriesId }) => own.series.every((one) => one.seriesId !== seriesId))!
  const of = { ...period, series: String(foreign.seriesId) }
  expect((await sums(manager, [of])).body.sums).toEqual([null])
  expect((await sums(stranger, [of])).body.sums).toEqual([expect.objectContaining({ unit: foreign.unit })])
  for (const many of [[], Array<object>(61).fill(of), [{ ...of, nodeId: 7 }]])
    expect((await sums(manager, many)).status).toBe(400)
})

test('a sum that was computed before is another one as soon as a reading is', async () => {
  const of = { ...period, series: '1001' }
  const march = async () => (await sums(manager, [of])).body.sums[0]!.value[3]!
  const before = await march()
  expect(await march()).toBe(before)
  const system = await SignedInClient.signIn(server.url, 'system')
  const delivered = await system.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'text/csv' },
    body: 'series_id,at,value\n1001,2025-03-15T00:00:00Z,1000000',
  })
  expect(delivered.ok).toBe(true)
  expect(await march()).toBeGreaterThan(before + 900_000)
})

test('each of many places has the products and the weather of its series', async () => {
  const { body } = await manager.get<{ places: (MeasuredPlace | null)[] }>(
    '/rest/secure/measurements/measured-places?objects=loc-b2,nowhere,cb-1001',
  )
  expect(body.places[1]).toBeNull()
  for (const [place, id] of [
    [0, 'loc-b2'],
    [2, 'cb-1001'],
  ] as const) {
    const { body: chosen } = await manager.get<ChosenSeries>(
      `/rest/secure/measurements/chosen-series?objects=${id}`,
    )
    const { timeZone, hasMore, series, weather } = chosen
    expect(body.places[place]).toEqual({
      ...{ timeZone, hasMore, products: [...new Set(series.flatMap((one) => one.productType ?? []))] },
      temperatures: weather.filter((one) => one.quantity === 'TEMPERATURE').map((one) => one.seriesId),
    })
  }
})
