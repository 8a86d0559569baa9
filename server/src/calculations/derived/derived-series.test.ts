import type { AuditEntry, ConversionFactor, ConversionFactors, MeteringPoint } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { clockChanges, startWithVirtualMeters, type Period } from '../virtual/virtual-meters.testing'

/* What is calculated from values, through the real server, against plain JavaScript over the raw values. */
const hour = 3_600_000
type Started = Awaited<ReturnType<typeof startWithVirtualMeters>>
let started: Started
/** m³ of gas by the hour, and kWh by the day, at the Ashgrove Laboratories. */
const [gas, daily] = [3001, 3002]
beforeAll(async () => {
  started = await startWithVirtualMeters(async (db) => {
    const common = { client_business_id: 1001, location_id: 'loc-b2', parent_id: null, meter_number: null }
    for (const [id, product] of [
      ['gas-volume', 'GAS'],
      ['daily', 'ELECTRICITY'],
    ] as const)
      await db
        .insertInto('metering_point')
        .values({
          ...{ ...common, id, name: id, metering_point_id: id, type: 'MAIN', kind: 'MAIN', formula: null },
          ...{ product_type: product },
        })
        .execute()
    const series = { client_business_id: 1001, direction: 'PURCHASE', series_type: 'MEASURED' } as const
    await db
      .insertInto('measurement_series')
      .values([
        {
          ...{ ...series, id: gas, metering_point_id: 'gas-volume', quantity: 'VOLUME', unit: 'm³' },
          interval: 'PT1H',
        },
        {
          ...{ ...series, id: daily, metering_point_id: 'daily', quantity: 'ENERGY', unit: 'kWh' },
          interval: 'P1D',
        },
      ])
      .execute()
  })
}, 180_000)
afterAll(() => started?.stop())

const factor = (more: Partial<ConversionFactor>, as = started.manager) =>
  started.send<object>(
    'PUT',
    '/rest/secure/conversion-factors',
    {
      ...{ nodeId: 'cb-1001', kind: 'PRICE', productType: 'ELECTRICITY', unit: 'GBP/kWh' },
      ...{ periods: [], seriesId: null, ...more },
    },
    as,
  )
const set = async (more: Partial<ConversionFactor>) =>
  expect(await factor(more)).toEqual({ status: 204, body: {} })
const always = (value: number) => [{ from: null, to: null, value }]
const near = (value: number) => expect.closeTo(value, 3) as number
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, one) => total + (one ?? 0), 0)
/** What starts in each of the buckets. */
const cut = (at: readonly number[], values: ReadonlyMap<number, number | null>) =>
  at.map((start, place) =>
    [...values]
      .filter(([one]) => one >= start && one < (at[place + 1] ?? Infinity))
      .map(([, value]) => value),
  )
const refused = async (id: number, more: object) => {
  const [from, to] = clockChanges[0]
  const path = `/rest/secure/measurement-series/${id}/values`
  const { status, body } = await started.select<object>(path, { from, to, granularity: 'P1D', ...more })
  return [status, body.error?.reasons[0]?.code]
}

test.each(clockChanges)(
  'power is energy by time, and energy power by time, also on %s and after',
  async (...period) => {
    const [energy, power] = await Promise.all([started.raw(1001, period), started.raw(1004, period)])
    const asPower = await started.values(1001, period, 'P1D', { as: 'POWER', unit: 'W' })
    expect([asPower.quantity, asPower.unit, asPower.aggregation]).toEqual(['POWER', 'W', 'MEAN'])
    const days = cut(asPower.at, energy).map((values) => values.filter((one) => one !== null))
    expect(asPower.value).toEqual(days.map((values) => near((sum(values) / values.length) * 1000)))
    const asEnergy = await started.values(1004, period, 'P1D', { as: 'ENERGY' })
    expect([asEnergy.quantity, asEnergy.unit, asEnergy.function]).toEqual(['ENERGY', 'kWh', 'SUM'])
    expect(asEnergy.value).toEqual(cut(asEnergy.at, power).map((values) => near(sum(values) / 4)))
    // Both days have been delivered with one kWh for each of their hours.
    const starts = asPower.at.map(
      (at, place) => [at, asPower.at[place + 1] ?? Date.parse(period[1])] as const,
    )
    const lines = starts.map(([at, end]) => `${daily},${new Date(at).toISOString()},${(end - at) / hour}`)
    expect((await started.deliver(lines)).status).toBe(200)
    const ofDays = await started.values(daily, period, 'raw', { as: 'POWER' })
    expect(ofDays.value).toEqual(starts.map(() => 1))
    expect(new Set(starts.map(([at, end]) => (end - at) / hour)).size).toBe(2)
  },
)

test('gas becomes energy by its state number and calorific value, weighted where one changes within an hour', async () => {
  const period: Period = ['1990-02-01T00:00:00Z', '1990-02-01T05:00:00Z']
  await started.deliver([0, 1, 2, 3, 4].map((at) => `${gas},1990-02-01T0${at}:00:00Z,10`))
  const ofGas = { productType: 'GAS', nodeId: 'loc-b2' } as const
  expect(await refused(gas, { as: 'ENERGY' })).toEqual([400, 'FACTOR_UNKNOWN'])
  await set({
    ...{ ...ofGas, kind: 'STATE_NUMBER', unit: '1' },
    periods: [
      { from: null, to: '1990-02-01T02:30:00Z', value: 0.95 },
      { from: '1990-02-01T03:30:00+01:00', to: null, value: 0.96 },
    ],
  })
  await set({
    ...{ ...ofGas, kind: 'CALORIFIC_VALUE', unit: 'kWh/m³' },
    periods: [
      { from: '1990-01-01T00:00:00Z', to: '1990-02-01T01:00:00Z', value: 11.2 },
      { from: '1990-02-01T01:00:00Z', to: '1990-02-01T04:15:00Z', value: 11.4 },
    ],
  })
  const energy = [10 * 0.95 * 11.2, 10 * 0.95 * 11.4, 10 * 0.955 * 11.4, 10 * 0.96 * 11.4]
  const found = await started.values(gas, period, 'raw', { as: 'ENERGY' })
  // In the last hour the calorific value is not known to its end.
  expect(found.value).toEqual([...energy.map(near), null])
  expect([found.unit, found.total.measured]).toEqual(['kWh', 0.8])
  const day = await started.values(gas, period, 'P1D', { as: 'ENERGY', function: 'PEAK', unit: 'MW' })
  expect(day.value).toEqual([near(Math.max(...energy) / 1000)])
  // Paid by kWh, and by m³ as soon as that is what it costs.
  await set({ ...ofGas, unit: 'EUR/MWh', periods: always(50) })
  const cost = () => started.values(gas, period, 'P1D', { as: 'COST' })
  expect(await cost()).toMatchObject({ quantity: 'COST', unit: 'EUR', value: [near(sum(energy) * 0.05)] })
  await set({ ...ofGas, nodeId: 'gas-volume', unit: 'EUR/m³', periods: always(0.6) })
  expect((await cost()).value).toEqual([near(50 * 0.6)])
  await set({ ...ofGas, kind: 'CARBON', unit: 'g/kWh', periods: always(201) })
  const carbon = await started.values(gas, period, 'P1D', { as: 'CARBON', unit: 't' })
  expect(carbon.value).toEqual([expect.closeTo((sum(energy) * 0.201) / 1000, 9)])
})

test.each(clockChanges)(
  'cost and carbon follow the series of their hours, also on %s and after',
  async (...period) => {
    await set({ seriesId: 2021 })
    await set({ kind: 'CARBON', unit: 'kg/kWh', seriesId: 2011 })
    const [energy, power, price, carbon] = await Promise.all(
      [1001, 1004, 2021, 2011].map((id) => started.raw(id, period)),
    )
    const times = (amounts: ReadonlyMap<number, number | null>, rates: ReadonlyMap<number, number | null>) =>
      new Map(
        [...amounts].map(([at, value]) => {
          const rate = rates.get(Math.floor(at / hour) * hour) ?? null
          return [at, value === null || rate === null ? null : value * rate]
        }),
      )
    const cost = await started.values(1001, period, 'P1D', { as: 'COST' })
    expect([cost.unit, cost.function]).toEqual(['GBP', 'SUM'])
    expect(cost.value).toEqual(cut(cost.at, times(energy!, price!)).map((values) => near(sum(values))))
    const emitted = await started.values(1001, period, 'P1D', { as: 'CARBON' })
    expect(emitted.value).toEqual(cut(cost.at, times(energy!, carbon!)).map((values) => near(sum(values))))
    // A quarter of an hour has the price of its hour.
    const quarters = await started.values(1004, period, 'P1D', { as: 'COST' })
    expect(quarters.value).toEqual(cut(cost.at, times(power!, price!)).map((values) => near(sum(values) / 4)))
    // Of a virtual meter as of any other.
    const twice = await started.created('2 * [1001]')
    const { value } = await started.values(twice, period, 'P1D', { as: 'COST' })
    expect(value).toEqual(cost.value.map((one) => near(one! * 2)))
  },
)

test.each(clockChanges)(
  'degree days are those of the mean of each whole day, also on %s and after',
  async (...period) => {
    const temperatures = await started.raw(2001, period)
    const mean = (values: (number | null)[]) => {
      const known = values.filter((one) => one !== null)
      return known.length < 0.8 * values.length ? null : sum(known) / known.length
    }
    const days = (rule: string) => started.values(2001, period, 'P1D', { as: rule })
    const heating = await days('HEATING_DEGREE_DAYS_20_15')
    const means = cut(heating.at, temperatures).map(mean)
    const by = (degrees: (celsius: number) => number) =>
      means.map((celsius) => (celsius === null ? null : near(degrees(celsius))))
    expect(heating.value).toEqual(by((celsius) => (celsius < 15 ? 20 - celsius : 0)))
    expect((await days('HEATING_DEGREE_DAYS_15')).value).toEqual(by((celsius) => Math.max(15 - celsius, 0)))
    expect((await days('COOLING_DEGREE_DAYS')).value).toEqual(
      by((celsius) => (celsius < 24 ? 0 : celsius - 21)),
    )
    const months = await started.values(2001, period, 'P1M', { as: 'HEATING_DEGREE_DAYS_20_15' })
    expect([months.unit, sum(months.value)]).toEqual(['Kd', near(sum(heating.value))])
  },
)

test('by floor area', async () => {
  const [period] = clockChanges
  const { location } = (
    await started.analyst.get<MeteringPoint>('/rest/secure/metering-points/mp-b2-electricity')
  ).body
  const [plain, perArea] = await Promise.all([
    started.values(1001, period, 'P1D'),
    started.values(1001, period, 'P1D', { per: 'FLOOR_AREA' }),
  ])
  expect(perArea.unit).toBe('kWh/m²')
  expect(perArea.value).toEqual(
    plain.value.map((one) => expect.closeTo(one! / location.floorArea[0]!.value!, 5) as number),
  )
  const elsewhere = await started.created('[1001]', { locationId: 'loc-region' })
  expect(await refused(elsewhere, { per: 'FLOOR_AREA' })).toEqual([400, 'FLOOR_AREA_UNKNOWN'])
  expect(await refused(2001, { per: 'FLOOR_AREA' })).toEqual([400, 'NOT_DERIVABLE'])
})

test('an answer is another one as soon as its price is', async () => {
  await set({ nodeId: 'mp-b105-electricity', periods: always(0.2) })
  const path =
    '/rest/secure/measurement-series/1011/values?granularity=P1D&as=COST&from=1990-03-01T00:00:00Z&to=1990-03-02T00:00:00Z'
  await started.deliver(['1011,1990-03-01T00:00:00Z,100'])
  const select = async (tag = '"none"') => {
    const answer = await started.analyst.fetch(path, { headers: { 'if-none-match': tag } })
    const value = /"value":\[(.*?)\]/.exec(await answer.text())?.[1]
    return { status: answer.status, tag: answer.headers.get('etag')!, value }
  }
  const first = await select()
  expect([first.value, (await select(first.tag)).status]).toEqual(['20', 304])
  await set({ nodeId: 'mp-b105-electricity', periods: always(0.3) })
  expect((await select(first.tag)).value).toBe('30')
  // Without one of its own, the meter has the price of its business.
  await set({ periods: always(0.5) })
  await set({ nodeId: 'mp-b105-electricity' })
  expect((await select(first.tag)).value).toBe('50')
})

test('what cannot be calculated is refused, and factors that nobody may set or that are none', async () => {
  expect(await refused(2001, { as: 'COST' })).toEqual([400, 'NOT_DERIVABLE'])
  expect(await refused(1001, { as: 'HEATING_DEGREE_DAYS_15' })).toEqual([400, 'NOT_DERIVABLE'])
  expect(await refused(1001, { as: 'COST', unit: 'EUR' })).toEqual([400, 'UNIT_NOT_CONVERTIBLE'])
  // What the roof makes costs nothing.
  expect(await refused(1003, { as: 'COST' })).toEqual([400, 'FACTOR_UNKNOWN'])
  const bad: [Partial<ConversionFactor>, RegExp][] = [
    [{ unit: 'kWh' }, /no unit of PRICE/],
    [{ unit: 'GBP', periods: always(1) }, /no unit of PRICE/],
    [{ kind: 'STATE_NUMBER', unit: '1', periods: always(1) }, /of gas/],
    [{ kind: 'CARBON', unit: 'kg/kWh', periods: always(-1) }, /from 0/],
    [{ periods: [...always(1), { from: '2024-01-01T00:00:00Z', to: null, value: 2 }] }, /two values/],
    [
      { periods: [{ from: '2024-01-01T00:00:00Z', to: '2023-01-01T00:00:00Z', value: 2 }] },
      /before it starts/,
    ],
    [{ periods: always(1), seriesId: 2021 }, /either/],
    [{ seriesId: 2011 }, /no series 2011 of PRICE/],
    // Of the business above.
    [{ seriesId: 1061 }, /no series 1061/],
  ]
  for (const [more, detail] of bad) {
    const { status, body } = await factor(more)
    expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'FACTOR_INVALID'])
    expect(body.error?.reasons[0]?.detail).toMatch(detail)
  }
  expect((await factor({ nodeId: 'loc-b33', periods: always(1) })).status).toBe(404)
  expect((await factor({ periods: always(1) }, started.analyst)).status).toBe(403)
  await set({ nodeId: 'mp-b105-electricity', periods: always(0.3) })
  const seen = async (query: Record<string, string>, as = started.manager) =>
    (await started.select<ConversionFactors>('/rest/secure/conversion-factors', query, as)).body
  const business = await seen({ nodeId: 'cb-1001' })
  expect(business.factors.map(({ kind, seriesId, series }) => [kind, seriesId, series?.name])).toEqual([
    ['CARBON', 2011, expect.any(String)],
    ['PRICE', null, undefined],
  ])
  expect(business.nodes).toMatchObject([
    { id: 'cb-1001', type: 'CLIENT_BUSINESS', timeZone: 'Europe/London' },
  ])
  // A meter has its own price and, of what it has none of, what stands above it.
  const meter = await seen({ nodeId: 'mp-b105-electricity' }, started.analyst)
  expect(meter.factors.map(({ kind }) => kind)).toEqual(['PRICE'])
  expect(meter.inherited.map(({ kind, nodeId }) => [kind, nodeId])).toEqual([['CARBON', 'cb-1001']])
  expect(meter.nodes.map(({ id }) => id)).toEqual(['cb-1001', 'mp-b105-electricity'])
  expect([business.canChange, meter.canChange]).toEqual([true, false])
  const all = await seen({})
  expect(new Set(all.factors.map(({ nodeId }) => nodeId))).toEqual(new Set(all.nodes.map(({ id }) => id)))
  expect(all.factors.length).toBeGreaterThan(business.factors.length)
  const admin = await SignedInClient.signIn(started.server.url, 'admin')
  const log = await admin.get<{ entries: AuditEntry[] }>(
    '/rest/secure/audit-entries?action=conversion-factor.set',
  )
  expect(log.body.entries[0]).toMatchObject({
    subject: { id: 'mp-b105-electricity' },
    detail: { kind: 'PRICE' },
  })
})
