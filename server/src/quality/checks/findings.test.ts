import type {
  MeteringPoint,
  MeteringPointFindings,
  OpenFindings,
  ReadingImport,
} from '@energycockpit/contract'
import { rm } from 'node:fs/promises'
import { SignedInClient, startServer, waitFor, type RunningServer } from '@energycockpit/testing'
import { pointOfSeries } from '../../readings/series/point-of-series.testing'

let server: RunningServer
let manager: SignedInClient
let point: string
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
  point = await pointOfSeries(manager, seriesId)
}, 240_000)
afterAll(async () => {
  await server?.stop()
  // A folder that a second server was started on stays with us.
  await rm(server.dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** An hourly electricity meter of the demo portfolio, decades before its own readings begin. */
const seriesId = 1001
const hour = 3_600_000
const pathOf = (id: string) => `/rest/secure/metering-points/${id}`

async function findings(year: number, client = manager, id = point) {
  const path = `${pathOf(id)}/findings?from=${year}-01-01T00:00:00Z&to=${year + 1}-01-01T00:00:00Z`
  const answer = await client.get<MeteringPointFindings>(path)
  return { status: answer.status, series: answer.body.series?.find((one) => one.seriesId === seriesId) }
}
async function found(year: number) {
  const { series } = await findings(year)
  const all = series!.kind.map((kind, place) => [
    kind,
    (series!.from[place]! - Date.UTC(year, 0)) / hour,
    series!.values[place],
    series!.worst[place],
  ])
  // After what a test delivers nothing comes for years, which is a gap, too.
  return all.filter((_finding, place) => series!.to[place]! < Date.UTC(year + 1, 0))
}
async function deliver(year: number, readings: readonly (readonly [place: number, value: number])[]) {
  const at = (place: number) => new Date(Date.UTC(year, 0) + place * hour).toISOString()
  const answer = await manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'text/csv' },
    body: [
      'series_id,at,value',
      ...readings.map(([place, value]) => `${seriesId},${at(place)},${value}`),
    ].join('\n'),
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { readingImport: ReadingImport }).readingImport.id
}
const within = { within: 10_000, every: 200 }

/** Five weeks of an office, hour by hour. */
const usual = (place: number) => (place % 24 > 7 && place % 24 < 18 ? 100 : 20) + (place % 7)

test('what is wrong with a delivery is found within seconds, and goes with its correction', async () => {
  const wrong: Record<number, number> = { 650: -4, 756: 900, 800: -99_960 }
  for (let place = 600; place < 620; place++) wrong[place] = 50
  const places = [...Array(840).keys()].filter((place) => place < 500 || place > 502)
  const readingImport = await deliver(
    1985,
    places.map((place) => [place, wrong[place] ?? usual(place)]),
  )
  const all = [
    ['GAP', 500, 3, null],
    ['STUCK', 600, 20, 50],
    ['NEGATIVE', 650, 1, -4],
    ['SPIKE', 756, 1, 900],
    ['ROLL_OVER', 800, 1, -99_960],
  ]
  await waitFor('the findings', async () => (await found(1985)).length === all.length, within)
  expect((await found(1985)).sort(byPlace)).toEqual(all)
  const { series } = await findings(1985)
  expect(series).toMatchObject({
    unit: 'kWh',
    interval: 'PT1H',
    count: 6,
    importId: [...all, 'the gap after it'].map(() => readingImport),
  })
  expect(series!.parameters[series!.kind.indexOf('ROLL_OVER')]).toEqual({ register: 100_000, amount: 40 })
  expect(Date.parse(series!.checkedAt!)).toBeGreaterThan(Date.now() - 60_000)

  await deliver(1985, [
    [501, 30],
    [610, 51],
    [756, usual(756)],
    [800, 40],
  ])
  const left = [
    ['GAP', 500, 1, null],
    ['GAP', 502, 1, null],
    ['NEGATIVE', 650, 1, -4],
  ]
  await waitFor('the corrected ones to go', async () => (await found(1985)).length === left.length, within)
  expect((await found(1985)).sort(byPlace)).toEqual(left)
})

const byPlace = (one: unknown[], other: unknown[]) =>
  Number(one[1]) - Number(other[1]) || String(one[0]).localeCompare(String(other[0]))

test('days that are off by a factor are one finding, until they are corrected', async () => {
  const [from, to] = [45 * 24 + 9, 50 * 24]
  const weeks = (factor: number) =>
    Array.from({ length: to }, (_, place) => [place, usual(place) * (place < from ? 1 : factor)] as const)
  await deliver(1980, weeks(40))
  const isFound = async () => (await found(1980)).length === 1
  await waitFor('the factor to be found', isFound, within)
  expect(await found(1980)).toEqual([['FACTOR_CHANGE', from, to - from, 106 * 40]])
  const { series } = await findings(1980)
  expect(series!.parameters[0]).toEqual({ times: 40, factor: 40, timesAllowed: 5 })
  await deliver(1980, weeks(1).slice(from))
  await waitFor('it to go', async () => !(await isFound()), within)
}, 30_000)

test('what goes on with the next delivery is one finding; a deletion takes it away, an undo brings it back', async () => {
  const stand = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => [from + place, 77] as const)
  await deliver(1990, [[0, 20], [1, 25], ...stand(2, 22)])
  await waitFor('the meter to be found standing', async () => (await found(1990)).length === 1, within)
  await deliver(1990, stand(22, 60))
  const standing = [['STUCK', 2, 58, 77]]
  const isStanding = async () => (await found(1990))[0]?.[2] === 58
  await waitFor('the finding to grow', isStanding, within)
  expect(await found(1990)).toEqual(standing)

  const deletion = await manager.post<ReadingImport>('/rest/secure/reading-deletions', {
    ...{ seriesIds: [seriesId], from: '1990-01-01T00:00:00Z', to: '1990-02-01T00:00:00Z' },
  })
  expect(deletion.status).toBe(200)
  await waitFor('the finding to go', async () => (await found(1990)).length === 0, within)
  await manager.post(`/rest/secure/imports/${deletion.body.id}/undo`)
  await waitFor('the finding to come back', isStanding, within)
  expect(await found(1990)).toEqual(standing)
})

test('an import that a killed server did not get to check is checked by the next one', async () => {
  const folder = { dataDir: server.dataDir }
  await deliver(1995, [
    [0, 10],
    [3, 10],
  ])
  await server.kill9()
  server = await startServer(folder)
  manager = await SignedInClient.signIn(server.url, 'manager')
  await waitFor('the gap', async () => (await found(1995)).length === 1, within)
  expect(await found(1995)).toEqual([['GAP', 1, 2, null]])
})

test('the readings of the demo have been checked', async () => {
  const path = `${pathOf(point)}/findings?from=2015-01-01T00:00:00Z&to=2035-01-01T00:00:00Z`
  const { body } = await manager.get<MeteringPointFindings>(path)
  const series = body.series.find((one) => one.seriesId === seriesId)!
  expect(series.checkedAt).not.toBeNull()
  expect(series.count).toBeGreaterThan(0)
  // The gap before it is known since other tests delivered what lies decades back.
  expect(new Set(series.importId.slice(1))).toEqual(new Set([null]))
})

test('a metering point that nobody knows and a reversed period are refused', async () => {
  const operator = await SignedInClient.signIn(server.url, 'system')
  expect((await findings(1985, operator)).status).toBe(200)
  expect((await findings(1985, manager, 'mp-nowhere')).status).toBe(404)
  const reversed = `${pathOf(point)}/findings?from=2020-01-01T00:00:00Z&to=2020-01-01T00:00:00Z`
  expect((await manager.get(reversed)).status).toBe(400)
})

test('open findings are counted over the metering points of a place, and what is silent is among them', async () => {
  const { location } = (await manager.get<MeteringPoint>(pathOf(point))).body
  const path = `/rest/secure/findings?nodeId=${location.id}`
  const all = (
    await manager.get<MeteringPointFindings>(
      `${pathOf(point)}/findings?from=1970-01-01T00:00:00Z&to=2035-01-01T00:00:00Z`,
    )
  ).body
  const { body } = await manager.get<OpenFindings>(path)
  const own = body.withFindings.most.find(({ id }) => id === point)!
  expect(own.findings).toBe(all.series.reduce((sum, { count }) => sum + count, 0))
  const earliest = Math.min(...all.series.flatMap(({ from }) => from))
  expect(Date.parse(own.since)).toBe(earliest)
  expect(body.kinds.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(own.findings)
  expect(body.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(own.kinds))
  const everywhere = (await manager.get<OpenFindings>('/rest/secure/findings')).body
  expect(everywhere.points).toBeGreaterThan(body.points)

  const isSilent = ({ silent }: OpenFindings) => silent.longest.some((one) => one.seriesId === seriesId)
  expect(isSilent(body)).toBe(false)
  const days = (count: number) => new Date(Date.now() + count * 24 * hour).toISOString()
  await manager.post('/rest/secure/reading-deletions', {
    ...{ seriesIds: [seriesId], from: days(-5), to: days(2) },
  })
  const after = (await manager.get<OpenFindings>(path)).body
  expect(isSilent(after)).toBe(true)
  expect(after.silent.count).toBe(body.silent.count + 1)
  expect((await manager.get('/rest/secure/findings?nodeId=nowhere')).status).toBe(404)
})
