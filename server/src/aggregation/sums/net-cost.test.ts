import type { ErrorObject, SummedValues } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series, unit } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

let own: OwnBusiness
let client: SignedInClient
let hall: string
const ids: Record<'PURCHASE' | 'FEED_IN' | 'PRODUCTION', number> = { PURCHASE: 0, FEED_IN: 0, PRODUCTION: 0 }
const { created } = structureClient(
  () => client,
  () => own.id,
)
const day = { from: '2025-05-01T00:00:00Z', to: '2025-05-02T00:00:00Z' }

beforeAll(async () => {
  own = await ownBusiness()
  client = await own.user()
  const root = await created({ ...unit('').fields, orgUnitId: null, name: 'Estate' })
  const place = { ...location('').fields, locationId: null, name: 'Hall', timeZone: 'UTC' }
  hall = (await created({ ...place, parentOrgUnit: root.id })).id
  const meter = await created({ ...point('').fields, meteringPointId: null, name: 'Main', location: hall })
  const lines: string[] = []
  for (const [direction, value, interval] of [
    ['PURCHASE', 10, 'PT1H'],
    ['FEED_IN', 4, 'PT30M'],
    ['PRODUCTION', 7, 'PT1H'],
  ] as const) {
    const fields = { ...series('').fields, meteringPoint: meter.id, direction, interval }
    ids[direction] = Number((await created(fields)).id)
    const step = interval === 'PT1H' ? 3_600_000 : 1_800_000
    for (let at = Date.parse(day.from); at < Date.parse(day.to); at += step)
      lines.push(`${ids[direction]},${new Date(at).toISOString()},${value}`)
  }
  const delivered = await client.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: client.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  expect(delivered.status).toBe(200)
}, 180_000)

async function price(direction: 'PURCHASE' | 'FEED_IN', value: number | null) {
  const response = await client.fetch('/rest/secure/conversion-factors', {
    method: 'PUT',
    headers: { origin: client.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{
        nodeId: hall,
        kind: 'PRICE',
        productType: 'ELECTRICITY',
        direction,
        unit: 'EUR/kWh',
        seriesId: null,
      },
      ...{ periods: value === null ? [] : [{ from: null, to: null, value }], confirmed: [] },
    }),
  })
  expect(response.status).toBeLessThan(300)
}
const sum = async (query: Record<string, string>) => {
  const all = new URLSearchParams({ ...day, granularity: 'P1D', as: 'COST', ...query })
  return (await client.get<SummedValues & { error?: ErrorObject }>(`/rest/secure/measurements/sum?${all}`))
    .body
}
const both = () => `${ids.PURCHASE},${ids.FEED_IN}`
const near = (value: number) => expect.closeTo(value, 9) as number

test('what was fed in is taken from what was paid, for a list of series and for a node', async () => {
  await price('PURCHASE', 0.3)
  await price('FEED_IN', 0.08)
  const net = 24 * 10 * 0.3 - 48 * 4 * 0.08
  expect(await sum({ series: both() })).toMatchObject({
    unit: 'EUR',
    value: [near(net)],
    total: { value: near(net) },
  })
  const ofNode = await sum({ nodeId: hall })
  expect(ofNode).toMatchObject({ value: [near(net)], seriesCount: 2 })
  expect(ofNode.leftOut).toBeUndefined()
  // By the hour both half hours count.
  const hours = await sum({ series: both(), granularity: 'PT1H' })
  expect(hours.value).toEqual(Array(24).fill(near(10 * 0.3 - 2 * 4 * 0.08)))
})

test('of one direction alone it is what was paid, or earned', async () => {
  expect((await sum({ nodeId: hall, direction: 'PURCHASE' })).value).toEqual([near(72)])
  expect((await sum({ nodeId: hall, direction: 'FEED_IN' })).value).toEqual([near(15.36)])
})

test('amounts of both directions are not added, nor is what was produced', async () => {
  const query = new URLSearchParams({ ...day, granularity: 'P1D', series: both() })
  const { body } = await client.get<{ error?: ErrorObject }>(`/rest/secure/measurements/sum?${query}`)
  expect(body.error?.reasons[0]?.code).toBe('NOT_ADDABLE')
})

test('feed-in without a price is named, and the costs are there', async () => {
  await price('FEED_IN', null)
  const found = await sum({ nodeId: hall })
  expect(found.value).toEqual([near(72)])
  expect(found.leftOut).toMatchObject([{ seriesId: ids.FEED_IN, reasons: [{ code: 'FACTOR_UNKNOWN' }] }])
  // Series that are listed are no other than those of a node.
  const ofList = await sum({ series: both() })
  expect([ofList.value, ofList.leftOut?.map(({ seriesId }) => seriesId)]).toEqual([[near(72)], [ids.FEED_IN]])
  // Without a price of what is bought there are no costs, whatever is earned.
  await price('PURCHASE', null)
  await price('FEED_IN', 0.08)
  expect((await sum({ series: both() })).error?.reasons[0]?.code).toBe('FACTOR_UNKNOWN')
})
