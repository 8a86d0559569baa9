import type {
  LossBalance,
  Profile,
  Ranking,
  Statistics,
  SummedValues,
  VirtualSeries,
  CallResponse,
  getAllVirtualSeries,
} from '@energycockpit/contract'
import { storeFormula } from '../../calculations/virtual/store-formula.testing'
import { clockChanges, startWithVirtualMeters } from '../../calculations/virtual/virtual-meters.testing'

/* Answers about many series of which some have a formula that an earlier version took and nobody can calculate. */
type Started = Awaited<ReturnType<typeof startWithVirtualMeters>>
let started: Started
const [period] = clockChanges
/** Series by what is wrong with them. */
const broken = {
  TOO_DEEP: { seriesId: 3_900_001, formula: `[1031]${'/[1031]*[1031]'.repeat(200)}`, inputs: [1031] },
  VALUE_EXPECTED: { seriesId: 3_900_002, formula: '[1031] +', inputs: [1031] },
  CYCLE: { seriesId: 3_900_003, formula: '[3900003] + [1031]', inputs: [1031, 3_900_003] },
  UNKNOWN_SERIES: { seriesId: 3_900_004, formula: '[1031] + [3899999]', inputs: [1031] },
  NUMBER_TOO_LARGE: { seriesId: 3_900_006, formula: `[1031] * 1${'0'.repeat(400)}`, inputs: [1031] },
  EMPTY: { seriesId: 3_900_007, formula: '', inputs: [] },
} as const
const codes = Object.keys(broken) as (keyof typeof broken)[]

beforeAll(async () => {
  started = await startWithVirtualMeters(async (db) => {
    for (const code of codes) await storeFormula(db, { ...broken[code], meteringPointId: `mp-${code}` })
  })
}, 180_000)
afterAll(() => started?.stop())

const needed = {
  ranking: { function: 'SUM' },
  profile: { function: 'SUM', step: 'PT1H' },
  statistics: {},
  sum: { granularity: 'P1D' },
} as const
type Call = keyof typeof needed
const calls = Object.keys(needed) as Call[]

interface Answers {
  ranking: Ranking
  profile: Profile
  statistics: Statistics
  sum: SummedValues
}
const select = <Name extends Call>(name: Name, series: readonly number[], more = {}) =>
  started.select<Answers[Name]>(`/rest/secure/measurements/${name}`, {
    ...{ from: period[0], to: period[1], ...needed[name], series: series.join(','), ...more },
  })

const named = codes.map((code) => ({
  ...{ seriesId: broken[code].seriesId, meteringPointId: `mp-${code}`, name: `mp-${code}` },
  reasons: [{ code: code === 'CYCLE' ? 'FORMULA_CYCLE' : 'FORMULA_INVALID', formulaFault: code }],
}))

test.each(calls)('%s answers the series that can be calculated and names the others', async (call) => {
  const all = [1001, 1011, ...codes.map((code) => broken[code].seriesId)]
  const { leftOut, ...answer } = await started.whole(select(call, all))
  expect(leftOut).toMatchObject(named)
  expect(answer).toEqual(await started.whole(select(call, [1001, 1011])))
})

test('the same holds for what is calculated from the values', async () => {
  const power = { as: 'POWER', function: 'MEAN' }
  const { leftOut, ...answer } = await started.whole(
    select('ranking', [1001, broken.TOO_DEEP.seriesId], power),
  )
  expect(leftOut?.map(({ seriesId }) => seriesId)).toEqual([broken.TOO_DEEP.seriesId])
  expect(answer).toEqual(await started.whole(select('ranking', [1001], power)))
})

test.each(calls)('%s is refused with every reason where no series is left', async (call) => {
  const { status, body } = await select(call, [broken.CYCLE.seriesId, broken.EMPTY.seriesId])
  expect([status, body.error?.reasons]).toMatchObject([
    400,
    [
      { code: 'FORMULA_CYCLE', detail: expect.stringContaining(`series ${broken.CYCLE.seriesId}: `) },
      { code: 'FORMULA_INVALID', detail: expect.stringContaining(`series ${broken.EMPTY.seriesId}: `) },
    ],
  ])
})

test('a balance needs each of its meters and is refused with the one that cannot be calculated', async () => {
  const { seriesId } = broken.UNKNOWN_SERIES
  const { status, body } = await started.select<LossBalance>('/rest/secure/measurements/loss-balance', {
    ...{ from: period[0], to: period[1], granularity: 'P1D', main: '1001', subs: `1011,${seriesId}` },
  })
  expect([status, body.error?.reasons]).toMatchObject([
    400,
    [{ code: 'FORMULA_INVALID', detail: expect.stringMatching(`^series ${seriesId}: UNKNOWN_SERIES`) }],
  ])
})

test.each(codes)('values and files of a series that is %s are refused with the reason', async (code) => {
  const path = `/rest/secure/measurement-series/${broken[code].seriesId}`
  const requested = { from: period[0], to: period[1], granularity: 'P1D' }
  const answers = await Promise.all([
    started.select(`${path}/values`, requested),
    started.select(`${path}/download`, { ...requested, format: 'csv', language: 'en' }),
    started.select(`${path}/download`, { ...requested, format: 'xlsx', language: 'de' }),
  ])
  for (const { status, body } of answers)
    expect([status, body.error?.reasons[0]?.code]).toEqual([
      400,
      code === 'CYCLE' ? 'FORMULA_CYCLE' : 'FORMULA_INVALID',
    ])
})

test('they are listed, shown, changed and removed like others', async () => {
  const listed = await started.whole(
    started.select<CallResponse<typeof getAllVirtualSeries>>('/rest/secure/virtual-series', {}),
  )
  const ids = codes.map((code) => broken[code].seriesId)
  expect(listed.series.map(({ seriesId }) => seriesId)).toEqual(expect.arrayContaining(ids))
  for (const code of codes) {
    const path = `/rest/secure/virtual-series/${broken[code].seriesId}`
    const { formula } = await started.whole(started.select<VirtualSeries>(path, {}))
    expect(formula).toBe(broken[code].formula)
  }
  const { status } = await started.send('DELETE', `/rest/secure/virtual-series/${broken.EMPTY.seriesId}`)
  expect(status).toBe(204)
})

test('an answer is another one as soon as its formulas are right', async () => {
  const { seriesId } = broken.VALUE_EXPECTED
  const query = new URLSearchParams({
    ...{ from: period[0], to: period[1], ...needed.ranking, series: `1001,${seriesId}` },
  })
  const path = `/rest/secure/measurements/ranking?${query}`
  const before = await started.analyst.fetch(path)
  const mended = { name: 'Mended', formula: '[1031]', quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' }
  await started.whole(started.send('PUT', `/rest/secure/virtual-series/${seriesId}`, mended))
  const after = await started.analyst.fetch(path, {
    headers: { 'if-none-match': before.headers.get('etag')! },
  })
  expect([after.status, await after.json()]).toEqual([
    200,
    expect.not.objectContaining({ leftOut: expect.anything() as unknown }),
  ])
})
