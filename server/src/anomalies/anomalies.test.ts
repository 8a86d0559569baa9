import type { Anomaly, AnomalyList, AuditEntry, ErrorObject } from '@energycockpit/contract'
import { waitFor, type SignedInClient } from '@energycockpit/testing'
import { startOfDay } from '@energycockpit/time'
import { ownBusiness, type OwnBusiness } from '../access/own-business.testing'
import { dateOfDay, dayAt } from '../aggregation/index'
import { location, point, series } from '../organization/structure/items.testing'
import { structureClient } from '../organization/structure/structure-client.testing'

const zone = 'Europe/Berlin'
const today = dayAt(Date.now(), zone)
const path = '/rest/secure/anomalies'
const isWeekend = (day: number) => (day + 3) % 7 >= 5
const usualOf = (day: number) => (isWeekend(day) ? 60 : 100) + 4 * Math.sin(day * 2.9) * Math.cos(day)
/** What was too much, on three days before the last ones. */
const [from, to] = [today - 7, today - 4]

let business: OwnBusiness
let manager: SignedInClient
let hall: string
const ids: Record<string, string> = {}
beforeAll(async () => {
  business = await ownBusiness()
  manager = await business.user()
  const { created } = structureClient(
    () => manager,
    () => business.id,
  )
  const place = { ...location('').fields, locationId: null, name: 'Hall', timeZone: zone }
  hall = (await created(place as never)).id
  const meter = async (name: string) => {
    const fields = { ...point('').fields, meteringPointId: null, name, location: hall }
    const one = await created(fields as never)
    const values = { ...series('').fields, meteringPoint: one.id, interval: 'P1D' }
    ids[name] = (await created(values as never)).id
  }
  for (const name of ['Known', 'New', 'Silent']) await meter(name)
  await setPrice(0.25)
  await deliver('Known', today - 500, today, (day) => usualOf(day) * (day >= from && day < to ? 2 : 1))
  await deliver('New', today - 100, today, usualOf)
}, 120_000)

async function deliver(name: string, first: number, end: number, valueOf: (day: number) => number) {
  const lines = Array.from({ length: end - first }, (_, place) => first + place).map((day) =>
    [ids[name], new Date(startOfDay(dateOfDay(day), zone)).toISOString(), valueOf(day)].join(),
  )
  const { status } = await manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: manager.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  expect(status).toBe(200)
}

async function setPrice(value: number | null) {
  const periods = value === null ? [] : [{ from: null, to: null, value }]
  const price = { kind: 'PRICE', productType: 'ELECTRICITY', unit: 'EUR/kWh', periods, seriesId: null }
  const { status } = await manager.put('/rest/secure/conversion-factors', {
    ...{ ...price, nodeId: hall, confirmed: [] },
  })
  expect(status).toBe(204)
}

const list = async (query = '', as = manager) => (await as.get<AnomalyList>(path + query)).body
const listUntil = (what: string, holds: (found: AnomalyList) => boolean) =>
  waitFor(
    what,
    async () => {
      const found = await list()
      return holds(found) && found
    },
    { within: 60_000, every: 500 },
  ) as Promise<AnomalyList>
type Answer = Anomaly & { error?: ErrorObject }
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body.error ? `${status} ${body.error.reasons[0]?.code}` : status
const acknowledge = ({ id, revision }: Anomaly, more: object = {}, as = manager) =>
  as.put<Answer>(`${path}/${id}/acknowledgement`, { reason: 'FAULT_FOUND', note: '', revision, ...more })
const reopen = ({ id, revision }: Anomaly) =>
  manager.delete<Answer>(`${path}/${id}/acknowledgement?revision=${revision}`)

test('an anomaly is found with its money, acknowledged, withdrawn by corrected readings, and found again', async () => {
  const found = await listUntil('the anomaly to be found', ({ anomalies }) => anomalies.length > 0)
  const [one] = found.anomalies
  expect(found.anomalies).toHaveLength(1)
  expect(one).toMatchObject({
    ...{ kind: 'TOO_HIGH', state: 'OPEN', from: dateOfDay(from), to: dateOfDay(to), days: 3, goesOn: false },
    ...{ point: { name: 'Known' }, location: { id: hall, name: 'Hall' }, unit: 'kWh', currency: 'EUR' },
    ...{ acknowledgement: null, revision: 1 },
  })
  const usual = usualOf(from) + usualOf(from + 1) + usualOf(from + 2)
  expect(one!.measured).toBeCloseTo(2 * usual, 6)
  expect(one!.expected / usual).toBeCloseTo(1, 1)
  expect(one!.money).toBeCloseTo(0.25 * one!.excess, 6)
  expect(found).toMatchObject({ watched: 1, canAcknowledge: true, hasMore: false })
  expect(found.open).toEqual({
    ...{ count: 1, withoutPrice: 0 },
    money: [{ currency: 'EUR', excess: one!.money, shortfall: 0 }],
  })
  expect(found.unwatched.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
    { reason: 'NO_RECENT_DATA', count: 1 },
    { reason: 'TOO_FEW_DAYS', count: 1 },
  ])

  // Only what is at the node and has a day in the period.
  const counted = async (query: string) => (await list(query)).anomalies.length
  expect(await counted(`?nodeId=${hall}&state=OPEN&from=${dateOfDay(to - 1)}`)).toBe(1)
  expect(await counted(`?from=${dateOfDay(to)}`)).toBe(0)
  expect(await counted(`?to=${dateOfDay(from)}`)).toBe(0)
  expect(await counted('?state=ACKNOWLEDGED')).toBe(0)
  expect((await manager.get(`${path}?nodeId=loc-b2`)).status).toBe(404)
  const elsewhere = await ownBusiness()
  const stranger = await elsewhere.user()
  expect((await list('', stranger)).anomalies).toEqual([])
  expect(codeOf(await acknowledge(one!, {}, stranger))).toBe('404 NOT_FOUND')

  expect(codeOf(await acknowledge(one!, { revision: 1e12 }))).toBe('400 VALIDATION_FAILED')
  const said = await acknowledge(one!, { note: 'Valve stuck' })
  expect(said.body).toMatchObject({
    ...{ id: one!.id, state: 'ACKNOWLEDGED', revision: 2 },
    acknowledgement: { reason: 'FAULT_FOUND', note: 'Valve stuck', by: 'Jo Reed' },
  })
  expect(codeOf(await acknowledge(one!))).toBe('409 ANOMALY_CHANGED_MEANWHILE')
  expect((await list()).open.count).toBe(0)
  const admin = await business.user('ADMIN')
  const { body } = await admin.get<{ entries: AuditEntry[] }>(
    '/rest/secure/audit-entries?action=anomaly.acknowledged',
  )
  expect(body.entries).toMatchObject([{ subject: { name: 'Known' }, detail: { reason: 'FAULT_FOUND' } }])

  // Another day of it does not come as another one.
  await deliver('Known', to, to + 1, (day) => 2 * usualOf(day))
  const longer = await listUntil('it to become longer', ({ anomalies }) => anomalies[0]?.days === 4)
  expect(longer.anomalies).toMatchObject([{ id: one!.id, state: 'ACKNOWLEDGED', to: dateOfDay(to + 1) }])

  const { body: open } = await reopen(said.body)
  expect(open).toMatchObject({ state: 'OPEN', acknowledgement: null, revision: 3 })
  await deliver('Known', from, to + 1, usualOf)
  const closed = await listUntil('it to be withdrawn', ({ open: { count } }) => count === 0)
  expect(closed.anomalies).toMatchObject([{ id: one!.id, state: 'CLOSED' }])
  await setPrice(null)
  await deliver('Known', from, to, () => 0)
  const dead = await listUntil('the dead meter to be found', ({ open: { count } }) => count > 0)
  expect(dead.anomalies.filter(({ state }) => state === 'OPEN')).toMatchObject([
    { kind: 'ZERO', money: null, currency: null, measured: 0 },
  ])
  expect(dead.open).toMatchObject({ money: [], withoutPrice: 1 })
}, 240_000)
