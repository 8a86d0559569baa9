import type { ConversionFactors, ErrorObject, FactorKind, SeriesValues } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness } from '../../access/own-business.testing'
import { location, point, series, unit } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

const day = { from: '2025-05-01T00:00:00Z', to: '2025-05-02T00:00:00Z' }

interface Estate {
  id: number
  hall: string
  energy: number
  price: number
  carbon: number
}
/** Sees the super client and the businesses below it. */
let ofSuper: SignedInClient
/** Sees the business below alone. */
let ofBelow: SignedInClient
let above: Estate
let below: Estate
let other: Estate

beforeAll(async () => {
  const top = await ownBusiness()
  const [sub, foreign] = [await ownBusiness(top), await ownBusiness()]
  ofSuper = await top.user(['SUPER_CLIENT_USER', 'ENERGY_MANAGER'])
  ofBelow = await sub.user()
  above = await estate(ofSuper, top.id, 0.2)
  below = await estate(ofBelow, sub.id, 0.3)
  other = await estate(await foreign.user(), foreign.id, 0.5)
}, 240_000)

/** A hall with a meter of 10 kWh an hour, a price and a carbon intensity by the hour. */
async function estate(client: SignedInClient, id: number, price: number): Promise<Estate> {
  const { created } = structureClient(
    () => client,
    () => id,
  )
  const root = await created({ ...unit('').fields, orgUnitId: null, name: 'Estate' })
  const place = { ...location('').fields, locationId: null, name: 'Hall', timeZone: 'UTC' }
  const hall = (await created({ ...place, parentOrgUnit: root.id })).id
  const lines: string[] = []
  const measured = async (value: number, more: object, productType = 'ELECTRICITY') => {
    const fields = { ...point('').fields, meteringPointId: null, name: `Meter ${value}`, location: hall }
    const meter = await created({ ...fields, productType } as Parameters<typeof created>[0])
    const kept = await created({ ...series('').fields, meteringPoint: meter.id, interval: 'PT1H', ...more })
    for (let at = Date.parse(day.from); at < Date.parse(day.to); at += 3_600_000)
      lines.push(`${kept.id},${new Date(at).toISOString()},${value}`)
    return Number(kept.id)
  }
  const found = {
    ...{ id, hall },
    energy: await measured(10, {}),
    price: await measured(price, { quantity: 'PRICE', unit: 'EUR/kWh', direction: null }, 'PRICE'),
    carbon: await measured(0.4, { quantity: 'CARBON_INTENSITY', unit: 'kg/kWh', direction: null }, 'CO2'),
  }
  const delivered = await client.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: client.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  expect(delivered.status).toBe(200)
  return found
}

async function set(client: SignedInClient, nodeId: string, kind: FactorKind, seriesId: number) {
  const response = await client.fetch('/rest/secure/conversion-factors', {
    method: 'PUT',
    headers: { origin: client.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ nodeId, kind, productType: 'ELECTRICITY', direction: 'PURCHASE', periods: [], seriesId },
      ...{ unit: kind === 'PRICE' ? 'EUR/kWh' : 'kg/kWh', confirmed: [] },
    }),
  })
  if (response.ok) return response.status
  const { error } = (await response.json()) as { error: ErrorObject }
  return `${response.status} ${error.reasons[0]?.code}`
}
const worth = async (client: SignedInClient, id: number, as: 'COST' | 'CARBON') => {
  const query = new URLSearchParams({ ...day, granularity: 'P1D', as })
  const path = `/rest/secure/measurement-series/${id}/values?${query}`
  return (await client.get<SeriesValues>(path)).body.value?.[0]
}
const seriesAt = async (client: SignedInClient, nodeId: string) => {
  const path = `/rest/secure/conversion-factors?nodeId=${encodeURIComponent(nodeId)}`
  return (await client.get<ConversionFactors>(path)).body.factors.find(({ kind }) => kind === 'PRICE')?.series
}
const near = (value: number) => expect.closeTo(value, 9) as number

test("a super client's price and carbon intensity hold below it, also for those who do not see them", async () => {
  expect(await set(ofSuper, below.hall, 'PRICE', above.price)).toBe(204)
  expect(await set(ofSuper, below.hall, 'CARBON', above.carbon)).toBe(204)
  for (const client of [ofSuper, ofBelow]) {
    expect(await worth(client, below.energy, 'COST')).toEqual(near(240 * 0.2))
    expect(await worth(client, below.energy, 'CARBON')).toEqual(near(240 * 0.4))
  }
  // Named to both, and a way there for those who see it only.
  expect(await seriesAt(ofSuper, below.hall)).toEqual({
    name: 'Meter 0.2',
    meteringPointId: expect.any(String),
  })
  expect(await seriesAt(ofBelow, below.hall)).toEqual({ name: 'Meter 0.2', meteringPointId: null })
  expect(
    (
      await ofBelow.fetch(
        `/rest/secure/measurement-series/${above.price}/values?${new URLSearchParams({ ...day, granularity: 'P1D' })}`,
      )
    ).status,
  ).toBe(404)
})

test('and the other way round: what is measured below holds above', async () => {
  expect(await set(ofSuper, above.hall, 'PRICE', below.price)).toBe(204)
  expect(await worth(ofSuper, above.energy, 'COST')).toEqual(near(240 * 0.3))
})

test('nobody takes what they do not see, nor what belongs to others', async () => {
  const refused = '400 FACTOR_INVALID'
  expect(await set(ofBelow, below.hall, 'PRICE', above.price)).toBe(refused)
  expect(await set(ofBelow, above.hall, 'PRICE', below.price)).toBe('404 NOT_FOUND')
  expect(await set(ofSuper, below.hall, 'PRICE', other.price)).toBe(refused)
  expect(await set(ofBelow, below.hall, 'PRICE', below.price)).toBe(204)
  expect(await worth(ofBelow, below.energy, 'COST')).toEqual(near(240 * 0.3))
})
