import type { ChosenSeries, Consumption, ObjectRanking, SeriesValues } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { point, series } from '../../organization/structure/items.testing'
import { movedEstate } from '../sums/moved-estate.testing'

/** London, with the day of 25 hours in it: 121 hours. */
const days = { from: '2025-10-24', to: '2025-10-29' }
const period = { from: '2025-10-23T23:00:00Z', to: '2025-10-29T00:00:00Z' }

/** Of the demo, which is only read, and of a business with the test's own estates. */
let manager: SignedInClient
let own: OwnBusiness
let owner: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  owner = await own.user()
  manager = await SignedInClient.signIn(own.url, 'manager')
}, 180_000)
const { estate, move, created, deliver } = movedEstate(
  () => owner,
  period,
  () => own.id,
)

const ask = (query: Record<string, string>, as = manager) =>
  as.get<ObjectRanking>(
    `/rest/secure/measurements/object-ranking?${new URLSearchParams({ level: 'LOCATION', ...days, ...query })}`,
  )
async function ranking(query: Record<string, string> = {}, as = manager) {
  const { status, body } = await ask(query, as)
  expect({ status, body: status === 200 ? undefined : body }).toEqual({ status: 200, body: undefined })
  return body
}
const purchaseOf = ({ name, purchase }: ObjectRanking) => name.map((one, place) => [one, purchase[place]])

test('all locations have what the overview says, in total, by area and before', async () => {
  const compared = { comparedFrom: '2024-10-24', comparedTo: '2024-10-29' }
  const query = new URLSearchParams({ ...days, ...compared, granularity: 'P1Y' })
  const { body } = await manager.get<Consumption>(`/rest/secure/measurements/consumption?${query}`)
  const { current } = body.products.find(({ productType }) => productType === 'ELECTRICITY')!
  const { locationId, value, perArea } = current.locations
  const total = await ranking({ ...compared, productType: 'ELECTRICITY' })
  const byArea = await ranking({ productType: 'ELECTRICITY', per: 'FLOOR_AREA' })
  expect(total.count).toBe(locationId.length)
  const sorted = [...total.purchase].sort((one, other) => other! - one!)
  expect(total.purchase).toEqual(sorted)
  for (const [place, id] of locationId.entries()) {
    expect(total.purchase[total.id.indexOf(id)]).toBeCloseTo(value[place]!, 6)
    expect(byArea.purchase[byArea.id.indexOf(id)]).toBeCloseTo(perArea[place]!, 6)
  }
  for (const [place, before] of total.compared.entries())
    if (before !== null) expect(total.change[place]).toBeCloseTo(total.purchase[place]! - before, 6)
  expect(total.compared.some((one) => one !== null)).toBe(true)
  // No product was named: that of which most energy was purchased, out of those that there are.
  const chosen = await ranking()
  expect(chosen.products).toEqual(expect.arrayContaining(['ELECTRICITY', 'GAS', 'PV']))
  expect(['ELECTRICITY', 'GAS']).toContain(chosen.productType)
})

test('a submeter is ranked by itself and never added; a unit has a location for its time', async () => {
  const { root, units, locations, points } = await estate()
  const meter = await created({
    ...{ ...point('').fields, meteringPointId: null, name: 'below', location: locations[0]!.id },
    ...{ parentMeteringPoint: points[2]!.id, type: 'SUB', objectKind: 'SUB' },
  })
  const energy = await created({ ...series('').fields, meteringPoint: meter.id, interval: 'PT1H' })
  await deliver(Number(energy.id), 60)
  const objects = root.id
  expect(purchaseOf(await ranking({ objects }, owner))).toEqual([['Hall', 121 * 111]])
  const level = 'POINT'
  expect(purchaseOf(await ranking({ objects, level }, owner))).toEqual([
    ['100 an hour', 12_100],
    ['10 an hour', 1210],
    ['1 an hour', 121],
  ])
  expect(purchaseOf(await ranking({ objects, level, includeSubs: 'true', order: 'FLOP' }, owner))).toEqual([
    ['1 an hour', 121],
    ['10 an hour', 1210],
    ['below', 7260],
    ['100 an hour', 12_100],
  ])
  expect(purchaseOf(await ranking({ objects: meter.id, level }, owner))).toEqual([['below', 7260]])
  // Named twice, counted once.
  const twice = await ranking({ objects: [root.id, units[0]!.id, locations[0]!.id].join(',') }, owner)
  expect([purchaseOf(twice), twice.measured]).toEqual([[['Hall', 121 * 111]], [1]])

  await move(locations[0]!, units[1]!, '2025-10-28')
  const compared = { comparedFrom: days.from, comparedTo: days.to }
  const moved = await ranking({ objects, level: 'UNIT', ...compared }, owner)
  expect(purchaseOf(moved)).toEqual([
    ['North', 97 * 111],
    ['South', 24 * 111],
  ])
  // Neither had it throughout.
  expect(moved.compared).toEqual([null, null])
  expect(moved.share).toEqual([97 / 121, 24 / 121])
})

test('gas as in a mean year, by the degree days of the weather station; electricity is not adjusted', async () => {
  const year = { from: '2024-11-01', to: '2025-03-01' }
  const query = { objects: 'loc-b2', productType: 'GAS', ...year }
  const plain = await ranking(query)
  const adjusted = await ranking({ ...query, per: 'WEATHER' })
  expect(adjusted.reason).toEqual([null])
  const { body: chosen } = await manager.get<ChosenSeries>(
    '/rest/secure/measurements/chosen-series?objects=loc-b2',
  )
  const { seriesId } = chosen.weather.find(({ quantity }) => quantity === 'TEMPERATURE')!
  const { body: values } = await manager.get<SeriesValues>(
    `/rest/secure/measurement-series/${seriesId}/values?from=2024-11-01T00:00:00Z&to=2025-03-01T00:00:00Z&granularity=P1M&as=HEATING_DEGREE_DAYS_20_15`,
  )
  expect(adjusted.degreeDays[0]).toBeCloseTo(values.total.value!, 0)
  expect(adjusted.purchase[0]).toBeCloseTo(
    (plain.purchase[0]! * adjusted.meanDegreeDays[0]!) / adjusted.degreeDays[0]!,
    3,
  )
  const power = await ranking({ ...query, productType: 'ELECTRICITY', per: 'WEATHER' })
  expect([power.purchase, power.reason]).toEqual([[null], ['NOT_HEAT']])
  const summer = await ranking({ ...query, from: '2025-07-01', to: '2025-07-08', per: 'WEATHER' })
  expect(summer.reason).toEqual(['HARDLY_HEATED'])
})

test.each(['en', 'de'] as const)('the file has what is ranked, in %s', async (language) => {
  const query = { level: 'UNIT', ...days, productType: 'ELECTRICITY' }
  const { name, purchase } = await ranking(query)
  const asFile = new URLSearchParams({ ...query, format: 'csv', language })
  const response = await manager.fetch(`/rest/secure/measurements/object-ranking/download?${asFile}`)
  expect(response.headers.get('content-disposition')).toMatch(
    language === 'en' ? /"[^"]+-Ranking-2025-10-24/ : /"[^"]+-Rangliste-2025-10-24/,
  )
  const [headings, first] = (await response.text()).split('\r\n')
  const [separator, decimal] = language === 'en' ? [',', '.'] : [';', ',']
  expect(headings).toContain(language === 'en' ? 'import [kWh]' : 'Bezug [kWh]')
  expect(first!.split(separator!)).toEqual(
    expect.arrayContaining(['1', name[0], String(purchase[0]).replace('.', decimal!)]),
  )
})

test('the statistics of series as a file', async () => {
  const query = 'series=1001&from=2025-03-30T00:00:00Z&to=2025-03-30T23:00:00Z&format=csv&language=en'
  const response = await manager.fetch(`/rest/secure/measurements/statistics/download?${query}`)
  expect(response.headers.get('content-disposition')).toMatch(/"[^"]+-Statistics-2025-03-30\.csv"/)
  const [headings, first] = (await response.text()).split('\r\n').map((line) => line.split(','))
  expect(first![headings!.indexOf('number of values')]).toBe('23')
  expect(first![headings!.indexOf('one value')]).toBe('1 hour')
  expect(first![headings!.indexOf('time of the first value')]).toBe('2025-03-30T00:00:00+00:00')
})

test('what is none of the business is not found', async () => {
  const visible = new Set((await ranking()).id)
  const all = await ask({}, await SignedInClient.signIn(own.url, 'super'))
  const foreign = all.body.id.find((id) => !visible.has(id))!
  for (const objects of [foreign, `loc-b2,${foreign}`, 'none'])
    expect((await ask({ objects })).status).toBe(404)
})

test.each([
  ['one end of a comparison', { comparedFrom: days.from }],
  ['a period that is reversed', { from: days.to, to: days.from }],
  ['a product of which there are no amounts', { productType: 'WEATHER' }],
])('%s is refused', async (_case, query) => expect((await ask(query as never)).status).toBe(400))
