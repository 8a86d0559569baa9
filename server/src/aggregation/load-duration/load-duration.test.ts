import type { ErrorObject, LoadDuration, SeriesValues } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { movedEstate } from '../sums/moved-estate.testing'

/** London, with the day of 25 hours in it, and the one of 23. */
const period = { from: '2025-10-23T23:00:00Z', to: '2025-10-29T00:00:00Z' }
const spring = { from: '2025-03-28T00:00:00Z', to: '2025-03-31T23:00:00Z' }
const hour = 3_600_000

/** Of the demo, which is only read, and of a business with the test's own estates. */
let manager: SignedInClient
let own: OwnBusiness
let owner: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  owner = await own.user()
  manager = await SignedInClient.signIn(own.url, 'manager')
}, 180_000)
const { estate, move, created, get } = movedEstate(
  () => owner,
  period,
  () => own.id,
)

const duration = (query: Record<string, string>, as = manager) =>
  get<LoadDuration>('measurements/load-duration', query, as)
const valuesOf = (id: number, query: Record<string, string> = {}) =>
  get<SeriesValues>(`measurement-series/${id}/values`, { granularity: 'raw', ...query }, manager)

/** London's day of an instant. */
const dayOf = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'Europe/London' })

test.each([
  ['the day of 25 hours', period],
  ['the day of 23 hours', spring],
])('the curve is all powers by their size, over %s', async (_case, span) => {
  const { at, value } = await valuesOf(1001, span)
  const length = at[1]! - at[0]!
  const powers = value.flatMap((one, place) =>
    one === null ? [] : [{ at: at[place]!, power: (one * hour) / length }],
  )
  const found = await duration({ series: '1001', ...span })
  expect(found).toMatchObject({ unit: 'kW', timeZone: 'Europe/London', seriesCount: 1, count: powers.length })
  expect(found.hours).toBeCloseTo((powers.length * length) / hour, 9)
  const sorted = powers.map(({ power }) => power).sort((a, b) => b - a)
  expect(found.curve.value).toEqual(sorted.map((one) => expect.closeTo(one, 6) as number))
  expect(found.curve.hour.at(-1)).toBeCloseTo(found.hours, 9)
  const byPower = [...powers].sort((a, b) => b.power - a.power || a.at - b.at)
  expect(found.peaks.at).toEqual(byPower.slice(0, 20).map((one) => one.at))

  const daily = await duration({ series: '1001', ...span, perDay: 'true', peaks: '3' })
  const highest = byPower.filter(
    (one, place) => byPower.findIndex((other) => dayOf(other.at) === dayOf(one.at)) === place,
  )
  expect(daily.peaks.at).toEqual(highest.slice(0, 3).map((one) => one.at))
  expect(daily.curve).toEqual(found.curve)
})

test('a year is drawn with a thousand points, whose first is the peak and whose last the least', async () => {
  const span = { from: '2024-01-01T00:00:00Z', to: '2025-01-01T00:00:00Z' }
  const found = await duration({ series: '1001', ...span })
  const { total } = await valuesOf(1001, { ...span, granularity: 'P1Y', function: 'PEAK' })
  expect(found.count).toBeGreaterThan(8_000)
  expect(found.curve.value).toHaveLength(1_000)
  expect([found.curve.value[0], found.curve.value.at(-1)]).toEqual([total.maximum, total.minimum])
  expect(found.peaks.at[0]).toBe(total.valueAt)
  expect(found.measured + found.estimated).toBeCloseTo(total.measured + total.estimated, 9)
})

test('powers of several are those at the same time, as long as each was below the node', async () => {
  const { root, units, points, locations } = await estate()
  const of = (id: string) => duration({ nodeId: id }, owner)
  expect(new Set((await of(root.id)).curve.value)).toEqual(new Set([111]))
  await move(points[2]!, locations[1]!, '2025-10-26')
  const north = await of(units[0]!.id)
  expect(north.curve.value).toEqual([...Array<number>(48).fill(111), ...Array<number>(73).fill(11)])
  expect((await of(units[1]!.id)).curve.value).toEqual(Array<number>(73).fill(100))
  expect(north).toMatchObject({ seriesCount: 3, interval: 'PT1H', measured: 1, estimated: 0 })
})

test('minutes are put together into quarters of an hour, where one is missing it is not nothing', async () => {
  const { points } = await estate()
  const fields = { kind: 'SERIES', meteringPoint: points[0]!.id, quantity: 'POWER', unit: 'kW' }
  const power = await created({
    ...{ ...fields, direction: 'PURCHASE', interval: 'PT1M', seriesType: 'MEASURED', obis: null },
  } as never)
  const lines = [0, 1, 2, 4].map((minute) => `${power.id},2025-10-24T00:0${minute}:00Z,${minute}`)
  const response = await owner.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: owner.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  expect(response.status).toBe(200)
  const found = await duration({ series: power.id }, owner)
  expect(found).toMatchObject({ interval: 'PT15M', count: 1, hours: 0.25, curve: { value: [7 / 4] } })
})

test.each([
  ['temperatures', { series: '2001' }, 'NOT_ADDABLE', 'super'],
  ['energy beside power', { series: '1001,1004' }, 'NOT_ADDABLE', 'manager'],
  ['nothing below a node', { nodeId: 'loc-b2', productType: 'COLD' }, 'NOT_ADDABLE', 'manager'],
  ['more peaks than are told', { series: '1001', peaks: '501' }, 'VALIDATION_FAILED', 'manager'],
] as const)('%s are refused', async (_case, query, code, user) => {
  const as = await SignedInClient.signIn(own.url, user)
  const { status, body } = await as.get<{ error: ErrorObject }>(
    `/rest/secure/measurements/load-duration?${new URLSearchParams({ ...period, ...query })}`,
  )
  expect([status, body.error.reasons[0]!.code]).toEqual([400, code])
})
