import type { MeteringPoint, SeriesCompleteness, VirtualSeries } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { storeFormula } from '../virtual/store-formula.testing'
import { startWithVirtualMeters } from '../virtual/virtual-meters.testing'

/* What is there of a virtual meter, and since when, through the real server. */
const hour = 3_600_000
type Started = Awaited<ReturnType<typeof startWithVirtualMeters>>
let started: Started
/** A series that an earlier version took: its formula is too deep for the engine. */
const tooDeep = { seriesId: 3_900_001, meteringPointId: 'mp-too-deep' }
async function storeWhatIsRefusedNow(db: Kysely<Tables>): Promise<void> {
  await storeFormula(db, { ...tooDeep, formula: `[1031]${'/[1031]*[1031]'.repeat(200)}`, inputs: [1031] })
  const { client_business_id } = await db
    .selectFrom('measurement_series')
    .select('client_business_id')
    .where('id', '=', tooDeep.seriesId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('measurement_series')
    .values({
      ...{ client_business_id, metering_point_id: tooDeep.meteringPointId, unit: 'kWh' },
      ...{ id: tooDeep.seriesId + 1, series_type: 'MEASURED', quantity: 'ENERGY' },
      ...{ direction: 'FEED_IN', interval: 'PT1H' },
    })
    .execute()
}
beforeAll(async () => {
  started = await startWithVirtualMeters(storeWhatIsRefusedNow)
}, 180_000)
afterAll(() => started?.stop())
const created: Started['created'] = (...given) => started.created(...given)

const hours = (id: number, from: string, values: readonly number[]) =>
  values.map((value, place) => `${id},${new Date(Date.parse(from) + place * hour).toISOString()},${value}`)
const reachOf = async (id: number) => {
  const { meteringPointId } = (await started.analyst.get<VirtualSeries>(`/rest/secure/virtual-series/${id}`))
    .body
  const point = await started.analyst.get<MeteringPoint>(`/rest/secure/metering-points/${meteringPointId}`)
  const [series] = point.body.series
  return [series?.firstAt, series?.lastAt]
}
const select = async (id: number, tag = '"none"') => {
  const answer = await started.analyst.fetch(`/rest/secure/measurement-series/${id}/completeness?year=1985`, {
    headers: { 'if-none-match': tag },
  })
  const text = await answer.text()
  return {
    ...{ status: answer.status, tag: answer.headers.get('etag')! },
    body: (text === '' ? {} : JSON.parse(text)) as SeriesCompleteness,
  }
}
const onDay = ({ at, expected, measured, estimated }: SeriesCompleteness, date: string) => {
  const place = at.findIndex((start) => new Date(start + 12 * hour).toISOString().startsWith(date))
  return [expected[place], measured[place], estimated[place]]
}

test('a virtual meter has values where all that it is made of has some, and follows its readings', async () => {
  const ones = Array.from({ length: 48 }, () => 1)
  expect(
    (
      await started.deliver([
        // Both begin the day after the other one's first hours, and are whole on 2 March.
        ...hours(1031, '1985-02-28T00:00Z', [...ones, ...ones]),
        ...hours(1041, '1985-03-01T06:00Z', ones),
        ...hours(1041, '1985-03-03T07:00Z', [1, 1]),
      ])
    ).status,
  ).toBe(200)
  const id = await created('[1031] - [1041]')
  const nested = await created(`[${id}] / [1041] * [1041]`)
  for (const one of [id, nested]) {
    const { body } = await select(one)
    expect([body.seriesId, body.firstAt, body.timeZone]).toEqual([
      one,
      '1985-03-01T06:00:00.000Z',
      'Europe/London',
    ])
    expect(onDay(body, '1985-02-28')).toEqual([0, 0, 0])
    expect(onDay(body, '1985-03-01')).toEqual([18, 18, 0])
    expect(onDay(body, '1985-03-02')).toEqual([24, 24, 0])
    expect(onDay(body, '1985-03-03')).toEqual([24, 8, 0])
    expect(onDay(body, '1985-03-04')).toEqual([24, 0, 0])
  }
  // The demo's years lie decades behind these days.
  const all = ['1985-01-01T00:00:00Z', `${new Date().getUTCFullYear() + 1}-01-01T00:00:00Z`] as const
  const { total } = await started.values(id, all, 'P1Y', { function: 'LAST' })
  const lastAt = new Date(total.valueAt!).toISOString()
  expect(await reachOf(id)).toEqual(['1985-03-01T06:00:00.000Z', lastAt])
  expect(await reachOf(nested)).toEqual(['1985-03-01T06:00:00.000Z', expect.any(String)])

  const before = await select(nested)
  expect((await select(nested, before.tag)).status).toBe(304)
  await started.deliver(['1041,1985-03-01T05:00:00Z,2'])
  const after = await select(nested, before.tag)
  expect([after.status, after.body.firstAt]).toEqual([200, '1985-03-01T05:00:00.000Z'])
})

test('a virtual meter has none where its formula has no value', async () => {
  await started.deliver(hours(1051, '1985-05-01T00:00Z', [0, 0, 4]))
  const id = await created('[1031] * ([1051] / max([1051] - [1051], [1051] - [1051]))')
  const { body } = await select(id)
  expect([body.firstAt, Math.max(...body.expected)]).toEqual([null, 0])
  expect(await reachOf(id)).toEqual([null, null])
})

test('a stored formula that cannot be calculated says so, and the other series of its metering point are there', async () => {
  await started.deliver(hours(tooDeep.seriesId + 1, '1985-05-01T00:00Z', [1, 2]))
  const point = await started.whole(
    started.select<MeteringPoint>(`/rest/secure/metering-points/${tooDeep.meteringPointId}`, {}),
  )
  const shown = new Map(point.series.map((one) => [one.id, [one.formulaFault, one.firstAt]]))
  expect(shown).toEqual(
    new Map([
      [tooDeep.seriesId, ['TOO_DEEP', null]],
      [tooDeep.seriesId + 1, [undefined, '1985-05-01T00:00:00.000Z']],
    ]),
  )
  const [from, to] = ['1985-05-01T00:00:00Z', '1985-05-02T00:00:00Z']
  const values = await started.select(`/rest/secure/measurement-series/${tooDeep.seriesId}/values`, {
    ...{ from, to, granularity: 'P1D' },
  })
  expect([values.status, values.body]).toMatchObject([
    400,
    { error: { reasons: [{ code: 'FORMULA_INVALID' }] } },
  ])
})
