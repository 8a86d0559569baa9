import type {
  MeterReadings,
  enterMeterReadings,
  ErrorObject,
  estimateReadings,
  MeteringPointFindings,
  Profile,
  Ranking,
  ReadingImport,
  SeriesRulesResponse,
  SeriesValues,
  Statistics,
} from '@energycockpit/contract'
import { SignedInClient, startServer, waitFor, type RunningServer } from '@energycockpit/testing'
import type * as z from 'zod/mini'
import { pointOfSeries } from '../../readings/series/point-of-series.testing'

type Estimates = z.output<typeof estimateReadings.response>
type Entered = z.output<typeof enterMeterReadings.response> & { error: ErrorObject }

let server: RunningServer
let manager: SignedInClient
let point: string
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
  point = await pointOfSeries(manager, seriesId)
}, 240_000)
afterAll(() => server?.stop())

/** An hourly electricity meter of the demo portfolio, decades before its own readings begin. */
const seriesId = 1001
const path = `/rest/secure/measurement-series/${seriesId}`
const hour = 3_600_000
const within = { within: 60_000, every: 300 }

const at = (year: number, place: number) => new Date(Date.UTC(year, 0) + place * hour).toISOString()
const span = (year: number, from: number, to: number) => ({ from: at(year, from), to: at(year, to) })
const asQuery = ({ from, to }: { from: string; to: string }) => `from=${from}&to=${to}`

async function deliver(
  year: number,
  readings: readonly (readonly [place: number, value: number])[],
  query = '',
) {
  const answer = await manager.fetch(`/rest/secure/readings${query}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'text/csv' },
    body: `series_id,at,value\n${readings.map(([place, value]) => `${seriesId},${at(year, place)},${value}`).join('\n')}`,
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { readingImport: ReadingImport }).readingImport
}
/** Nine weeks, each like the others, without some hours. */
const weeks = 9 * 168
const usual = (place: number) => 10 + (place % 168)
const without = (missing: readonly number[]) =>
  [...Array(weeks).keys()]
    .filter((place) => !missing.includes(place))
    .map((place) => [place, usual(place)] as const)

async function values(year: number, from: number, to: number) {
  const query = `${asQuery(span(year, from, to))}&granularity=raw`
  return (await manager.get<SeriesValues>(`${path}/values?${query}`)).body
}
const inKwh = (value: number) => ({ value, unit: 'kWh' })
const questionsOf = ({ error }: Entered) => error.reasons.flatMap(({ question }) => question ?? [])
const rounded = (list: readonly (number | null)[]) =>
  list.map((value) => value && Math.round(value * 1e3) / 1e3)

/** What each answer says of how much is measured and estimated. */
async function shares(year: number, from: number, to: number) {
  const query = `series=${seriesId}&${asQuery(span(year, from, to))}`
  const of = <Answer>(call: string) => manager.get<Answer>(`/rest/secure/measurements/${call}${query}`)
  const ranking = (await of<Ranking>('ranking?function=SUM&')).body
  const profile = (await of<Profile>('profile?function=SUM&step=PT1H&')).body
  const statistics = (await of<Statistics>('statistics?')).body
  const { total } = await values(year, from, to)
  return [
    [total.measured, total.estimated],
    [ranking.measured[0], ranking.estimated[0]],
    [profile.measured, profile.estimated],
    [statistics.measured[0], statistics.estimated[0]],
  ]
}
const setRules = (rules: object) => manager.put<SeriesRulesResponse>(`${path}/rules`, rules)
const undo = async (readingImport: ReadingImport) =>
  (await manager.post<ReadingImport>(`/rest/secure/imports/${readingImport.id}/undo`)).status
const imports = async () =>
  (await manager.get<{ imports: ReadingImport[] }>('/rest/secure/imports')).body.imports

async function findings(year: number, kind: string) {
  const query = asQuery(span(year, 0, 8_760))
  const { body } = await manager.get<MeteringPointFindings>(
    `/rest/secure/metering-points/${point}/findings?${query}`,
  )
  const { from, kind: kinds } = body.series.find((one) => one.seriesId === seriesId)!
  return from.flatMap((instant, place) => (kinds[place] === kind ? (instant - Date.UTC(year, 0)) / hour : []))
}

test('what a range misses is estimated, every answer says so, and a measurement wins whenever it comes', async () => {
  const missing = [700, 800, 801, 802, 803]
  await deliver(1978, without(missing))
  const range = span(1978, 690, 810)
  const { body, status } = await manager.post<Estimates>(`${path}/estimates`, range)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ estimated: 5, left: 0 },
    readingImport: {
      kind: 'ESTIMATION',
      state: 'DONE',
      addedCount: 5,
      changedCount: 0,
      actor: { name: expect.any(String) },
    },
    gaps: [
      { ...span(1978, 700, 701), values: 1, method: 'LINEAR' },
      { ...span(1978, 800, 804), values: 4, method: 'SAME_WEEKDAY' },
    ],
  })
  const seen = await values(1978, 690, 810)
  expect(rounded(seen.value)).toEqual([...Array(120).keys()].map((place) => usual(690 + place)))
  expect(seen.estimated.filter((share) => share === 1)).toHaveLength(5)
  for (const share of await shares(1978, 690, 810)) expect(share).toEqual([115 / 120, 5 / 120])

  const again = await manager.post<Estimates>(`${path}/estimates`, range)
  expect(again.body).toEqual({ readingImport: null, estimated: 0, left: 0, gaps: [] })

  // It was made long before the estimate, and arrives after it.
  await deliver(1978, [[801, 4]], '?asOf=2001-01-01T00:00:00Z')
  expect((await values(1978, 801, 802)).value).toEqual([4])
  expect((await shares(1978, 690, 810))[0]).toEqual([116 / 120, 4 / 120])
  expect(await undo(body.readingImport!)).toBe(200)
  expect(rounded((await values(1978, 799, 804)).value)).toEqual([usual(799), null, 4, null, null])
  for (const share of await shares(1978, 690, 810)) expect(share).toEqual([116 / 120, 0])
  // What was taken back may be requested again.
  expect((await manager.post<Estimates>(`${path}/estimates`, range)).body.estimated).toBe(4)

  const admin = await SignedInClient.signIn(server.url, 'admin')
  const audit = await admin.get<{ entries: { action: string; detail: object }[] }>(
    '/rest/secure/audit-entries',
  )
  const entry = audit.body.entries.find(({ action }) => action === 'readings.estimated')
  expect(entry!.detail).toMatchObject({ values: 4, methods: ['LINEAR'] })
})

test('a known amount is shared out to the hours that are missing, and what there is nothing to go by for stays missing', async () => {
  await deliver(1981, [
    [0, 5],
    [4, 7],
    [10, 5],
  ])
  const range = span(1981, 0, 10)
  const nothing = await manager.post<Estimates>(`${path}/estimates`, range)
  expect(nothing.body).toMatchObject({ readingImport: null, estimated: 0, left: 8 })
  const spread = await manager.post<Estimates>(`${path}/estimates`, {
    ...range,
    amount: 28,
    method: 'PROFILE',
  })
  expect(spread.body).toMatchObject({ estimated: 8, gaps: [{ values: 8, method: 'PROFILE' }] })
  expect((await values(1981, 0, 10)).value).toEqual([5, 2, 2, 2, 7, 2, 2, 2, 2, 2])

  const refused = async (body: object) => (await manager.post(`${path}/estimates`, body)).status
  expect(await refused({ ...range, to: range.from })).toBe(400)
  expect(await refused({ ...range, method: 'PROFILE' })).toBe(400)
  // What is still to come is missing to nobody.
  const future = span(2090, 0, 10)
  expect((await manager.post<Estimates>(`${path}/estimates`, future)).body.readingImport).toBeNull()
})

test('rules are set, kept and refused, and what they change is found within a minute', async () => {
  await deliver(
    1984,
    [...Array(48).keys()].map((place) => [place, place === 30 ? 500 : 20 + (place % 5)] as const),
  )
  const before = (await manager.get<SeriesRulesResponse>(`${path}/rules`)).body
  expect(before).toMatchObject({ own: [], changed: null, canChange: true, unit: 'kWh' })
  expect(before.rules).toEqual(before.defaults)
  const { status, body } = await setRules({ capacity: { kind: 'power', kilowatts: 400 } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ own: ['capacity'], changed: { by: expect.any(String) } })
  expect(body.rules).toEqual({ ...before.defaults, capacity: { kind: 'power', kilowatts: 400 } })
  await waitFor(
    'the limit to be passed',
    async () => (await findings(1984, 'ABOVE_LIMIT')).length > 0,
    within,
  )
  expect(await findings(1984, 'ABOVE_LIMIT')).toEqual([30])
  expect((await setRules({ limits: { min: 2, max: 1 } })).status).toBe(400)
  expect((await setRules({ spikeScore: 'high' })).status).toBe(400)
  const setUnlessChanged = (since: string) =>
    manager.put<SeriesRulesResponse>(`${path}/rules?unlessChangedSince=${since}`, { spikeScore: 7 })
  for (const since of ['never', '2001-01-01T00:00:00Z'])
    expect(await setUnlessChanged(since)).toMatchObject({
      status: 409,
      body: { error: { reasons: [{ code: 'RULES_CHANGED_MEANWHILE' }] } },
    })
  const { changed } = (await manager.get<SeriesRulesResponse>(`${path}/rules`)).body
  expect((await setUnlessChanged(changed!.at)).body.rules.spikeScore).toBe(7)
  await setRules({})
  await waitFor('the finding to go', async () => (await findings(1984, 'ABOVE_LIMIT')).length === 0, within)
}, 180_000)

test('where the rules want it a gap is filled by itself, once; what somebody takes back is not filled again', async () => {
  await setRules({ estimation: { automatic: true, method: null, maxGapHours: 6 } })
  await deliver(1987, without([500, 501, 502, ...[600, 601, 602, 603, 604, 605, 606]]))
  const isFilled = async () => (await values(1987, 500, 503)).total.estimated === 1
  await waitFor('the gap to be filled', isFilled, within)
  const [automatic] = (await imports()).filter(({ kind }) => kind === 'ESTIMATION')
  expect(automatic).toMatchObject({ actor: null, state: 'DONE' })
  expect(rounded((await values(1987, 500, 503)).value)).toEqual([500, 501, 502].map(usual))
  // It is longer than six hours.
  expect((await values(1987, 600, 607)).total.estimated).toBe(0)
  expect(await undo(automatic!)).toBe(200)
  expect((await values(1987, 500, 503)).value).toEqual([null, null, null])
  // Somebody who looks at all of it again leaves it as it is, and fills what is new.
  const hole = await manager.post<ReadingImport>('/rest/secure/reading-deletions', {
    ...{ seriesIds: [seriesId], ...span(1987, 1_200, 1_202) },
  })
  expect(hole.status).toBe(200)
  const isFilledAgain = async () => (await values(1987, 1_200, 1_202)).total.estimated === 1
  await waitFor('the other gap to be filled', isFilledAgain, within)
  expect((await values(1987, 500, 503)).value).toEqual([null, null, null])
  await setRules({})
}, 180_000)

test('what a register shows is asked back, stored once, spread, counted anew by other rules, and taken back', async () => {
  const readings = (...list: [place: number, value: number][]) => ({
    // An hour east of the meter, whose clocks are those of London.
    readings: list.map(([place, value]) => ({
      at: at(1991, place + 1).replace('Z', '+01:00'),
      ...{ value, unit: 'MWh', remark: `page ${place}` },
    })),
  })
  const registers = `/rest/secure/metering-points/${point}/meter-readings`
  const enter = (body: object) => manager.post<Entered>(registers, body)
  const first = await enter(readings([0, 1], [48, 1.048]))
  expect(first.body).toMatchObject({ readingImport: { kind: 'MANUAL', addedCount: 48 }, repeated: false })
  const { value, estimated, total } = await values(1991, 0, 50)
  expect(value).toEqual([...new Array<number>(48).fill(1), null, null])
  expect(estimated.slice(0, 48)).toEqual(new Array(48).fill(1))
  expect([total.value, total.estimated]).toEqual([48, 48 / 50])

  const lower = readings([60, 0.9])
  const requested = await enter(lower)
  expect([requested.status, questionsOf(requested.body)]).toMatchObject([
    422,
    [{ kind: 'REGISTER_BACKWARDS', figures: { before: inKwh(1048), after: inKwh(900), amount: null } }],
  ])
  const confirmed = { ...lower, confirmed: questionsOf(requested.body).map(({ id }) => id) }
  const { body: taken } = await enter(confirmed)
  expect(taken.readingImport).toMatchObject({ state: 'DONE', addedCount: 0 })
  expect((await enter(lower)).body).toMatchObject({
    repeated: true,
    readingImport: { id: taken.readingImport!.id },
  })
  // It was read wrongly.
  expect((await enter(readings([60, 1.06]))).body.readingImport).toMatchObject({ addedCount: 12 })
  expect((await values(1991, 48, 60)).value).toEqual(new Array(12).fill(1))

  const listed = (await manager.get<MeterReadings>(registers)).body.series[0]!
  expect(listed.readings.map(({ at, value, amount, remark }) => [at, value, amount, remark])).toEqual([
    [new Date(at(1991, 60)).toISOString(), 1060, 12, 'page 60'],
    [new Date(at(1991, 48)).toISOString(), 1048, 48, 'page 48'],
    [new Date(at(1991, 0)).toISOString(), 1000, null, 'page 0'],
  ])
  await setRules({ register: { unit: 'kWh', digits: 6, conversionFactor: 40 } })
  expect((await values(1991, 0, 60)).total.value).toBe(40 * 60)
  await setRules({})
  expect((await values(1991, 0, 60)).total.value).toBe(60)

  // A meter that speaks for itself has the last word, be it late.
  await deliver(1991, [[7, 5]], '?asOf=2001-01-01T00:00:00Z')
  expect((await values(1991, 7, 8)).value).toEqual([5])
  expect(await undo(first.body.readingImport!)).toBe(200)
  expect((await values(1991, 0, 60)).total).toMatchObject({ value: 5, estimated: 0 })
  const undone = (await imports()).find(({ id }) => id === first.body.readingImport!.id)
  const by = (await imports()).find(({ id }) => id === undone!.undoneBy)
  expect(by).toMatchObject({ kind: 'UNDO', undoes: first.body.readingImport!.id })

  const status = async (body: object) => (await enter(body)).status
  expect(await status({ readings: [{ at: '2090-01-01T00:00:00Z', value: 1 }] })).toBe(400)
  expect(await status({ readings: [{ at: '1991-01-01T00:00', value: 1 }] })).toBe(400)
  expect(await status({ readings: [{ at: at(1991, 0), value: 1, unit: 'm³' }] })).toBe(400)
  const inCubicMetres = { readings: [{ at: at(1991, 0), value: 1, unit: 'm³' }] }
  // The meter beside it counts gas, which is kept in kWh.
  const gas = registers.replace('electricity', 'gas')
  expect(await manager.post(gas, inCubicMetres)).toMatchObject({
    status: 400,
    body: {
      error: {
        reasons: [{ code: 'UNIT_NOT_CONVERTIBLE', detail: expect.stringContaining('a series in m³') }],
      },
    },
  })
  expect(await status(readings([5, 1], [5, 2]))).toBe(400)
  expect((await manager.get('/rest/secure/metering-points/nowhere/meter-readings')).status).toBe(404)
})
