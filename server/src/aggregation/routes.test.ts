import type { Consumption, PortfolioSummary, SeriesValues } from '@energycockpit/contract'
import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/*
 * The demo portfolio through the real server, against sums that this file takes from the CSV by itself: without the
 * server's reader, without its calendar, in whole tenths of a kilowatt hour.
 */
const folder = new URL('../demo/data/cambridge-estates/', import.meta.url)
const hour = 3_600_000
const day = 24 * hour

let server: SharedServer
let client: SignedInClient
let superClient: SignedInClient
let columns: Map<string, string[]>
let sourceStart: number
/** Source to shown, milliseconds. */
let shift: number
/** The end, as shown, of the last hour of the source that has surely arrived. */
let shownEnd: number

beforeAll(async () => {
  server = await sharedServer()
  client = await SignedInClient.signIn(server.url, 'analyst')
  superClient = await SignedInClient.signIn(server.url, 'super')
  const text = gunzipSync(await readFile(new URL('readings-2019-2022.csv.gz', folder))).toString()
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  columns = new Map(rows[0]!.map((name, place) => [name, rows.slice(1).map((row) => row[place]!)]))
  sourceStart = Date.parse(columns.get('timestamp_utc')![0]!)
  const weather = await client.get<{ series: { firstAt: string }[] }>(
    '/rest/secure/metering-points/mp-region-weather',
  )
  shift = Date.parse(weather.body.series[0]!.firstAt) - sourceStart
  shownEnd = Date.parse('2022-12-26T00:00Z') + shift
}, 120_000)

const iso = (instant: number) => new Date(instant).toISOString()
const path = (series: number | string, from: number | string, to: number | string, granularity: string) =>
  `/rest/secure/measurement-series/${series}/values?` +
  new URLSearchParams({
    from: typeof from === 'number' ? iso(from) : from,
    to: typeof to === 'number' ? iso(to) : to,
    granularity,
  })
async function values(series: number, from: number, to: number, granularity: string, principal = client) {
  const answer = await principal.get<SeriesValues>(path(series, from, to, granularity))
  expect([series, answer.status]).toEqual([series, 200])
  return answer.body
}
const tenths = (value: number | string | null) => Math.round(Number(value) * 10)
/** Tenths of kWh in the hours from `from` (shown) until `to`. */
function csvTenths(column: string, from: number, to: number): number {
  const cells = columns.get(column)!
  const place = (instant: number) => Math.ceil((instant - shift - sourceStart) / hour)
  return cells.slice(Math.max(place(from), 0), place(to)).reduce((sum, cell) => sum + tenths(cell), 0)
}

test('the source was moved by whole weeks, its last complete week is last week', () => {
  expect(shift % (7 * day)).toBe(0)
  expect(Date.now() - shownEnd).toBeGreaterThanOrEqual(0)
  expect(Date.now() - shownEnd).toBeLessThan(8 * day)
})

test('all years of all meters are what the CSV says, to the tenth of a kilowatt hour', async () => {
  const buildings = [...columns.keys()].filter((name) => name.endsWith('_electricity_kwh'))
  expect(buildings).toHaveLength(24)
  for (const [place, electricity] of buildings.entries()) {
    const gas = electricity.replace('electricity', 'gas')
    for (const [series, column] of [
      [1001 + 10 * place, electricity],
      [1002 + 10 * place, gas],
    ] as const) {
      const answer = await values(series, sourceStart + shift, shownEnd, 'P1Y', superClient)
      const expected = csvTenths(column, sourceStart + shift, shownEnd)
      expect([column, tenths(answer.total.value)]).toEqual([column, expected])
      expect(answer.value.reduce<number>((sum, value) => sum + tenths(value), 0)).toBe(expected)
    }
  }
})

test('every day of a year in London is what the CSV says, both clock-change days included', async () => {
  const wall = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })
  const year = new Date(shownEnd).getUTCFullYear() - 1
  const [from, to] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  const expected = new Map<string, { tenths: number; hours: number }>()
  const cells = columns.get('b2_electricity_kwh')!
  for (let at = from; at < to; at += hour) {
    const date = wall.format(at)
    const sum = expected.get(date) ?? { tenths: 0, hours: 0 }
    sum.tenths += tenths(cells[(at - shift - sourceStart) / hour]!)
    sum.hours += 1
    expected.set(date, sum)
  }
  const answer = await values(1001, from, to, 'P1D')
  expect(answer.at.map((at) => wall.format(at))).toEqual([...expected.keys()])
  expect(answer.value.map(tenths)).toEqual([...expected.values()].map((sum) => sum.tenths))
  const lengths = answer.at.map((at, place) => ((answer.at[place + 1] ?? to) - at) / hour)
  expect(lengths).toEqual([...expected.values()].map((sum) => sum.hours))
  expect(lengths.filter((length) => length === 23)).toHaveLength(1)
  expect(lengths.filter((length) => length === 25)).toHaveLength(1)
})

test('the parts of a period add up, wherever it is cut and at every granularity', async () => {
  const [from, to] = [shownEnd - 400 * day, shownEnd - 3 * hour]
  const whole = csvTenths('b105_electricity_kwh', from, to)
  for (const granularity of ['raw', 'PT1H', 'P1D', 'P1M', 'P3M', 'P1Y'])
    for (const share of [0.1234, 0.5, 0.987]) {
      const middle = Math.round(from + (to - from) * share)
      const parts = [
        await values(1011, from, middle, granularity),
        await values(1011, middle, to, granularity),
      ]
      expect(parts.reduce((sum, part) => sum + tenths(part.total.value), 0)).toBe(whole)
      expect(parts.reduce((sum, part) => sum + part.total.expected, 0)).toBe((to - from) / hour)
    }
})

test('a bucket that the period cuts counts only what is inside', async () => {
  const [from, to] = [shownEnd - 30 * day + 10 * hour, shownEnd - 30 * day + 13 * hour]
  const { at, value, measured } = await values(1001, from, to, 'P1M')
  expect(at).toHaveLength(1)
  expect(at[0]).toBeLessThan(from)
  expect(tenths(value[0]!)).toBe(csvTenths('b2_electricity_kwh', from, to))
  expect(measured).toEqual([1])
})

test('a gap of the source is null and counts as not measured', async () => {
  const cells = columns.get('b27_electricity_kwh')!
  const first = cells.findIndex((cell) => Number(cell) === 0)
  const at = sourceStart + shift + first * hour
  const answer = await values(1041, at - 2 * hour, at + 48 * hour, 'PT1H')
  expect(answer.value.slice(2, 48)).toEqual(Array<null>(46).fill(null))
  expect(answer.value.slice(0, 2).map(tenths)).toEqual(cells.slice(first - 2, first).map(tenths))
  expect(answer.total.measured).toBe(4 / 50)
})

test('the future has buckets, and nothing is expected of it', async () => {
  const to = Date.now() + 20 * day
  const { value, measured, total } = await values(1001, Date.now() - day, to, 'P1D')
  expect(value.slice(-15)).toEqual(Array<null>(15).fill(null))
  expect(measured.at(-1)).toBe(0)
  expect(total.expected).toBeLessThanOrEqual(24)
})

test('powers, temperatures and prices are averaged', async () => {
  const [from, to] = [shownEnd - 8 * day, shownEnd - 7 * day]
  for (const [series, quantity] of [
    [1004, 'POWER'],
    [2001, 'TEMPERATURE'],
    [2021, 'PRICE'],
  ] as const) {
    const hours = await values(series, from, to, 'PT1H')
    const days = await values(series, from, to, 'P1M')
    const known = hours.value.filter((value) => value !== null)
    expect([hours.quantity, hours.aggregation, known.length]).toEqual([quantity, 'MEAN', 24])
    expect(days.total.value).toBeCloseTo(known.reduce((sum, value) => sum + value, 0) / known.length, 4)
  }
})

test('a metering point knows its series, and the first and last reading of each', async () => {
  const { body } = await client.get<{ series: { id: number; firstAt: string; lastAt: string }[] }>(
    '/rest/secure/metering-points/mp-b2-electricity',
  )
  expect(body.series.map(({ id }) => id)).toEqual([1001, 1004])
  expect(Date.parse(body.series[0]!.firstAt)).toBe(sourceStart + shift)
  // The first and last reading are named by the start of their hour.
  expect(Date.parse(body.series[0]!.lastAt)).toBeGreaterThanOrEqual(shownEnd - hour)
})

const from = '2025-01-01T00:00:00Z'
const to = '2025-02-01T00:00:00Z'
test.each([
  ['an unknown series', path(4_000_000_000, from, to, 'P1D'), 404, 'NOT_FOUND'],
  ['a series of the business above', path(1061, from, to, 'P1D'), 404, 'NOT_FOUND'],
  ['a meter of the business above', '/rest/secure/metering-points/mp-b33-gas', 404, 'NOT_FOUND'],
  ['a meter that does not exist', '/rest/secure/metering-points/mp-none', 404, 'NOT_FOUND'],
  ['a node of the business above', '/rest/secure/hierarchy/nodes?parentId=loc-b33', 404, 'NOT_FOUND'],
  ['a reversed period', path(1001, to, from, 'P1D'), 400, 'PERIOD_REVERSED'],
  ['an empty period', path(1001, from, from, 'P1D'), 400, 'PERIOD_REVERSED'],
  ['too many points', path(1001, '2015-01-01T00:00:00Z', to, 'PT1H'), 400, 'TOO_MANY_POINTS'],
  [
    'ages of hours',
    path(1001, '0001-01-01T00:00:00Z', '9999-01-01T00:00:00Z', 'raw'),
    400,
    'TOO_MANY_POINTS',
  ],
  ['finer than the values', path(1001, from, to, 'PT15M'), 400, 'GRANULARITY_TOO_FINE'],
  ['a granularity that there is none of', path(1001, from, to, 'P1W'), 400, 'VALIDATION_FAILED'],
  ['a day that there is none of', path(1001, '2025-02-30T00:00:00Z', to, 'P1D'), 400, 'VALIDATION_FAILED'],
  ['a time without a zone', path(1001, '2025-01-01T00:00:00', to, 'P1D'), 400, 'VALIDATION_FAILED'],
  ['a series that is no number', path('all', from, to, 'P1D'), 400, 'VALIDATION_FAILED'],
  ['a negative series', path(-1, from, to, 'P1D'), 400, 'VALIDATION_FAILED'],
  ['no period', '/rest/secure/measurement-series/1001/values?granularity=P1D', 400, 'VALIDATION_FAILED'],
  ['a cursor of nobody', '/rest/secure/hierarchy/nodes?cursor=abc', 400, 'VALIDATION_FAILED'],
  ['a page of nothing', '/rest/secure/hierarchy/nodes?limit=0', 400, 'VALIDATION_FAILED'],
  ['an empty search', '/rest/secure/hierarchy/nodes?search=%20', 400, 'VALIDATION_FAILED'],
  ['a character that no name has', '/rest/secure/hierarchy/nodes?search=a%00', 400, 'VALIDATION_FAILED'],
  ['that character in an id', '/rest/secure/metering-points/a%00', 400, 'VALIDATION_FAILED'],
])('%s is refused with the error object', async (_case, address, status, code) => {
  const answer = await client.get<{ error: { id: string; status: number; reasons: { code: string }[] } }>(
    address,
  )
  expect([answer.status, answer.body.error.status, answer.body.error.reasons[0]!.code]).toEqual([
    status,
    status,
    code,
  ])
  expect(answer.body.error.id).not.toBe('')
})

test('what is refused to the sub-business is answered to the super client', async () => {
  expect((await superClient.get('/rest/secure/metering-points/mp-b33-gas')).status).toBe(200)
  expect((await superClient.get(path(1061, from, to, 'P1D'))).status).toBe(200)
})

test('a period before any clock and after all of them is answered, empty', async () => {
  for (const [first, last] of [
    ['0001-01-01T00:00:00Z', '1969-01-01T00:00:00Z'],
    ['2107-01-01T00:00:00Z', '9999-01-01T00:00:00Z'],
  ]) {
    const { status, body } = await client.get<SeriesValues>(path(1001, first!, last!, 'P1Y'))
    expect(status).toBe(200)
    expect(body.total.value).toBeNull()
  }
})

test('a meter reader finds the meter and not its values', async () => {
  const reader = await SignedInClient.signIn(server.url, 'reader')
  expect((await reader.get('/rest/secure/metering-points/mp-b2-gas')).status).toBe(200)
  expect((await reader.get(path(1001, from, to, 'P1D'))).status).toBe(403)
})

test('a caller who goes away leaves a server that answers', async () => {
  const leaving = new AbortController()
  const requested = client.fetch(path(1001, shownEnd - 1000 * day, shownEnd, 'PT1H'), {
    signal: leaving.signal,
  })
  leaving.abort()
  await expect(requested).rejects.toThrow()
  await values(1001, shownEnd - day, shownEnd, 'PT1H')
})

describe('the summary of the portfolio', () => {
  const summary = async (principal: SignedInClient) =>
    (await principal.get<PortfolioSummary>('/rest/secure/portfolio/summary')).body

  test('is what the analysis says of the same days', async () => {
    const own = await summary(client)
    expect(own).toMatchObject({ timeZone: 'Europe/London', isDemo: true })
    const { month, yesterday, arrival } = own
    expect(month.to).toBe(yesterday.to)
    expect(arrival.expected).toBeGreaterThan(10)
    expect(arrival.recent).toBeLessThanOrEqual(arrival.expected)
    for (const { from, to, figure } of [
      { ...month, figure: 'month' },
      { ...yesterday, figure: 'yesterday' },
    ] as const) {
      const { body } = await client.get<Consumption>(
        `/rest/secure/measurements/consumption?${new URLSearchParams({ from, to, granularity: 'P1M' })}`,
      )
      expect(own.products.map(({ productType }) => productType)).toEqual(
        body.products.map(({ productType }) => productType),
      )
      for (const [place, product] of own.products.entries()) {
        const { total, locations } = body.products[place]!.current
        const of = product[figure]
        expect([of.value, of.measured, of.estimated]).toEqual([
          total.value === null ? null : expect.closeTo(total.value, 3),
          expect.closeTo(total.measured, 6),
          expect.closeTo(total.estimated, 6),
        ])
        if (figure === 'yesterday') continue
        const most = Math.max(...locations.value.map((value) => value ?? 0))
        expect(product.largest?.value ?? 0).toBeCloseTo(most, 3)
      }
    }
  })

  test('counts what the user may see, no more', async () => {
    const [own, all] = [await summary(client), await summary(superClient)]
    expect(all.locations).toBe(25)
    expect(all.meteringPoints).toBe(48 + 6 + 2 + 2 + 3)
    expect(own.locations).toBeLessThan(all.locations)
    expect(own.products[0]!.meteringPoints).toBeLessThan(all.products[0]!.meteringPoints)
    expect(own.arrival.expected).toBeLessThan(all.arrival.expected)
  })

  test('is not for a meter reader', async () => {
    const reader = await SignedInClient.signIn(server.url, 'reader')
    expect((await reader.get('/rest/secure/portfolio/summary')).status).toBe(403)
  })
})
