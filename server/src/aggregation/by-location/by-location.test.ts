import type { LocationConsumption, LocationMap, StructureItem, SummedValues } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

/** Of the demo, which is only read, and of a business with the test's own locations. */
let manager: SignedInClient
let own: OwnBusiness
let owner: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  owner = await own.user()
  manager = await SignedInClient.signIn(own.url, 'manager')
}, 180_000)

const { send, created, update } = structureClient(
  () => owner,
  () => own.id,
)

/** Twelve days of London around the change of its clocks. */
const period = { from: '2026-03-23', to: '2026-04-04' }
const instants = { from: '2026-03-23T00:00:00Z', to: '2026-04-03T23:00:00Z' }
const hours = 12 * 24 - 1

async function byLocation(productType = 'ELECTRICITY', days: object = period, as = owner) {
  const query = new URLSearchParams({ productType, ...days })
  return (await as.get<LocationConsumption>(`/rest/secure/measurements/by-location?${query}`)).body
}
/** What is said of one location; undefined: nothing. */
async function figuresOf({ id }: Pick<StructureItem, 'id'>, productType = 'ELECTRICITY') {
  const found = await byLocation(productType)
  const at = found.locationId.indexOf(id)
  if (at === -1) return undefined
  const { meteringPoints, leftOut, value, perArea, floorArea, measured } = found
  return {
    ...{ meteringPoints: meteringPoints[at], leftOut: leftOut[at], value: value[at] },
    ...{ perArea: perArea[at], floorArea: floorArea[at], measured: measured[at] },
  }
}
const sumOf = async (nodeId: string, more: Record<string, string>) => {
  const query = new URLSearchParams({ nodeId, ...instants, granularity: 'P1Y', ...more })
  return (await manager.get<SummedValues>(`/rest/secure/measurements/sum?${query}`)).body.total.value
}

const newLocation = (name: string, more: object = {}) =>
  created({ ...location('').fields, locationId: null, name, ...more })
async function newMeter(at: StructureItem, perHour: number, more: { meter?: object; series?: object } = {}) {
  const meter = await created({
    ...{ ...point('').fields, meteringPointId: null, name: `${perHour} an hour`, location: at.id },
    ...more.meter,
  })
  const energy = await created({
    ...{ ...series('').fields, meteringPoint: meter.id, interval: 'PT1H', ...more.series },
  })
  const lines: string[] = []
  for (let time = Date.parse(instants.from); time < Date.parse(instants.to); time += 3_600_000)
    lines.push(`${energy.id},${new Date(time).toISOString()},${perHour}`)
  const response = await owner.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: own.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  expect(response.status).toBe(200)
  return meter
}
const move = (one: StructureItem, to: StructureItem, since: string) =>
  send('POST', '/rest/secure/structure-moves', {
    ...{ items: [{ kind: one.fields.kind, id: one.id }], to: { type: to.fields.kind, id: to.id }, since },
  })

test('each location of the demo has what the sum of its meters is, in total and by its area', async () => {
  const found = await byLocation('ELECTRICITY', period, manager)
  expect(found.locationId.length).toBeGreaterThan(5)
  for (const [at, id] of found.locationId.entries()) {
    const scope = { productType: 'ELECTRICITY', quantity: 'ENERGY', direction: 'PURCHASE' }
    expect([id, found.value[at]]).toEqual([id, await sumOf(id, scope)])
    expect(found.perArea[at]).toBeCloseTo((await sumOf(id, { ...scope, per: 'FLOOR_AREA' }))!, 9)
  }
})

test('it says of the locations that the user sees, and of no others', async () => {
  const seen = async (as: SignedInClient) => {
    const { locations } = (await as.get<LocationMap>('/rest/secure/location-map')).body
    const found = await byLocation('ELECTRICITY', period, as)
    const ids = locations.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(found.locationId))
    return found.locationId
  }
  const all = await seen(await SignedInClient.signIn(own.url, 'super'))
  const ofManager = await seen(manager)
  expect(all.length).toBeGreaterThan(ofManager.length)
  expect(all).toEqual(expect.arrayContaining(ofManager))
})

test('a meter that moved counts at each location in its time, behind another meter at none', async () => {
  const [hall, barn] = [await newLocation('Hall'), await newLocation('Barn')]
  const [one, ten] = [await newMeter(hall, 1), await newMeter(hall, 10)]
  await move(one, barn, '2026-03-28')
  expect(await figuresOf(hall)).toMatchObject({ meteringPoints: 2, value: 10 * hours + 5 * 24, measured: 1 })
  expect(await figuresOf(barn)).toMatchObject({ meteringPoints: 1, value: hours - 5 * 24, measured: 1 })
  await move(ten, barn, '2026-03-30')
  await move(one, ten, '2026-04-01')
  // The hour that the clocks skipped was on the 29th.
  expect((await figuresOf(hall))!.value).toBe(10 * (7 * 24 - 1) + 5 * 24)
  expect((await figuresOf(barn))!.value).toBe(10 * 5 * 24 + 4 * 24 - 1)
})

test('each value goes by the floor area of its day; before an area is known there is none', async () => {
  const hall = await newLocation('By area', {
    floorArea: [
      { from: null, value: 100 },
      { from: '2026-03-28', value: 200 },
    ],
  })
  await newMeter(hall, 10)
  const before = 5 * 24 * 10
  expect(await figuresOf(hall)).toMatchObject({
    ...{ value: 10 * hours, floorArea: 200 },
    perArea: expect.closeTo(before / 100 + (10 * hours - before) / 200, 9) as number,
  })
  const unknown = await newLocation('Area later', { floorArea: [{ from: '2026-03-28', value: 200 }] })
  await newMeter(unknown, 10)
  expect(await figuresOf(unknown)).toMatchObject({ value: 10 * hours, perArea: null, floorArea: 200 })
})

test('gas that is measured by volume becomes energy where a calorific value is set, and is left out elsewhere', async () => {
  const ofGas = { meter: { productType: 'GAS' }, series: { quantity: 'VOLUME', unit: 'm³' } }
  const [known, unknown] = [await newLocation('With factors'), await newLocation('Without')]
  await newMeter(known, 2, ofGas)
  await newMeter(unknown, 2, ofGas)
  for (const [kind, unit, value] of [
    ['CALORIFIC_VALUE', 'kWh/m³', 10],
    ['STATE_NUMBER', '1', 0.95],
  ] as const)
    expect(
      (
        await send('PUT', '/rest/secure/conversion-factors', {
          ...{ nodeId: known.id, kind, productType: 'GAS', direction: 'PURCHASE', unit, seriesId: null },
          periods: [{ from: null, to: null, value }],
        })
      ).refused,
    ).toBeUndefined()
  expect(await figuresOf(known, 'GAS')).toMatchObject({ value: 2 * 9.5 * hours, leftOut: 0 })
  expect(await figuresOf(unknown, 'GAS')).toMatchObject({ value: null, meteringPoints: 0, leftOut: 1 })
})

test('archived locations are on no map; an archived meter counts on for its time', async () => {
  const hall = await newLocation('Out of use')
  const meter = await newMeter(hall, 1)
  const archive = (one: StructureItem) =>
    send('POST', `/rest/secure/structure/${one.fields.kind}/${one.id}/archive`, {
      ...{ revision: one.revision, archived: true },
    })
  expect((await archive(meter)).refused).toBeUndefined()
  expect((await figuresOf(hall))!.value).toBe(hours)
  expect((await archive(hall)).refused).toBeUndefined()
  expect(await figuresOf(hall)).toBeUndefined()
  const { locations } = (await owner.get<LocationMap>('/rest/secure/location-map')).body
  expect(locations.some(({ id }) => id === hall.id)).toBe(false)
})

test('the map says where each location is, whose it is, and what is measured; without tiles it says so', async () => {
  const hall = await newLocation('On the map', { latitude: 52.5, longitude: 13.4, city: 'Berlin' })
  const map = (await owner.get<LocationMap>('/rest/secure/location-map')).body
  expect(map.locations.find(({ id }) => id === hall.id)).toEqual({
    ...{ id: hall.id, name: 'On the map', parentName: own.name, city: 'Berlin' },
    ...{ latitude: 52.5, longitude: 13.4 },
  })
  const ofDemo = (await manager.get<LocationMap>('/rest/secure/location-map')).body
  expect(ofDemo.productTypes).toEqual(expect.arrayContaining(['ELECTRICITY', 'GAS']))
  expect(map.tiles).toBeNull()
})

test.each([
  ['a period that is reversed', { from: '2026-02-01', to: '2026-01-01' }],
  ['no day of the calendar', { from: '2026-02-30', to: '2026-03-01' }],
  ['thirty years', { from: '1990-01-01', to: '2020-01-01' }],
])('%s is refused', async (_case, days) => {
  const query = new URLSearchParams({ productType: 'HEAT', ...days })
  const response = await manager.fetch(`/rest/secure/measurements/by-location?${query}`)
  expect(response.status).toBe(400)
})

test('who has the answer already is told so, until a value arrives', async () => {
  const hall = await newLocation('Known')
  const address = `/rest/secure/measurements/by-location?${new URLSearchParams({ productType: 'ELECTRICITY', ...period })}`
  const first = await owner.fetch(address)
  const tag = first.headers.get('etag')!
  const again = () => owner.fetch(address, { headers: { 'if-none-match': tag } })
  expect((await again()).status).toBe(304)
  await newMeter(hall, 3)
  expect((await again()).status).toBe(200)
  await update(hall, { floorArea: [{ from: null, value: 3 }] })
})
