import type { Consumption, LocationConsumption, StructureItem, SummedValues } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { movedEstate } from '../sums/moved-estate.testing'

/** London, with the day of 25 hours in it. */
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
const { estate, move, sumsOf } = movedEstate(
  () => owner,
  period,
  () => own.id,
)

async function consumption(query: Record<string, string> = {}, as = manager) {
  const all = new URLSearchParams({ ...days, granularity: 'P1D', ...query })
  return (await as.get<Consumption>(`/rest/secure/measurements/consumption?${all}`)).body
}
const status = async (query: Record<string, string>, as = manager) => {
  const all = new URLSearchParams({ ...days, granularity: 'P1D', ...query })
  return (await as.fetch(`/rest/secure/measurements/consumption?${all}`)).status
}
const electricity = ({ products }: Consumption) =>
  products.find(({ productType }) => productType === 'ELECTRICITY')!
const added = (values: readonly (number | null)[]) => values.reduce<number>((sum, one) => sum + (one ?? 0), 0)

test('days add up to what locations have, which is what the map says, and each location is named', async () => {
  const found = await consumption()
  expect(found).toMatchObject({ node: null, timeZone: 'Europe/London' })
  expect(found.products.map(({ productType }) => productType)).toEqual(['ELECTRICITY', 'GAS'])
  for (const { productType, current } of found.products) {
    const query = new URLSearchParams({ productType, ...days })
    const map = (await manager.get<LocationConsumption>(`/rest/secure/measurements/by-location?${query}`))
      .body
    const { unit: _unit, ...ofMap } = map
    expect(current.locations).toEqual(ofMap)
    expect(added(current.value)).toBeCloseTo(added(map.value), 6)
    const named = new Set(found.locations.map(({ id }) => id))
    expect(current.locations.locationId.every((id) => named.has(id))).toBe(true)
  }
  expect(electricity(found).current.at).toHaveLength(5)
})

test('a location is what its meters add up to, on each day, and a unit what its locations do', async () => {
  const { node } = await consumption({ nodeId: 'loc-b2' })
  expect(node).toMatchObject({ id: 'loc-b2', type: 'LOCATION' })
  const unit = await consumption({ nodeId: node!.path.at(-1)!.id })
  expect(unit.node!.path).toEqual(node!.path.slice(0, -1))
  expect(unit.locations.map(({ id }) => id)).toContain('loc-b2')
  const parts = await Promise.all(unit.locations.map(({ id }) => consumption({ nodeId: id })))
  const sums = parts.map((one) => added(electricity(one)?.current.value ?? []))
  expect(added(electricity(unit).current.value)).toBeCloseTo(added(sums), 6)
  const query = new URLSearchParams({
    ...{ nodeId: 'loc-b2', ...period, granularity: 'P1D', quantity: 'ENERGY' },
    ...{ productType: 'ELECTRICITY', direction: 'PURCHASE' },
  })
  const sum = (await manager.get<SummedValues>(`/rest/secure/measurements/sum?${query}`)).body
  const { current } = electricity(await consumption({ nodeId: 'loc-b2' }))
  expect(current.value).toEqual(sum.value)
  expect([current.at, current.measured]).toEqual([sum.at, sum.measured])
})

test('a location that was moved counts in each unit for its time', async () => {
  const { root, units, locations } = await estate()
  await move(locations[0]!, units[1]!, '2025-10-26')
  const ofNode = async ({ id }: StructureItem) =>
    electricity(await consumption({ nodeId: id }, owner)).current
  const [all, north, south] = [await ofNode(root), await ofNode(units[0]!), await ofNode(units[1]!)]
  expect(all.value).toEqual([24, 24, 25, 24, 24].map((hours) => hours * 111))
  expect(north.value).toEqual([24 * 111, 24 * 111, null, null, null])
  expect(south.value).toEqual([null, null, 25 * 111, 24 * 111, 24 * 111])
  for (const [node, found] of [
    [root, all],
    [units[0]!, north],
    [units[1]!, south],
  ] as const)
    expect(found.value).toEqual(await sumsOf(node))
  expect(north.locations).toMatchObject({ locationId: [locations[0]!.id], value: [48 * 111] })
  expect(south.locations).toMatchObject({ locationId: [locations[0]!.id], value: [73 * 111] })
})

test('the period before is what it is when it is requested by itself', async () => {
  const before = { from: '2024-10-25', to: '2024-10-30' }
  const both = await consumption({ comparedFrom: before.from, comparedTo: before.to })
  const alone = await consumption(before)
  expect(both.products.map(({ compared }) => compared)).toEqual(alone.products.map(({ current }) => current))
})

test('what is none of the business is not found, nor a metering point', async () => {
  const all = await consumption({}, await SignedInClient.signIn(own.url, 'super'))
  const visible = new Set((await consumption()).locations.map(({ id }) => id))
  const foreign = all.locations.find(({ id }) => !visible.has(id))!
  expect(await status({ nodeId: foreign.id })).toBe(404)
  expect(await status({ nodeId: 'mp-b2-electricity' })).toBe(404)
  expect(await status({ nodeId: 'none' })).toBe(404)
})

test.each([
  ['only one end of the period before', { comparedFrom: '2024-01-01' }],
  ['a period that is reversed', { from: '2025-02-01', to: '2025-01-01' }],
  ['a period before that is reversed', { comparedFrom: '2025-02-01', comparedTo: '2025-01-01' }],
  ['more buckets than are drawn', { from: '2020-01-01', to: '2025-01-01' }],
  ['no day of the calendar', { from: '2025-02-30' }],
])('%s is refused', async (_case, query) => expect(await status(query)).toBe(400))
