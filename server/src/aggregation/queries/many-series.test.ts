import {
  maxSeries,
  type ErrorObject,
  type HierarchyNode,
  type MeteringPoint,
  type Profile,
  type Ranking,
  type SeriesValues,
  type Statistics,
} from '@energycockpit/contract'
import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'
import { parts, plainMode, plainPercentile, type Part } from './plain-figures.testing'

/* Rankings, profiles and statistics through the real server, against plain JavaScript over the raw values. */
const hour = 3_600_000
const day = 24 * hour
const measurements = '/rest/secure/measurements'

let server: SharedServer
let client: SignedInClient
/** A year, so with both days on which clocks change. */
const to = Math.floor(Date.now() / day) * day - 10 * day
const from = to - 365 * day
const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
const electricity = {
  nodeId: 'cb-1001',
  productType: 'ELECTRICITY',
  quantity: 'ENERGY',
  direction: 'PURCHASE',
}
/** The raw values of each electricity series of the business, by id. */
const raw = new Map<number, Part & { shares: SeriesValues['total'] }>()

beforeAll(async () => {
  server = await sharedServer()
  client = await SignedInClient.signIn(server.url, 'analyst')
  const { nodes } = (
    await client.get<{ nodes: HierarchyNode[] }>('/rest/secure/hierarchy/nodes?limit=200&search=electricity')
  ).body
  for (const node of nodes.filter(
    ({ kind, productType }) => kind === 'MAIN' && productType === 'ELECTRICITY',
  )) {
    const point = await client.get<MeteringPoint>(`/rest/secure/metering-points/${node.id}`)
    const { id } = point.body.series.find(({ quantity }) => quantity === 'ENERGY')!
    const query = new URLSearchParams({ ...period, granularity: 'raw' })
    const { body } = await client.get<SeriesValues>(`/rest/secure/measurement-series/${id}/values?${query}`)
    raw.set(id, { ...parts(body, [from], body.to)[0]!, shares: body.total })
  }
  expect(raw.size).toBeGreaterThan(5)
}, 120_000)

const select = <Answer>(what: string, query: Record<string, string>, as = client) =>
  as.get<Answer & { error?: ErrorObject }>(
    `${measurements}/${what}?${new URLSearchParams({ ...period, ...query })}`,
  )
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const byId = (series: ReadonlyMap<number, unknown>) => [...series.keys()].sort((a, b) => a - b)
const close = (value: number) => expect.closeTo(value, 3) as number

test.each([
  ['SUM', sum, 'kWh'],
  ['MEAN', (values: number[]) => sum(values) / values.length, 'kWh'],
  ['PEAK', (values: number[]) => Math.max(...values), 'kW'],
] as const)('the ranking by %s of a business is that of its meters', async (name, figure, unit) => {
  const { status, body } = await select<Ranking>('ranking', { ...electricity, function: name })
  expect(status).toBe(200)
  const expected = [...raw].map(([id, { value }]) => [id, figure([...value])] as const)
  expected.sort(([, a], [, b]) => b - a)
  expect(body.seriesId).toEqual(expected.map(([id]) => id))
  expect(body.value).toEqual(expected.map(([, value]) => close(value)))
  expect(body.unit).toBe(unit)
  expect(body.total).toEqual(name === 'SUM' ? close(sum(expected.map(([, value]) => value))) : null)
  expect(body.measured).toEqual(body.seriesId.map((id) => raw.get(id)!.shares.measured))
  for (const [place, at] of (body.valueAt ?? []).entries()) {
    const part = raw.get(body.seriesId[place]!)!
    expect(part.value[part.at.indexOf(at!)]).toBe(body.value[place])
  }
  expect(body.valueAt !== undefined).toBe(name === 'PEAK')
  expect(body.name.every((text) => text !== '')).toBe(true)
})

test('series are named one by one, too, and those without values stand at the end', async () => {
  const [first, second] = byId(raw)
  const long = { from: '1990-01-01T00:00:00Z', to: '1991-01-01T00:00:00Z' }
  const { body } = await select<Ranking>('ranking', {
    series: `${second},${first},${first}`,
    ...long,
    function: 'SUM',
  })
  expect([body.seriesId, body.value, body.total]).toEqual([[first, second], [null, null], null])
})

test.each(['SUM', 'MEAN'] as const)('the profile by %s follows the clocks of the place', async (name) => {
  const { status, body } = await select<Profile>('profile', { ...electricity, function: name, step: 'PT1H' })
  expect(status).toBe(200)
  const wall = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Europe/London', weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
  })
  const shown = new Map<number, string>()
  const expected = new Map<string, number[]>()
  for (const { at, value } of raw.values())
    for (const [place, instant] of at.entries()) {
      let key = shown.get(instant)
      if (key === undefined) {
        const said = Object.fromEntries(wall.formatToParts(instant).map(({ type, value }) => [type, value]))
        const type = { Sat: 'SATURDAY', Sun: 'SUNDAY' }[said.weekday!] ?? 'WORKDAY'
        key = `${type} ${Number(said.hour) * 60}`
        shown.set(instant, key)
      }
      const values = expected.get(key) ?? []
      values.push(value[place]!)
      expected.set(key, values)
    }
  expect(body.minute).toEqual(Array.from({ length: 24 }, (_, place) => place * 60))
  for (const { dayType, value, count } of body.dayTypes)
    for (const [place, minute] of body.minute.entries()) {
      const values = expected.get(`${dayType} ${minute}`)!
      expect([dayType, minute, count[place]]).toEqual([dayType, minute, values.length])
      expect(value[place]).toEqual(close(name === 'SUM' ? sum(values) : sum(values) / values.length))
    }
  expect(sum(body.dayTypes.map(({ days }) => days))).toBeGreaterThanOrEqual(365)
  expect(body.seriesCount).toBe(raw.size)
})

test('statistics of each series are those of its values', async () => {
  const series = [...byId(raw), 2001]
  const { status, body } = await select<Statistics>('statistics', {
    series: series.join(','),
    percentile: '90',
  })
  expect([status, body.seriesId]).toEqual([200, series])
  for (const [place, id] of byId(raw).entries()) {
    const { value, shares } = raw.get(id)!
    expect(body.count[place]).toBe(value.length)
    expect([body.minimum[place], body.maximum[place]]).toEqual([Math.min(...value), Math.max(...value)])
    expect(body.mean[place]).toEqual(close(sum(value) / value.length))
    expect(body.median[place]).toEqual(close(plainPercentile(value, 0.5)))
    expect(body.percentile[place]).toEqual(close(plainPercentile(value, 0.9)))
    expect(body.mode[place]).toEqual(close(plainMode(value)))
    expect(body.sum[place]).toEqual(close(sum(value)))
    expect(body.measured[place]).toBe(shares.measured)
    const { at } = raw.get(id)!
    expect([body.first[place], body.firstAt[place]]).toEqual([value[0], at[0]])
    expect([body.last[place], body.lastAt[place]]).toEqual([value.at(-1), at.at(-1)])
    expect(body.minimumAt[place]).toBe(at[value.indexOf(Math.min(...value))])
    expect(body.maximumAt[place]).toBe(at[value.indexOf(Math.max(...value))])
    expect(body.counter[place]).toBe(body.sum[place])
    const perHour = hour / Math.min(at[1]! - at[0]!, at[2]! - at[1]!)
    expect([body.peak[place], body.peakUnit[place]]).toEqual([close(Math.max(...value) * perHour), 'kW'])
  }
  expect([body.peak.at(-1), body.peakUnit.at(-1), body.counter.at(-1)]).toEqual([null, null, null])
  expect(body.last.at(-1)).not.toBeNull()
  // Temperatures have no sum, and are told beside the others.
  expect([body.unit.at(-1), body.sum.at(-1), typeof body.mean.at(-1)]).toEqual(['°C', null, 'number'])
})

const of = (...series: number[]) => ({ series: series.join(',') })
const ids = Array.from({ length: maxSeries + 1 }, (_, place) => place + 1)
test.each<[string, string, Record<string, string>, number, string]>([
  ['sums of temperatures', 'ranking', { ...of(2001), function: 'SUM' }, 400, 'FUNCTION_NOT_APPLICABLE'],
  ['added prices', 'profile', { ...of(2021), function: 'SUM', step: 'PT1H' }, 400, 'FUNCTION_NOT_APPLICABLE'],
  ['energy beside power', 'ranking', { ...of(1001, 1004), function: 'PEAK' }, 400, 'NOT_ADDABLE'],
  ['all there is', 'profile', { nodeId: 'cb-1001', function: 'MEAN', step: 'PT1H' }, 400, 'NOT_ADDABLE'],
  [
    'quarters of hours',
    'profile',
    { ...of(1001), function: 'SUM', step: 'PT15M' },
    400,
    'GRANULARITY_TOO_FINE',
  ],
  ['a series of the business above', 'ranking', { ...of(1001, 1061), function: 'SUM' }, 404, 'NOT_FOUND'],
  ['a node of the business above', 'ranking', { nodeId: 'loc-b33', function: 'SUM' }, 404, 'NOT_FOUND'],
  ['a node that there is none of', 'statistics', { nodeId: 'nowhere' }, 404, 'NOT_FOUND'],
  ['an id beyond all', 'statistics', { series: '9999999999' }, 404, 'NOT_FOUND'],
  ['too many series', 'statistics', of(...ids), 400, 'TOO_MANY_SERIES'],
  ['nothing named', 'statistics', {}, 400, 'VALIDATION_FAILED'],
  ['both named', 'statistics', { ...of(1001), nodeId: 'cb-1001' }, 400, 'VALIDATION_FAILED'],
  ['ids that are none', 'statistics', { series: '1;drop' }, 400, 'VALIDATION_FAILED'],
  ['ages', 'statistics', { ...of(1001), from: '0001-01-01T00:00:00Z' }, 400, 'PERIOD_TOO_LONG'],
  ['a period backwards', 'statistics', { ...of(1001), to: period.from }, 400, 'PERIOD_REVERSED'],
])('%s: refused before the engine is asked', async (_, what, query, status, code) => {
  const answer = await select(what, query)
  expect([answer.status, answer.body.error?.reasons[0]?.code]).toEqual([status, code])
})

test('a node without series has an empty answer', async () => {
  const { body } = await select<Ranking>('ranking', { ...electricity, productType: 'COLD', function: 'SUM' })
  expect([body.seriesId, body.unit, body.total]).toEqual([[], null, null])
  const profile = await select<Profile>('profile', {
    ...{ ...electricity, productType: 'COLD', function: 'SUM', step: 'PT1H' },
  })
  expect([profile.status, profile.body.seriesCount, profile.body.measured]).toEqual([200, 0, 0])
})
