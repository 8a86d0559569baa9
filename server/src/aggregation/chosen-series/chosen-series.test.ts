import type { ChosenSeries } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { virtualClient } from '../../calculations/virtual/virtual-client.testing'
import { point, series } from '../../organization/structure/items.testing'
import { movedEstate } from '../sums/moved-estate.testing'

const period = { from: '2025-10-23T23:00:00Z', to: '2025-10-29T00:00:00Z' }

let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 180_000)
afterAll(() => server?.stop())
const { estate, move, created, of, send } = movedEstate(() => manager, period)

const ask = (query: Record<string, string> = {}, as = manager) =>
  as.get<ChosenSeries>(`/rest/secure/measurements/chosen-series?${new URLSearchParams(query)}`)
const chosen = async (query: Record<string, string> = {}, as = manager) => {
  const { status, body } = await ask(query, as)
  expect(status).toBe(200)
  return body
}
const idsOf = ({ series: found }: ChosenSeries) => found.map(({ seriesId }) => seriesId)
const pointsOf = ({ series: found }: ChosenSeries) => new Set(found.map(({ pointId }) => pointId))

test('everything that is visible without a choice, each with where it stands, and the weather there', async () => {
  const all = await chosen()
  expect(all).toMatchObject({ objects: [], path: [], timeZone: 'Europe/London' })
  expect(all.hasMore).toBe(false)
  const { path } = await chosen({ objects: 'mp-b2-electricity' })
  expect([path[0], path.at(-1)]).toEqual(['cb-1001', 'loc-b2'])
  expect(all.series.find(({ seriesId }) => seriesId === 1001)).toMatchObject({
    ...{ pointId: 'mp-b2-electricity', locationId: 'loc-b2', quantity: 'ENERGY', unit: 'kWh' },
    ...{ direction: 'PURCHASE', productType: 'ELECTRICITY', kind: 'MAIN', type: 'MAIN' },
    timeZone: 'Europe/London',
  })
  const places = all.series.map(({ locationName, pointName }) => `${locationName} ${pointName}`.toLowerCase())
  expect(places).toEqual([...places].sort())
  const everyBusiness = await chosen({}, await SignedInClient.signIn(server.url, 'super'))
  expect(everyBusiness.series.length).toBeGreaterThan(all.series.length)
})

test('the weather is that of the stations which the locations use, where the user sees them', async () => {
  const superUser = await SignedInClient.signIn(server.url, 'super')
  const { weather } = await chosen({ objects: 'loc-b2' }, superUser)
  expect(new Set(weather.map(({ pointId }) => pointId))).toEqual(new Set(['mp-region-weather']))
  expect(weather.map(({ quantity }) => quantity)).toContain('TEMPERATURE')
})

test('several nodes of all kinds, in the order in which they were named, none of their series twice', async () => {
  const one = await chosen({ objects: 'loc-b2' })
  const parent = await chosen({ objects: 'mp-b2-gas,loc-b2' })
  expect(parent.objects.map(({ id, type }) => [id, type])).toEqual([
    ['mp-b2-gas', 'METERING_POINT'],
    ['loc-b2', 'LOCATION'],
  ])
  expect(idsOf(parent)).toEqual(idsOf(one))
  expect(idsOf(await chosen({ objects: 'cb-1001' }))).toEqual(idsOf(await chosen()))
})

test.each([
  [{ productType: 'GAS' }, { productType: 'GAS' }],
  [{ quantity: 'POWER' }, { quantity: 'POWER' }],
  [{ direction: 'PRODUCTION' }, { direction: 'PRODUCTION' }],
  [{ meteringType: 'SUB' }, { type: 'SUB' }],
  [{ meteringType: 'MAIN' }, { type: 'MAIN' }],
  [{ kind: 'SUB' }, { kind: 'SUB' }],
  [{ seriesType: 'MODELLED' }, { seriesType: 'MODELLED' }],
])('%j leaves those that are so', async (filter: Record<string, string>, wanted) => {
  const all = await chosen({ includeSubs: 'true' })
  const expected = all.series.filter((one) =>
    Object.entries(wanted).every(([key, value]) => one[key as keyof typeof one] === value),
  )
  expect(idsOf(await chosen({ ...filter, includeSubs: 'true' }))).toEqual(
    expected.map(({ seriesId }) => seriesId),
  )
})

test('a business with one of its locations has the same series as the business alone', async () => {
  const alone = await chosen({ objects: 'cb-1001', includeSubs: 'true' })
  expect(idsOf(await chosen({ objects: 'cb-1001,loc-b2', includeSubs: 'true' }))).toEqual(idsOf(alone))
  const superUser = await SignedInClient.signIn(server.url, 'super')
  expect(idsOf(await chosen({ objects: 'cb-1001', includeSubs: 'true' }, superUser))).toEqual(idsOf(alone))
})

test('submeters stay behind main meters until they are wanted or named', async () => {
  const all = await chosen({ includeSubs: 'true' })
  const sub = all.series.find(({ type }) => type === 'SUB')!
  expect(pointsOf(await chosen({ objects: sub.locationId }))).not.toContain(sub.pointId)
  expect(pointsOf(await chosen({ objects: sub.locationId, includeSubs: 'true' }))).toContain(sub.pointId)
  expect(pointsOf(await chosen({ objects: sub.pointId }))).toEqual(new Set([sub.pointId]))
  const main = all.series.find(({ pointId }) => pointId === sub.above?.at(-1))
  expect([main?.type, main?.above]).toEqual(['MAIN', undefined])
})

test('meters read by people, groups, weather stations and what a formula does narrow it', async () => {
  const { locations } = await estate()
  const at = { location: locations[0]!.id }
  const newPoint = (name: string, more: object) =>
    created({ ...point('').fields, meteringPointId: null, name, ...at, ...more } as never)
  const read = await newPoint('Read by hand', { objectKind: 'MANUAL_READ' })
  const register = await created({ ...series('').fields, meteringPoint: read.id } as never)
  const objects = locations[0]!.id
  const manual = await chosen({ objects, manual: 'true' })
  expect(idsOf(manual)).toEqual([Number(register.id)])
  const others = await chosen({ objects, manual: 'false' })
  expect(idsOf(others)).not.toContain(Number(register.id))
  expect(others.series.length + 1).toBe((await chosen({ objects })).series.length)
  expect(idsOf(await chosen({ objects, locationGroup: 'Laboratories' }))).toEqual([])
  expect(idsOf(await chosen({ objects, weatherStation: 'mp-region-weather' }))).toEqual([])
  expect(idsOf(await chosen({ objects: 'loc-b2', weatherStation: 'mp-region-weather' }))).not.toEqual([])
  const [one, other] = others.series
  const formula = `[${one!.seriesId}] + [${other!.seriesId}]`
  const { seriesId } = (await virtualClient(() => manager).define(objects, formula, 'Together')).answer
  const sums = await chosen({ objects, formulaTemplate: 'SUM' })
  expect(sums.series).toMatchObject([{ seriesId, seriesType: 'VIRTUAL', formulaTemplate: 'SUM' }])
  expect((await chosen({ objects, formulaTemplate: 'DIFFERENCE' })).series).toEqual([])
  // The tables of the same objects go by the same filter.
  const tables = ['metering-points', 'locations/table']
  for (const [formulaTemplate, count] of [
    ['SUM', 1],
    ['DIFFERENCE', 0],
  ] as const)
    for (const table of tables) {
      const query = new URLSearchParams({ objects, formulaTemplate })
      const { body } = await manager.get<{ count: number }>(`/rest/secure/${table}?${query}`)
      expect([table, body.count]).toEqual([table, count])
    }
})

test('what was moved is there where it stands now, and where it stood in a period', async () => {
  const { units, locations, energies } = await estate()
  await move(locations[0]!, units[1]!, '2025-10-26')
  const all = energies.map(({ id }) => Number(id))
  const [north, south] = units.map(({ id }) => id) as [string, string]
  expect(idsOf(await chosen({ objects: north }))).toEqual([])
  expect(idsOf(await chosen({ objects: south })).sort()).toEqual(all)
  expect(idsOf(await chosen({ objects: north, ...period })).sort()).toEqual(all)
  const after = { from: '2025-10-28T00:00:00Z', to: '2025-10-29T00:00:00Z' }
  expect(idsOf(await chosen({ objects: north, ...after }))).toEqual([])
  const before = { from: '2025-10-23T00:00:00Z', to: '2025-10-24T00:00:00Z' }
  expect(idsOf(await chosen({ objects: south, ...before }))).toEqual([])
})

test('what is archived is left out, but where it is named or a period is looked at it is marked', async () => {
  const { locations, points } = await estate()
  const [archived] = points
  const { revision } = archived!
  const { refused } = await send('POST', `${of(archived!)}/archive`, { revision, archived: true })
  expect(refused).toBeUndefined()
  const at = locations[0]!.id
  expect(pointsOf(await chosen({ objects: at }))).not.toContain(archived!.id)
  for (const query of [{ objects: archived!.id }, { objects: at, ...period }])
    expect((await chosen(query)).series.find(({ pointId }) => pointId === archived!.id)).toMatchObject({
      archived: true,
    })
})

test('what is none of the business, or nothing at all, is not found', async () => {
  const own = pointsOf(await chosen({ includeSubs: 'true' }))
  const all = await chosen({}, await SignedInClient.signIn(server.url, 'super'))
  const foreign = all.series.find(({ pointId }) => !own.has(pointId))!
  for (const objects of [
    foreign.pointId,
    foreign.locationId,
    'none',
    `loc-b2,${foreign.locationId}`,
    'cb-999',
  ])
    expect((await ask({ objects })).status).toBe(404)
})

test.each([
  [{ objects: Array.from({ length: 51 }, (_, place) => `loc-${place}`).join(',') }],
  [{ objects: 'loc-b2,' }],
  [{ productType: 'COAL' }],
  [{ from: period.from }],
  [{ from: period.to, to: period.from }],
  [{ includeSubs: 'perhaps' }],
])('%j is refused', async (query) => expect((await ask(query as never)).status).toBe(400))

test('of more than 500 series the first ones by number are listed, and that there are more is said', async () => {
  const many = Array.from({ length: 501 }, (_, place) => `many-${place}`)
  const document = {
    locations: [{ locationId: 'many', name: 'Many', timeZone: 'Europe/London' }],
    meteringPoints: many.map((id) => ({
      ...{ meteringPointId: id, name: id, productType: 'ELECTRICITY', location: 'many' },
    })),
    series: many.map((id) => ({
      ...{ meteringPoint: id, quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT15M' },
    })),
  }
  const imported = await manager.fetch('/rest/secure/structure-documents', {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ businessId: 1001, dryRun: false, document }),
  })
  expect(imported.status).toBe(200)
  const { nodes } = (
    await manager.get<{ nodes: { id: string }[] }>('/rest/secure/hierarchy/nodes?search=Many&limit=1')
  ).body
  const all = await chosen({ objects: nodes[0]!.id })
  expect(all).toMatchObject({ hasMore: true, series: { length: 500 } })
  const [one] = all.series
  expect(await chosen({ objects: one!.pointId })).toMatchObject({ hasMore: false, series: [one] })
  expect((await chosen({ objects: 'cb-1001' })).hasMore).toBe(true)
})
