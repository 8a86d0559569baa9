import type {
  BelowStructureItem,
  CallResponse,
  ConversionFactors,
  ErrorObject,
  FactorKind,
  getMeteringPointUses,
  getSharedFactorSeries,
  ReadStructureItem,
  SeriesValues,
} from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series, unit } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

const day = { from: '2025-05-01T00:00:00Z', to: '2025-05-02T00:00:00Z' }

interface Estate {
  id: number
  name: string
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
let sibling: Estate
/** Sees the super client alone. */
let ofTopAlone: SignedInClient
let ofSibling: SignedInClient
let ofOther: SignedInClient
/** Sees values of the business below, and sets none. */
let reader: SignedInClient

beforeAll(async () => {
  const top = await ownBusiness()
  const [sub, foreign, second] = [await ownBusiness(top), await ownBusiness(), await ownBusiness(top)]
  ofSuper = await top.user(['SUPER_CLIENT_USER', 'ENERGY_MANAGER', 'ADMIN'])
  ofTopAlone = await top.user()
  ofBelow = await sub.user()
  reader = await sub.user('USER')
  ofOther = await foreign.user()
  ofSibling = await second.user()
  above = await estate(ofSuper, top, 0.2)
  below = await estate(ofBelow, sub, 0.3)
  other = await estate(ofOther, foreign, 0.5)
  sibling = await estate(ofSibling, second, 0.6)
}, 240_000)

/** A hall with a meter of 10 kWh an hour, a price and a carbon intensity by the hour. */
async function estate(client: SignedInClient, { id, name }: OwnBusiness, price: number): Promise<Estate> {
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
    ...{ id, name, hall },
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
const ofDay = new URLSearchParams({ ...day, granularity: 'P1D' })
const shared = (client: SignedInClient, nodeId: string, kind: FactorKind) =>
  client.get<CallResponse<typeof getSharedFactorSeries>>(
    `/rest/secure/conversion-factors/shared-series?${new URLSearchParams({ nodeId, kind })}`,
  )
const uses = async (client: SignedInClient, pointId: string) =>
  (
    await client.get<CallResponse<typeof getMeteringPointUses>>(
      `/rest/secure/metering-points/${encodeURIComponent(pointId)}/uses`,
    )
  ).body
const near = (value: number) => expect.closeTo(value, 9) as number

test("a super client's price and carbon intensity hold below it, also for those who do not see them", async () => {
  expect(await set(ofSuper, below.hall, 'PRICE', above.price)).toBe(204)
  expect(await set(ofSuper, below.hall, 'CARBON', above.carbon)).toBe(204)
  for (const client of [ofSuper, ofBelow]) {
    expect(await worth(client, below.energy, 'COST')).toEqual(near(240 * 0.2))
    expect(await worth(client, below.energy, 'CARBON')).toEqual(near(240 * 0.4))
  }
  // Named to both with whose it is, and a way there for those who see it only.
  const named = { name: 'Meter 0.2', businessName: above.name }
  expect(await seriesAt(ofSuper, below.hall)).toEqual({ ...named, meteringPointId: expect.any(String) })
  expect(await seriesAt(ofBelow, below.hall)).toEqual({ ...named, meteringPointId: null })
  expect(
    (
      await ofBelow.fetch(
        `/rest/secure/measurement-series/${above.price}/values?${new URLSearchParams({ ...day, granularity: 'P1D' })}`,
      )
    ).status,
  ).toBe(404)
})

test('whoever sees the business below alone chooses among the series of the super client, by their names', async () => {
  const { status, body } = await shared(ofBelow, below.hall, 'PRICE')
  expect(status).toBe(200)
  expect(body).toEqual({
    series: [
      {
        ...{ id: above.price, quantity: 'PRICE', unit: 'EUR/kWh', interval: 'PT1H', name: 'Meter 0.2' },
        ...{ businessName: above.name, isAbove: true },
      },
    ],
    more: false,
  })
  expect((await shared(ofBelow, below.hall, 'CARBON')).body.series.map(({ id }) => id)).toEqual([
    above.carbon,
  ])
  expect(await set(ofBelow, below.hall, 'PRICE', above.price)).toBe(204)
  expect(await worth(ofBelow, below.energy, 'COST')).toEqual(near(240 * 0.2))
  // No way to the values themselves, and none for other quantities.
  for (const id of [above.price, above.energy])
    expect((await ofBelow.get(`/rest/secure/measurement-series/${id}/values?${ofDay}`)).status).toBe(404)
  expect(await set(ofBelow, below.hall, 'PRICE', above.energy)).toBe('400 FACTOR_INVALID')
})

test('the super client chooses among the series of businesses below it, if the user sees them', async () => {
  const found = (await shared(ofSuper, above.hall, 'PRICE')).body.series
  const ofOne = ({ price: id, name: businessName }: Estate) => ({ id, businessName, isAbove: false })
  expect(found).toHaveLength(2)
  expect(found).toEqual(
    expect.arrayContaining([below, sibling].map((one) => expect.objectContaining(ofOne(one)) as object)),
  )
  // Who sees the super client alone neither finds nor takes what is measured below.
  expect((await shared(ofTopAlone, above.hall, 'PRICE')).body.series).toEqual([])
  expect(await set(ofTopAlone, above.hall, 'PRICE', below.price)).toBe('400 FACTOR_INVALID')
})

test('unrelated businesses, siblings and readers find nothing', async () => {
  expect((await shared(ofOther, other.hall, 'PRICE')).body.series).toEqual([])
  expect((await shared(ofOther, below.hall, 'PRICE')).status).toBe(404)
  expect(await set(ofOther, other.hall, 'PRICE', above.price)).toBe('400 FACTOR_INVALID')
  // Two businesses below the same super client share its series, but not their own.
  expect((await shared(ofSibling, sibling.hall, 'PRICE')).body.series.map(({ id }) => id)).toEqual([
    above.price,
  ])
  expect(await set(ofSibling, sibling.hall, 'PRICE', below.price)).toBe('400 FACTOR_INVALID')
  expect((await shared(reader, below.hall, 'PRICE')).status).toBe(403)
})

test('and the other way round: what is measured below holds above', async () => {
  expect(await set(ofSuper, above.hall, 'PRICE', below.price)).toBe(204)
  expect(await worth(ofSuper, above.energy, 'COST')).toEqual(near(240 * 0.3))
})

test('the owner of a series sees who follows it, which keeps it from being deleted', async () => {
  const point = async (client: SignedInClient, nodeId: string) =>
    (await seriesAt(client, nodeId))!.meteringPointId!
  expect(await set(ofSuper, below.hall, 'PRICE', above.price)).toBe(204)
  const atTop = await point(ofSuper, below.hall)
  const hall = { id: below.hall, name: 'Hall', type: 'LOCATION' }
  expect((await uses(ofSuper, atTop)).factorsOf).toEqual({
    count: 1,
    first: [{ kind: 'PRICE', node: hall, businessName: below.name }],
  })
  expect((await uses(ofTopAlone, atTop)).factorsOf.first).toEqual([
    { kind: 'PRICE', node: null, businessName: below.name },
  ])
  expect(await set(ofSuper, above.hall, 'PRICE', below.price)).toBe(204)
  expect((await uses(ofBelow, await point(ofSuper, above.hall))).factorsOf.first).toEqual([
    { kind: 'PRICE', node: null, businessName: above.name },
  ])
  // What keeps it from being deleted is said; archived it keeps its values, is marked, and is chosen no more.
  const item = `/rest/secure/structure/METERING_POINT/${encodeURIComponent(atTop)}`
  const found = await ofSuper.get<Pick<BelowStructureItem, 'hindrances'>>(`${item}/below`)
  expect(found.body.hindrances).toContainEqual({ code: 'SETTINGS', count: 1 })
  const { revision } = (await ofSuper.get<ReadStructureItem>(item)).body.item
  const { send } = structureClient(() => ofSuper)
  expect((await send('DELETE', `${item}?revision=${revision}`)).refused).toBe('409 STRUCTURE_IN_USE')
  expect((await send('POST', `${item}/archive`, { revision, archived: true })).refused).toBeUndefined()
  expect(await seriesAt(ofBelow, below.hall)).toMatchObject({
    ...{ name: 'Meter 0.2', businessName: above.name },
    archivedAt: expect.stringMatching(/^20/),
  })
  expect(await worth(ofBelow, below.energy, 'COST')).toEqual(near(240 * 0.2))
  expect((await shared(ofBelow, below.hall, 'PRICE')).body.series).toEqual([])
})

test('nobody takes what is measured elsewhere, nor what belongs to others', async () => {
  const refused = '400 FACTOR_INVALID'
  expect(await set(ofBelow, above.hall, 'PRICE', below.price)).toBe('404 NOT_FOUND')
  expect(await set(ofSuper, below.hall, 'PRICE', other.price)).toBe(refused)
  expect(await set(ofBelow, below.hall, 'PRICE', below.price)).toBe(204)
  expect(await worth(ofBelow, below.energy, 'COST')).toEqual(near(240 * 0.3))
})
