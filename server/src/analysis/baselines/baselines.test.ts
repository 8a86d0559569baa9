import type {
  Baseline,
  BaselineStanding,
  BaselineVariance,
  ErrorObject,
  MeteringPoint,
} from '@energycockpit/contract'
import { beerOf, brewery, ofHectolitre } from '../../aggregation/baseline-variance/brewery.testing'
import { ownBusiness } from '../../access/own-business.testing'
import {
  heatedHall,
  usageOfHall,
  type HeatedHall,
} from '../../aggregation/baseline-variance/heated-hall.testing'
import { dayNumber } from '../../aggregation/baseline-variance/days-of-periods'

let hall: HeatedHall
beforeAll(async () => {
  hall = await heatedHall()
}, 120_000)

const path = '/rest/secure/analysis/baselines'
type Answer = Baseline & { error?: ErrorObject }
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body?.error ? `${status} ${body.error.reasons[0]?.code}` : status
const year = { form: 'POOLED', baselineFrom: '2023-01-01', baselineTo: '2024-01-01' }
const save = (change: object = {}, client = hall.manager) =>
  client.post<Answer>(path, {
    ...{ name: 'Year 2023', reason: 'Before the new windows', adjustments: [], ...year },
    ...{ series: [Number(hall.meter)], ...change },
  })
const addVersion = ({ id, revision }: Baseline, change: object) =>
  hall.manager.post<Answer>(`${path}/${id}/versions`, {
    ...{ revision, reason: 'Changed', adjustments: [], fit: null, ...change },
  })
const listed = async (query = '', client = hall.manager) =>
  (await client.get<{ baselines: Baseline[] }>(path + query)).body.baselines.map(({ name }) => name)
const variance = (id: string, version: number, query = 'from=2024-01-01&to=2025-01-01') =>
  hall.manager.get<BaselineVariance>(`${path}/${id}/versions/${version}/variance?${query}`)
const live = (series: string) =>
  hall.manager.get<BaselineVariance>(
    `/rest/secure/measurements/baseline-variance?series=${series}&baselineFrom=2023-01-01&baselineTo=2024-01-01&from=2024-01-01&to=2025-01-01`,
  )
const remove = ({ id, revision }: Baseline) =>
  hall.manager.delete<Answer>(`${path}/${id}?revision=${revision}`)

test('a saved baseline says the same as the model that was just fitted, to the last digit', async () => {
  const saved = (await save()).body
  expect(saved).toMatchObject({
    ...{ name: 'Year 2023', unit: 'kWh', seriesIds: [Number(hall.meter)], revision: 1 },
    versions: [{ version: 1, modelsOf: 1, reason: 'Before the new windows', createdBy: 'Jo Reed', ...year }],
  })
  expect((await variance(saved.id, 1)).body).toEqual((await live(hall.meter)).body)
  await remove(saved)
})

test('adjustments make a version of their own; what an earlier one says stays', async () => {
  const first = (await save()).body
  const before = (await variance(first.id, 1)).body
  const adjustments = [
    { from: '2024-07-01', to: null, kind: 'PER_DAY', value: 50, reason: 'A second shift' },
    { from: '2024-01-01', to: '2024-02-01', kind: 'SHARE', value: -0.25, reason: 'A wing was empty' },
  ]
  const second = (await addVersion(first, { adjustments, reason: 'Second shift' })).body
  expect(second).toMatchObject({
    revision: 2,
    versions: [{ version: 2, modelsOf: 1, adjustments }, { version: 1 }],
  })
  const after = (await variance(first.id, 2, 'from=2024-01-01&to=2025-01-01&rows=P1M')).body
  expect(after.rows.adjustment[7]).toBeCloseTo(31 * 50, 6)
  expect(after.total.expected! - before.total.expected!).toBeCloseTo(after.total.adjustment!, 3)
  const january = before.days.expected.slice(0, 31).reduce<number>((sum, value) => sum + value!, 0)
  expect(after.rows.adjustment[0]).toBeCloseTo(-january / 4, 4)
  expect((await variance(first.id, 1)).body).toEqual(before)

  const third = (await addVersion(second, { fit: { ...year, form: 'EXPLAINABLE' } })).body
  expect(third.versions[0]).toMatchObject({ version: 3, modelsOf: 3, form: 'EXPLAINABLE', adjustments: [] })
  await remove(third)
})

test('readings of its period that are corrected later change no figure, and the answer says so', async () => {
  const saved = (await save({ series: [Number(hall.hourly)] })).body
  const before = (await variance(saved.id, 1)).body
  expect(before.meters[0]!.dataChanged).toBe(false)
  await hall.deliver([`${hall.hourly},2023-03-01T00:00:00Z,999`])
  const after = (await variance(saved.id, 1)).body
  expect(after.total).toEqual(before.total)
  expect(after.meters[0]!.dataChanged).toBe(true)
  expect(after.provenance).toEqual(before.provenance)
  const again = (await addVersion(saved, { fit: year })).body
  expect((await variance(saved.id, again.versions[0]!.version)).body.meters[0]!.dataChanged).toBe(false)

  // What is measured in the reporting period is another result, and has another version.
  await hall.deliver([`${hall.hourly},2024-03-01T00:00:00Z,999`])
  expect((await variance(saved.id, 1)).body.provenance.dataVersion).not.toBe(before.provenance.dataVersion)
  await hall.deliver([
    `${hall.hourly},2023-03-01T00:00:00Z,${usageOfHall(dayNumber('2023-03-01')) / 24}`,
    `${hall.hourly},2024-03-01T00:00:00Z,${usageOfHall(dayNumber('2024-03-01')) / 24}`,
  ])
  await remove(again)
})

test('a saved baseline says what was saved in money, its adjustments too', async () => {
  await hall.manager.put('/rest/secure/conversion-factors', {
    ...{
      nodeId: hall.hall,
      kind: 'PRICE',
      productType: 'ELECTRICITY',
      direction: 'PURCHASE',
      unit: 'EUR/kWh',
    },
    ...{ periods: [{ from: null, to: null, value: 0.25 }], seriesId: null },
  })
  const adjustments = [{ from: '2024-07-01', to: null, kind: 'PER_DAY', value: 50, reason: 'A second shift' }]
  const saved = (await save({ adjustments })).body
  const amounts = (await variance(saved.id, 1)).body
  const costs = (await variance(saved.id, 1, 'from=2024-01-01&to=2025-01-01&as=COST')).body
  expect([costs.unit, costs.amountUnit, costs.total.compared]).toEqual(['EUR', 'kWh', amounts.total.compared])
  for (const column of ['actual', 'expected', 'uncertainty', 'adjustment'] as const)
    expect(costs.total[column]! / amounts.total[column]!).toBeCloseTo(0.25, 6)
  await remove(saved)
})

test('a saved baseline foretells with its drivers, and tells when they were corrected', async () => {
  const { meter, beer } = await brewery(hall)
  const drivers = [Number(beer)]
  const first = (await save({ series: [Number(meter)], drivers })).body
  expect(first.versions[0]!.drivers).toMatchObject([{ seriesId: Number(beer), unit: 'hl', daily: 'SUM' }])
  const before = (await variance(first.id, 1)).body
  expect(before).toEqual(
    (
      await hall.manager.get<BaselineVariance>(
        `/rest/secure/measurements/baseline-variance?series=${meter}&drivers=${beer}&baselineFrom=2023-01-01&baselineTo=2024-01-01&from=2024-01-01&to=2025-01-01`,
      )
    ).body,
  )
  // More is brewed: more is expected, and nothing of the baseline is another.
  const hour = (at: string, more: number) =>
    hall.deliver([`${beer},${at}T10:00:00Z,${beerOf(dayNumber(at)) / 24 + more}`])
  await hour('2024-06-05', 50)
  const after = (await variance(first.id, 1)).body
  const place = after.days.from.indexOf('2024-06-05')
  const risen = after.days.expected[place]! - before.days.expected[place]!
  expect(Math.abs(risen / (50 * ofHectolitre) - 1)).toBeLessThan(0.05)
  expect([after.meters[0]!.dataChanged, after.provenance.dataVersion]).not.toContain(
    before.provenance.dataVersion,
  )
  expect(after.meters[0]!.dataChanged).toBe(false)
  await hour('2023-06-07', 50)
  expect((await variance(first.id, 1)).body.meters[0]!.dataChanged).toBe(true)
  // Other adjustments keep the drivers; a fit without them leaves them.
  const second = (await addVersion(first, {})).body
  expect(second.versions[0]!.drivers).toEqual(first.versions[0]!.drivers)
  const third = (await addVersion(second, { fit: year })).body
  expect([third.versions[0]!.drivers, third.versions[1]!.drivers.length]).toEqual([[], 1])
  await remove(third)
})

test('it is listed where all its meters are chosen, and not for another business', async () => {
  const saved = (await save({ series: [Number(hall.meter), Number(hall.hourly)] })).body
  expect(await listed()).toEqual(['Year 2023'])
  expect(await listed(`?series=${hall.hourly},${hall.meter},1`)).toEqual(['Year 2023'])
  expect(await listed(`?series=${hall.meter}`)).toEqual([])
  const stranger = await (await ownBusiness()).user('ADMIN')
  expect(await listed('', stranger)).toEqual([])
  const foreign = await stranger.get<Answer>(
    `${path}/${saved.id}/versions/1/variance?from=2024-01-01&to=2024-02-01`,
  )
  expect(codeOf(foreign)).toBe('404 NOT_FOUND')
  expect(codeOf(await stranger.post(`${path}/${saved.id}/restore`, {}))).toBe('404 NOT_FOUND')
  expect(codeOf(await save({}, stranger))).toBe('404 NOT_FOUND')
  expect(
    codeOf(await hall.manager.get(`${path}/${saved.id}/versions/2/variance?from=2024-01-01&to=2024-02-01`)),
  ).toBe('404 NOT_FOUND')
  await remove(saved)
})

test('a name is there once; what was deleted comes back, unless its name is taken', async () => {
  const first = (await save({ name: 'North' })).body
  expect(codeOf(await save({ name: ' north ' }))).toBe('409 BASELINE_NAME_TAKEN')
  const renamed = (await hall.manager.put<Answer>(`${path}/${first.id}`, { name: 'South', revision: 1 })).body
  expect([renamed.name, renamed.revision]).toEqual(['South', 2])
  expect(codeOf(await hall.manager.put(`${path}/${first.id}`, { name: 'East', revision: 1 }))).toBe(
    '409 BASELINE_CHANGED_MEANWHILE',
  )
  expect(codeOf(await addVersion(first, {}))).toBe('409 BASELINE_CHANGED_MEANWHILE')
  expect((await remove(renamed)).status).toBe(204)
  expect(codeOf(await remove(renamed))).toBe('404 NOT_FOUND')
  expect(await listed()).toEqual([])
  const other = (await save({ name: 'South' })).body
  const restore = () => hall.manager.post<Answer>(`${path}/${first.id}/restore`, {})
  expect(codeOf(await restore())).toBe('409 BASELINE_NAME_TAKEN')
  await remove(other)
  expect((await restore()).body).toMatchObject({ name: 'South', versions: [{ version: 1 }] })
  expect(await listed()).toEqual(['South'])
})

const adjustment = { from: '2024-01-01', to: null, kind: 'SHARE', value: 0.1, reason: 'x' }
test.each<[string, object, string]>([
  ['without a reason', { reason: ' ' }, '400 VALIDATION_FAILED'],
  ['without a meter', { series: [] }, '400 VALIDATION_FAILED'],
  [
    'of a period without values',
    { baselineFrom: '2019-01-01', baselineTo: '2020-01-01' },
    '400 BASELINE_WITHOUT_MODEL',
  ],
  ['of a reversed period', { baselineFrom: '2024-01-01', baselineTo: '2023-01-01' }, '400 PERIOD_REVERSED'],
  ['less than nothing', { adjustments: [{ ...adjustment, value: -1.01 }] }, '400 VALIDATION_FAILED'],
  [
    'an adjustment that ends before it begins',
    { adjustments: [{ ...adjustment, to: '2024-01-01' }] },
    '400 VALIDATION_FAILED',
  ],
])('a baseline %s is refused', async (_, change, code) => {
  expect(codeOf(await save({ name: 'Refused', ...change }))).toBe(code)
})

test('who looks at values saves no baseline', async () => {
  const analyst = await hall.business.user('ANALYST')
  expect((await analyst.get<{ canSave: boolean }>(path)).body.canSave).toBe(false)
  expect(codeOf(await save({}, analyst))).toBe('403 FORBIDDEN')
})

test('several are reckoned at once, of a place those whose meters are all there', async () => {
  const saved = (await save({ name: 'Standing' })).body
  const days = 'from=2024-01-01&monthFrom=2024-03-01&to=2024-03-20'
  type Standings = { count: number; standings: BaselineStanding[] }
  const { body } = await hall.manager.get<Standings>(`${path}/standings?${days}`)
  const own = body.standings.find(({ baselineId }) => baselineId === saved.id)!
  const single = (await variance(saved.id, 1, 'from=2024-01-01&to=2024-03-20&rows=P1M')).body
  expect(own).toMatchObject({ name: 'Standing', version: 1, unit: 'kWh', seriesIds: [Number(hall.meter)] })
  expect(own.found!.year).toEqual(single.total)
  expect(own.found!.month).toMatchObject({
    actual: single.rows.actual[2],
    expected: single.rows.expected[2],
    uncertainty: single.rows.uncertainty[2],
  })
  const at = async (nodeId: string) =>
    hall.manager.get<Standings>(`${path}/standings?nodeId=${nodeId}&${days}`)
  const { location } = (
    await hall.manager.get<MeteringPoint>(`/rest/secure/metering-points/${own.meteringPointIds[0]}`)
  ).body
  expect((await at(location.id)).body.standings).toContainEqual(own)
  expect((await at('nowhere')).status).toBe(404)
  await remove(saved)
})
