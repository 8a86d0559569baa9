import type { ErrorObject, ListedMeteringPoint, ListedReadings, MeterReadings } from '@energycockpit/contract'
import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'

const secure = '/rest/secure'
const period = { from: '2015-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }

let server: SharedServer
let analyst: SignedInClient
let manager: SignedInClient
/** Meters of cold water, some of which people read. */
let points: string[]
beforeAll(async () => {
  server = await sharedServer()
  analyst = await SignedInClient.signIn(server.url, 'analyst')
  manager = await SignedInClient.signIn(server.url, 'manager')
  const path = `${secure}/metering-points?productType=WATER&limit=50`
  const { body } = await analyst.get<{ meteringPoints: ListedMeteringPoint[] }>(path)
  points = body.meteringPoints.map(({ id }) => id)
}, 400_000)

const pathOf = (query: Record<string, string>, call = '') =>
  `${secure}/meter-readings${call}?${new URLSearchParams({ ...period, points: points.join(','), ...query })}`
const listed = async (query: Record<string, string> = {}) =>
  (await analyst.get<{ points: ListedReadings[] }>(pathOf(query))).body.points

test('readings are those of each register by itself, with what is unusual and exchanges of meters', async () => {
  const found = await listed()
  expect(found.map(({ meteringPointId }) => meteringPointId).sort()).toEqual([...points].sort())
  expect(found.some(({ isManual }) => isManual)).toBe(true)
  for (const { meteringPointId, series } of found) {
    const path = `${secure}/metering-points/${meteringPointId}/meter-readings`
    const { body } = await manager.get<MeterReadings>(path)
    const withoutMarks = series.map(({ readings, exchanges: _, count, ...register }) => {
      expect(count).toBe(readings.length)
      return { ...register, readings: readings.slice(0, 100).map(({ marks: __, ...reading }) => reading) }
    })
    expect(withoutMarks).toEqual(body.series)
  }
})

test('only the period counts', async () => {
  const first = (await listed()).flatMap(({ series }) => series).find(({ readings }) => readings.length > 1)
  if (!first) throw new Error('the demo has no meter readings of water')
  const [latest, before] = first.readings
  const [during] = (await listed({ from: before!.at, to: latest!.at }))
    .flatMap(({ series }) => series)
    .filter(({ seriesId }) => seriesId === first.seriesId)
  expect(during!.readings.map(({ at }) => at)).toEqual([before!.at])
})

test('the file has a line for each reading and each exchange', async () => {
  const answer = await analyst.fetch(pathOf({ format: 'csv', language: 'de' }, '/download'))
  expect(answer.headers.get('content-disposition')).toContain('.csv')
  const [headings, ...lines] = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(headings).toMatch(/^Abgelesen \(Ortszeit\);Abgelesen \(UTC\);Standort;Messstelle;/)
  const entries = (await listed()).flatMap(({ series }) => series)
  expect(lines).toHaveLength(entries.reduce((sum, { count, exchanges }) => sum + count + exchanges.length, 0))
})

test('meters of others, periods that are none, and who may not see values are refused', async () => {
  const refused = async (query: Record<string, string>) => {
    const answer = await analyst.fetch(pathOf(query))
    return [answer.status, ((await answer.json()) as { error: ErrorObject }).error.reasons[0]!.code]
  }
  expect(await refused({ points: `${points[0]},mp-of-nobody` })).toEqual([404, 'NOT_FOUND'])
  expect(await refused({ from: period.to, to: period.from })).toEqual([400, 'PERIOD_REVERSED'])
  const reader = await SignedInClient.signIn(server.url, 'reader')
  expect((await reader.fetch(pathOf({}))).status).toBe(403)
})
