import type { Consumption, EnergyFlows, EnergyShares } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness } from '../../access/own-business.testing'

let manager: SignedInClient
let stranger: SignedInClient
beforeAll(async () => {
  const own = await ownBusiness()
  stranger = await own.user()
  manager = await SignedInClient.signIn(own.url, 'manager')
}, 120_000)

/** London, with the day of 25 hours in it. */
const days = { from: '2025-10-24', to: '2025-10-29' }
async function ask<Answer>(call: string, query: object, as = manager) {
  const found = await as.get<Answer>(
    `/rest/secure/measurements/${call}?${new URLSearchParams({ ...days, ...query })}`,
  )
  return found
}
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0)

test('main meters add up to what is consumed, product by product and location by location', async () => {
  const { body: shares } = await ask<EnergyShares>('energy-shares', {})
  const { body: consumed } = await ask<Consumption>('consumption', { granularity: 'P1D' })
  const { points } = shares
  const energies = consumed.products.filter(({ unit }) => unit === 'kWh')
  expect(energies.length).toBeGreaterThan(1)
  for (const { productType, current } of energies) {
    const mains = points.energy.filter(
      (_, place) => points.productType[place] === productType && points.partOf[place] === null,
    )
    expect(sum(mains)).toBeCloseTo(current.total.value ?? 0, 3)
    current.locations.locationId.forEach((id, at) => {
      const here = points.energy.filter(
        (_, place) =>
          points.productType[place] === productType &&
          points.partOf[place] === null &&
          points.locationId[place] === id,
      )
      expect(sum(here)).toBeCloseTo(current.locations.value[at] ?? 0, 3)
    })
  }
  expect(shares.locations.map(({ id }) => id).toSorted()).toEqual([...new Set(points.locationId)].toSorted())
})

test('submeters are parts of what is above them, as in the energy flow', async () => {
  const at = { nodeId: 'loc-b40' }
  const { body: shares } = await ask<EnergyShares>('energy-shares', at)
  const { body: flows } = await ask<EnergyFlows>('energy-flows', { ...at, productType: 'ELECTRICITY' })
  const { points } = shares
  const subs = points.id.flatMap((id, place) =>
    points.partOf[place] !== null && points.productType[place] === 'ELECTRICITY' ? [{ id, place }] : [],
  )
  expect(subs.length).toBeGreaterThan(0)
  for (const { id, place } of subs) {
    const link = flows.links.find(({ source, target }) => source === points.partOf[place] && target === id)
    expect(points.energy[place] ?? 0).toBeCloseTo(link?.value ?? 0, 3)
    expect(points.locationId[place]).toBe('loc-b40')
  }
})

test('of others nothing is told, and a day that does not exist is refused', async () => {
  expect((await ask('energy-shares', { nodeId: 'loc-b2' }, stranger)).status).toBe(404)
  expect((await ask<EnergyShares>('energy-shares', {}, stranger)).body.points.id).toEqual([])
  expect((await ask('energy-shares', { from: '2025-02-30' })).status).toBe(400)
})
