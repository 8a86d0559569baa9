import type { SelfSupply, StructureItem } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { bucketStarts } from '@energycockpit/time'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series, unit } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

const hour = 3_600_000

let manager: SignedInClient
let own: OwnBusiness
let owner: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  owner = await own.user()
  manager = await SignedInClient.signIn(own.url, 'manager')
}, 180_000)
const { created } = structureClient(
  () => owner,
  () => own.id,
)

async function ask(query: Record<string, string>, as = owner) {
  const { status, body } = await as.get<SelfSupply>(
    `/rest/secure/measurements/self-supply?${new URLSearchParams(query)}`,
  )
  expect(status).toBe(200)
  return body
}

/** A meter with a value in each hour of a day in which there is one; of the place of the hour. */
async function meter(
  at: StructureItem,
  direction: 'PURCHASE' | 'PRODUCTION' | 'FEED_IN',
  values: (hour: number) => number | undefined,
  timeZone = 'Europe/London',
) {
  const metered = await created({
    ...{ ...point('').fields, meteringPointId: null, name: direction, location: at.id },
    ...(direction === 'PRODUCTION' && { productType: 'PV' }),
  })
  const energy = await created({
    ...series('').fields,
    meteringPoint: metered.id,
    interval: 'PT1H',
    direction,
  })
  const starts = hoursOfYesterday(timeZone)
  const lines = starts.flatMap((start, place) => {
    const value = values(place)
    return value === undefined ? [] : [`${energy.id},${new Date(start).toISOString()},${value}`]
  })
  const response = await owner.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: owner.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  expect(response.status).toBe(200)
}

function hoursOfYesterday(timeZone: string): number[] {
  const today = bucketStarts(Date.now(), Date.now() + 1, 'P1D', timeZone).starts[0]!
  const start = bucketStarts(today - 1, today, 'P1D', timeZone).starts[0]!
  return Array.from({ length: (today - start) / hour }, (_, place) => start + place * hour)
}

const noon = (place: number) => place >= 10 && place < 14

async function town(zones: readonly string[] = ['Europe/London', 'Europe/London']) {
  const root = await created({ ...unit('').fields, orgUnitId: null, name: 'Town' })
  const locations: StructureItem[] = []
  for (const timeZone of zones)
    locations.push(
      await created({
        ...{ ...location('').fields, locationId: null, name: timeZone, parentOrgUnit: root.id, timeZone },
      }),
    )
  return { root, locations }
}

test('of two locations, what one fed in is never what the other one purchased', async () => {
  const { root, locations } = await town()
  const [sunny, dark] = [locations[0]!, locations[1]!]
  await meter(sunny, 'PURCHASE', (place) => (noon(place) ? 0 : 2))
  await meter(sunny, 'PRODUCTION', (place) => (noon(place) ? 10 : 0))
  await meter(sunny, 'FEED_IN', (place) => (noon(place) ? 7 : 0))
  await meter(dark, 'PURCHASE', () => 5)
  const hours = hoursOfYesterday('Europe/London').length
  const purchase = (hours - 4) * 2
  const alone = await ask({ nodeId: sunny.id, period: 'YESTERDAY' })
  expect(alone.flows.PRODUCTION).toMatchObject({ meters: 1, energy: 40, complete: 1, power: null })
  expect(alone.balance).toMatchObject({
    ...{ purchase, production: 40, feedIn: 28, direct: 12, consumption: purchase + 12 },
    ...{ complete: 1, estimated: 0, selfSupply: 12 / (purchase + 12), selfConsumption: 0.3 },
  })
  const both = await ask({ nodeId: root.id, period: 'YESTERDAY' })
  expect(both.balance).toMatchObject({
    ...{ purchase: purchase + hours * 5, direct: 12, selfConsumption: 0.3 },
    selfSupply: 12 / (purchase + 12 + hours * 5),
  })
  expect(both.locations.map(({ id }) => id)).toEqual([dark.id, sunny.id])
  expect(both).toMatchObject({ producing: 1, feedInUnknown: 0, others: null, timeZones: 1 })
  expect(both.node).toEqual({ id: root.id, name: 'Town', type: 'ORG_UNIT' })
  expect(await ask({ nodeId: dark.id, period: 'YESTERDAY' })).toMatchObject({
    balance: { consumption: hours * 5, direct: 0, selfSupply: 0, selfConsumption: null, complete: 1 },
    producing: 0,
  })
})

test('only intervals in which every meter has a value, and none contradicts another, are in the balance', async () => {
  const { locations } = await town()
  const [here, plain] = [locations[0]!, locations[1]!]
  await meter(here, 'PURCHASE', (place) => (place === 3 ? undefined : 1))
  await meter(here, 'PRODUCTION', (place) => (noon(place) ? 4 : 0))
  // More than was produced.
  await meter(here, 'FEED_IN', (place) => (place === 5 ? 2 : 0))
  const hours = hoursOfYesterday('Europe/London').length
  const found = await ask({ nodeId: here.id, period: 'YESTERDAY' })
  expect(found.balance).toMatchObject({ purchase: hours - 2, production: 16, direct: 16, feedIn: 0 })
  expect(found.balance!.complete).toBeCloseTo((hours - 2) / hours, 9)
  expect(found).toMatchObject({ contradictory: 1, flows: { FEED_IN: { energy: 2 } } })
  await meter(plain, 'PURCHASE', () => 1)
  await meter(plain, 'PRODUCTION', () => 1)
  expect(await ask({ nodeId: plain.id, period: 'YESTERDAY' })).toMatchObject({
    ...{ feedInUnknown: 1, producing: 1, balance: { selfSupply: 0.5, selfConsumption: 1 } },
  })
})

/** Where the day is four hours old at least: what ended at its midnight is no longer what flows now. */
function zoneInItsDay(): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format())
  return ['America/Los_Angeles', 'Asia/Tokyo'].find((zone) => hourIn(zone) >= 4)!
}

test('yesterday is that of each location, and today without readings says when the last one was', async () => {
  const zones = ['Pacific/Auckland', zoneInItsDay()]
  const { root, locations } = await town(zones)
  for (const [place, at] of locations.entries()) await meter(at, 'PURCHASE', () => 1, zones[place])
  const hours = zones.map((zone) => hoursOfYesterday(zone).length)
  const found = await ask({ nodeId: root.id, period: 'YESTERDAY' })
  expect(found.balance).toMatchObject({ purchase: hours[0]! + hours[1]!, complete: 1 })
  expect(found.timeZones).toBe(2)
  const today = await ask({ nodeId: locations[1]!.id })
  expect(today.timeZone).toBe(zones[1])
  expect(today.balance).toBeNull()
  expect(today.flows.PURCHASE).toMatchObject({ energy: null, lastAt: today.from, withoutPower: 1 })
})

test('who produces without a meter of what is purchased has no degree', async () => {
  const { locations } = await town()
  await meter(locations[0]!, 'PRODUCTION', () => 1)
  await meter(locations[1]!, 'PURCHASE', () => 1)
  await meter(locations[1]!, 'FEED_IN', () => 1)
  const none = { tooCoarse: 0, withoutPurchase: 0, withoutProduction: 0, otherUnits: 0 }
  expect(await ask({ nodeId: locations[0]!.id, period: 'YESTERDAY' })).toMatchObject({
    ...{ balance: null, leftOut: { ...none, withoutPurchase: 1 } },
  })
  expect(await ask({ nodeId: locations[1]!.id, period: 'YESTERDAY' })).toMatchObject({
    ...{ balance: null, leftOut: { ...none, withoutProduction: 1 } },
  })
})

test('the whole business over each period, and the same answer only once', async () => {
  for (const period of ['TODAY', 'YESTERDAY', 'MONTH', 'YEAR']) {
    const { balance, flows } = await ask({ period }, manager)
    if (balance === null) continue
    expect(balance.selfSupply).toBeGreaterThanOrEqual(0)
    expect(balance.purchase + balance.production).toBeCloseTo(balance.consumption + balance.feedIn, 3)
    expect(flows.PURCHASE.meters).toBeGreaterThan(0)
  }
  const path = '/rest/secure/measurements/self-supply?period=YESTERDAY'
  const tag = (await manager.fetch(path)).headers.get('etag')!
  expect((await manager.fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

test('what is none of the business is not found', async () => {
  const { root } = await town([])
  const { status } = await manager.get(`/rest/secure/measurements/self-supply?nodeId=${root.id}`)
  expect(status).toBe(404)
})
