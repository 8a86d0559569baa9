import type { CarbonReport, Consumption, SummedValues } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'

const last = new Date().getUTCFullYear() - 1
let own: OwnBusiness
let manager: SignedInClient
let owner: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  owner = await own.user()
  manager = await SignedInClient.signIn(own.url, 'manager')
  await set('CARBON', [{ from: null, to: null, value: 0.2 }])
}, 180_000)
afterAll(() => set('CARBON', []))

/** A factor of electricity of one building; no periods: none. */
async function set(kind: 'CARBON' | 'CARBON_MARKET', periods: object[]) {
  const factor = { nodeId: 'loc-b2', kind, productType: 'ELECTRICITY', unit: 'kg/kWh', seriesId: null }
  const { status } = await manager.put('/rest/secure/conversion-factors', {
    ...factor,
    periods,
    confirmed: [],
  })
  expect(status).toBe(204)
}

const path = '/rest/secure/energy-management/carbon'
const read = async (query: Record<string, string> = {}, as = manager) =>
  (await as.get<CarbonReport>(`${path}?${new URLSearchParams({ year: String(last), ...query })}`)).body
const of = ({ reported }: CarbonReport, productType: string) =>
  reported.products.find((one) => one.productType === productType)!
const added = (values: readonly (number | null)[]) => values.reduce<number>((sum, one) => sum + (one ?? 0), 0)

test('it says what consumption and emissions of the analysis say', async () => {
  const report = await read({ nodeId: 'loc-b2', baseYear: String(last - 1) })
  expect(report.base?.year).toBe(last - 1)
  const days = { from: `${last}-01-01`, to: `${last + 1}-01-01` }
  const consumption = await manager.get<Consumption>(
    `/rest/secure/measurements/consumption?${new URLSearchParams({ nodeId: 'loc-b2', granularity: 'P1M', ...days })}`,
  )
  for (const { productType, current } of consumption.body.products.filter(({ unit }) => unit === 'kWh'))
    expect(added(of(report, productType).months.energy)).toBeCloseTo(added(current.value), 3)
  const { months, locations, scope } = of(report, 'ELECTRICITY')
  const sum = await manager.get<SummedValues>(
    `/rest/secure/measurements/sum?${new URLSearchParams({
      ...{ nodeId: 'loc-b2', from: `${last}-01-01T00:00:00Z`, to: `${last + 1}-01-01T00:00:00Z` },
      ...{
        granularity: 'P1M',
        quantity: 'ENERGY',
        productType: 'ELECTRICITY',
        direction: 'PURCHASE',
        as: 'CARBON',
      },
    })}`,
  )
  expect([scope, locations.locationId]).toEqual([2, ['loc-b2']])
  expect(months.locationBased).toHaveLength(12)
  expect(added(months.locationBased)).toBeGreaterThan(0)
  expect(added(months.locationBased)).toBeCloseTo(added(sum.body.value), 3)
  expect(added(locations.marketBased)).toBeCloseTo(added(months.marketBased), 6)
  expect(months.withoutFactor).toEqual(Array.from({ length: 12 }, () => 0))
  // Gas has no factor here: that is told, and no figure is made of it.
  const gas = of(report, 'GAS')
  expect([gas.scope, gas.locations.locationBased, gas.locations.withoutFactor]).toEqual([1, [null], [1]])
})

test('a contract counts from its first day in the zone of the location, and without it the grid does', async () => {
  const plain = await read({ nodeId: 'loc-b2' })
  const { locations: before, months } = of(plain, 'ELECTRICITY')
  expect(before.ofContract).toEqual([0])
  expect(before.marketBased).toEqual(before.locationBased)
  expect(months.marketBased).toEqual(months.locationBased)
  await set('CARBON_MARKET', [{ from: `${last}-06-14T23:00:00Z`, to: null, value: 0 }])
  const { months: after } = of(await read({ nodeId: 'loc-b2' }), 'ELECTRICITY')
  await set('CARBON_MARKET', [])
  expect(after.locationBased).toEqual(months.locationBased)
  expect(after.marketBased.slice(0, 5)).toEqual(months.marketBased.slice(0, 5))
  expect(after.marketBased[5]! / months.marketBased[5]!).toBeGreaterThan(0.3)
  expect(after.marketBased[5]! / months.marketBased[5]!).toBeLessThan(0.65)
  expect(after.ofContract[5]).toBeCloseTo(16 / 30, 2)
  expect(after.marketBased.slice(6)).toEqual([0, 0, 0, 0, 0, 0])
  expect(of(await read({ nodeId: 'loc-b2' }), 'ELECTRICITY').months).toEqual(months)
})

test('a business without meters has an empty report, and what is not seen is not told', async () => {
  expect(await read({}, owner)).toMatchObject({
    node: null,
    locations: [],
    reported: { products: [] },
    base: null,
  })
  expect((await owner.fetch(`${path}?year=${last}&nodeId=loc-b2`)).status).toBe(404)
  for (const wrong of ['year=12', 'year=2025&baseYear=x', ''])
    expect((await owner.fetch(`${path}?${wrong}`)).status).toBe(400)
})
