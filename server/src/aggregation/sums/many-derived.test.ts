import type {
  ConversionFactor,
  LossBalance,
  MeteringPoint,
  Profile,
  Ranking,
  Statistics,
  SummedValues,
} from '@energycockpit/contract'
import { plainPercentile } from '../queries/plain-figures.testing'
import { clockChanges, startWithVirtualMeters } from '../../calculations/virtual/virtual-meters.testing'

/* What is calculated from the values of many series, against plain JavaScript over the raw values of each. */
type Started = Awaited<ReturnType<typeof startWithVirtualMeters>>
let started: Started
/** Hourly electricity of three buildings. */
const meters = [1001, 1011, 1021] as const
const [period] = clockChanges
/** What is bought costs this everywhere but where 1001 is. */
const prices = { business: 0.2, own: 0.5 }
const priceOf = (id: number) => (id === 1001 ? prices.own : prices.business)
/** The values of each meter by the start of their hour, without those that miss. */
const raw = new Map<number, Map<number, number>>()
const area = new Map<number, number>()

const price = (nodeId: string, value: number, more: Partial<ConversionFactor> = {}) =>
  started.send<object>('PUT', '/rest/secure/conversion-factors', {
    ...{ nodeId, kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE', unit: 'GBP/kWh' },
    ...{ periods: [{ from: null, to: null, value }], seriesId: null, ...more },
  })

beforeAll(async () => {
  started = await startWithVirtualMeters()
  expect((await price('cb-1001', prices.business)).status).toBe(204)
  expect((await price('loc-b2', prices.own)).status).toBe(204)
  for (const id of meters) {
    const values = await started.raw(id, period)
    raw.set(id, new Map([...values].flatMap(([at, value]) => (value === null ? [] : [[at, value]]))))
  }
  for (const [id, building] of [
    [1001, 'b2'],
    [1011, 'b105'],
  ] as const) {
    const point = await started.analyst.get<MeteringPoint>(
      `/rest/secure/metering-points/mp-${building}-electricity`,
    )
    expect(point.body.series.map((one) => one.id)).toContain(id)
    area.set(id, point.body.location.floorArea[0]!.value!)
  }
}, 180_000)
afterAll(() => started?.stop())

type Call = 'ranking' | 'profile' | 'statistics' | 'sum' | 'loss-balance'
const needed: Record<Call, Record<string, string>> = {
  ranking: { function: 'SUM' },
  profile: { function: 'SUM', step: 'PT1H' },
  statistics: {},
  sum: { granularity: 'P1D' },
  'loss-balance': { main: '1001', subs: '1011', granularity: 'P1D' },
}
const pathTo = (what: Call) => `/rest/secure/measurements/${what}`
const queryOf = (what: Call, more: Record<string, string>, ids: readonly number[] = meters) => ({
  ...{ from: period[0], to: period[1], ...needed[what] },
  ...(what !== 'loss-balance' && { series: ids.join(',') }),
  ...more,
})
const select = <Answer>(what: Call, more: Record<string, string>, ids?: readonly number[]) =>
  started.whole(started.select<Answer>(pathTo(what), queryOf(what, more, ids)))
const near = (value: number) => expect.closeTo(value, 3) as number
const sum = (values: Iterable<number | null>) =>
  [...values].reduce<number>((total, value) => total + (value ?? 0), 0)
const energy = (id: number) => sum(raw.get(id)!.values())
const cost = (id: number) => energy(id) * priceOf(id)

test('a ranking by cost takes the price that each of them has', async () => {
  const { value, ...found } = await select<Ranking>('ranking', { as: 'COST' })
  const order = [...meters].sort((one, other) => cost(other) - cost(one))
  expect([found.seriesId, value]).toEqual([order, order.map((id) => near(cost(id)))])
  expect([found.quantity, found.unit]).toEqual(['COST', 'GBP'])
  expect(found.total).toEqual(near(sum(meters.map(cost))))
  // Where nothing is to be calculated the answer is what it was.
  const plain = await select<Ranking>('ranking', {})
  expect(new Set(plain.value)).toEqual(new Set(meters.map((id) => near(energy(id)))))
})

test('a ranking by floor area has no total, because what each has by its own does not add up', async () => {
  const both = meters.slice(0, 2)
  const found = await select<Ranking>('ranking', { as: 'COST', per: 'FLOOR_AREA' }, both)
  for (const [place, id] of found.seriesId.entries())
    expect(found.value[place]).toBeCloseTo(cost(id) / area.get(id)!, 5)
  expect([found.unit, found.total]).toEqual(['GBP/m²', null])
  const power = await select<Ranking>('ranking', { as: 'POWER', function: 'PEAK', per: 'FLOOR_AREA' }, [1001])
  expect(power.unit).toBe('kW/m²')
  expect(power.value[0]).toBeCloseTo(Math.max(...raw.get(1001)!.values()) / area.get(1001)!, 5)
})

test('statistics are those of what each interval is calculated into', async () => {
  const found = await select<Statistics>('statistics', { as: 'COST', percentile: '90' })
  for (const [place, id] of meters.entries()) {
    const costs = [...raw.get(id)!.values()].map((value) => value * priceOf(id))
    expect([found.quantity[place], found.unit[place], found.count[place]]).toEqual([
      'COST',
      'GBP',
      costs.length,
    ])
    expect(found.sum[place]).toEqual(near(sum(costs)))
    expect(found.percentile[place]).toEqual(near(plainPercentile(costs, 0.9)))
    expect(found.maximum[place]).toEqual(near(Math.max(...costs)))
  }
  const days = await select<Statistics>('statistics', { as: 'HEATING_DEGREE_DAYS_20_15' }, [2001])
  expect([days.quantity, days.unit]).toEqual([['DEGREE_DAYS'], ['Kd']])
  expect(days.count[0]).toBeLessThanOrEqual(5)
})

test('profiles and sums put costs together, by floor area those of all', async () => {
  const total = sum(meters.map(cost))
  const profile = async (more: Record<string, string>, ids?: readonly number[]) => {
    const { dayTypes, ...found } = await select<Profile>('profile', { as: 'COST', ...more }, ids)
    return { ...found, total: sum(dayTypes.flatMap(({ value }) => value)) }
  }
  expect(await profile({})).toMatchObject({ quantity: 'COST', unit: 'GBP', total: near(total) })
  const days = await select<SummedValues>('sum', { as: 'COST' })
  expect([days.quantity, days.unit, days.seriesCount]).toEqual(['COST', 'GBP', 3])
  expect([sum(days.value), days.total.value]).toEqual([near(total), near(total)])

  const both = meters.slice(0, 2)
  const byArea = sum(both.map(cost)) / sum(area.values())
  const ofBoth = { per: 'FLOOR_AREA' }
  expect((await profile(ofBoth, both)).total).toBeCloseTo(byArea, 4)
  const perArea = await select<SummedValues>('sum', { as: 'COST', ...ofBoth }, both)
  expect([perArea.unit, perArea.total.value]).toEqual(['GBP/m²', expect.closeTo(byArea, 5)])
  const mean = await select<Profile>('profile', { as: 'POWER', function: 'MEAN', step: 'PT1H' })
  expect([mean.quantity, mean.unit]).toEqual(['POWER', 'kW'])
})

test('a loss costs what it does where it is counted first', async () => {
  const plain = await select<LossBalance>('loss-balance', {})
  const paid = await select<LossBalance>('loss-balance', { as: 'COST' })
  expect([paid.quantity, paid.unit]).toEqual(['COST', 'GBP'])
  for (const column of ['value', 'main', 'subs'] as const)
    expect(paid[column]).toEqual(plain[column].map((one) => (one === null ? null : near(one * prices.own))))
  expect(paid.totals.share).toEqual(near(plain.totals.share!))
})

const inYears = (years: number) => `${new Date().getUTCFullYear() + years}`
test.each([
  ['in which no day begins', '1990-05-02T10:00:00Z', '1990-05-02T12:00:00Z'],
  ['that is still to come', `${inYears(2)}-01-01T00:00:00Z`, `${inYears(2)}-01-03T05:00:00Z`],
  ['before anything could be stored', '1960-01-01T00:00:00Z', '1960-01-01T05:00:00Z'],
])('a period %s has no degree days, and is no error', async (_, from, to) => {
  const days = { from, to, as: 'HEATING_DEGREE_DAYS_15' }
  const { value } = await started.values(2001, [from, to], 'P1D', { as: days.as })
  expect(value.every((one) => one === null)).toBe(true)
  const { count, sum } = await select<Statistics>('statistics', days, [2001])
  expect([count, sum]).toEqual([[0], [null]])
  expect((await select<Ranking>('ranking', days, [2001])).value).toEqual([null])
  for (const what of ['ranking', 'profile', 'statistics', 'sum', 'loss-balance'] as const)
    await select<object>(what, { from, to })
})

test.each<[Call, number[], Record<string, string>, string, RegExp]>([
  ['ranking', [1001, 2001], { as: 'COST' }, 'NOT_DERIVABLE', /series 2001: COST is not calculated/],
  // What the roof makes has no price.
  ['statistics', [1001, 1003], { as: 'COST' }, 'FACTOR_UNKNOWN', /series 1003: no PRICE/],
  ['ranking', [1001], { as: 'POWER' }, 'FUNCTION_NOT_APPLICABLE', /SUM says nothing/],
  ['profile', [1001], { as: 'POWER' }, 'FUNCTION_NOT_APPLICABLE', /SUM says nothing/],
  ['profile', [2001], { as: 'COOLING_DEGREE_DAYS' }, 'GRANULARITY_TOO_FINE', /every P1D/],
  ['sum', [2001], { as: 'COOLING_DEGREE_DAYS' }, 'NOT_ADDABLE', /DEGREE_DAYS in Kd does not add up/],
  ['statistics', [2001], { per: 'FLOOR_AREA' }, 'NOT_DERIVABLE', /TEMPERATURE has no sense/],
  ['loss-balance', [], { as: 'COOLING_DEGREE_DAYS' }, 'NOT_DERIVABLE', /ENERGY in kWh/],
  ['ranking', [1001], { as: 'HEAT' }, 'VALIDATION_FAILED', /as/],
])('%s of %j with %j is refused, and says why', async (what, ids, more, code, detail) => {
  const { status, body } = await started.select<object>(pathTo(what), queryOf(what, more, ids))
  const reason = body.error?.reasons[0]
  expect([status, reason?.code]).toEqual([400, code])
  expect(reason?.detail).toMatch(detail)
})

test('money of two currencies is neither compared nor added, and what a place has no quantity of is left out', async () => {
  expect((await price('loc-b105', 0.3, { unit: 'EUR/kWh' })).status).toBe(204)
  for (const what of ['ranking', 'profile', 'sum'] as const) {
    const { status, body } = await started.select<object>(pathTo(what), queryOf(what, { as: 'COST' }))
    expect([what, status, body.error?.reasons[0]?.code]).toEqual([what, 400, 'NOT_ADDABLE'])
    expect(body.error?.reasons[0]?.detail).toMatch(/GBP.*EUR/)
  }
  expect((await select<Statistics>('statistics', { as: 'COST' })).unit).toEqual(['GBP', 'EUR', 'GBP'])
  expect((await price('loc-b105', 0, { periods: [] })).status).toBe(204)

  const elsewhere = await started.created('[1001]', { locationId: 'loc-region' })
  for (const what of ['ranking', 'profile', 'statistics', 'sum'] as const) {
    const byArea = { per: 'FLOOR_AREA' }
    const { leftOut, ...answer } = await select<Ranking>(what, byArea, [1001, elsewhere])
    expect(leftOut).toMatchObject([
      {
        seriesId: elsewhere,
        reasons: [{ code: 'FLOOR_AREA_UNKNOWN', detail: expect.stringContaining('loc-region') as string }],
      },
    ])
    expect(answer).toEqual(await select(what, byArea, [1001]))
    for (const [per, code] of [
      ['FLOOR_AREA', 'FLOOR_AREA_UNKNOWN'],
      ['BEDS', 'REFERENCE_QUANTITY_UNKNOWN'],
    ] as const) {
      const { status, body } = await started.select<object>(pathTo(what), queryOf(what, { per }, [elsewhere]))
      expect([what, status, body.error?.reasons[0]?.code]).toEqual([what, 400, code])
    }
  }
})

let delivered = 0
test.each(['ranking', 'profile', 'statistics', 'sum', 'loss-balance'] as const)(
  'the tag of a %s changes with its readings and its prices, and with nothing else',
  async (what) => {
    const at = { from: '1990-06-01T00:00:00Z', to: '1990-06-02T00:00:00Z' }
    const select = async (more: Record<string, string>, tag = '"none"') => {
      const path = `${pathTo(what)}?${new URLSearchParams(queryOf(what, { ...at, ...more }))}`
      const { status, headers } = await started.analyst.fetch(path, { headers: { 'if-none-match': tag } })
      return { status, tag: headers.get('etag')! }
    }
    // The same again would be no delivery.
    const deliver = (id: number) => started.deliver([`${id},1990-06-01T00:00:00Z,${(delivered += 1)}`])
    const [plain, paid] = [{}, { as: 'COST' }]
    await deliver(1011)
    const before = { plain: await select(plain), paid: await select(paid) }
    expect([before.plain.status, before.paid.status]).toEqual([200, 200])
    expect(before.plain.tag).not.toBe(before.paid.tag)
    // A price is nothing to what is not paid.
    expect((await price('loc-b2', 0.7)).status).toBe(204)
    expect((await select(plain, before.plain.tag)).status).toBe(304)
    expect((await select(paid, before.paid.tag)).status).toBe(200)
    expect((await price('loc-b2', prices.own)).status).toBe(204)
    expect((await select(paid, before.paid.tag)).status).toBe(304)
    // Nor is a meter that is not requested.
    await deliver(1031)
    expect((await select(plain, before.plain.tag)).status).toBe(304)
    await deliver(1011)
    expect((await select(plain, before.plain.tag)).status).toBe(200)
    expect((await select(paid, before.paid.tag)).status).toBe(200)
  },
)
