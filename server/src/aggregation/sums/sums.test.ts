import type { HierarchyNode, LossBalance, MeteringPoint, SummedValues } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import {
  clockChanges,
  startWithVirtualMeters,
  type Period,
} from '../../calculations/virtual/virtual-meters.testing'

/* Sums and balances through the real server, against plain JavaScript over the raw values. */
type Started = Awaited<ReturnType<typeof startWithVirtualMeters>>
let started: Started
/** A sub meter below the electricity of the Ashgrove Laboratories. */
const sub = 3001
beforeAll(async () => {
  started = await startWithVirtualMeters(async (db) => {
    await db
      .insertInto('metering_point')
      .values({
        ...{ id: 'sub', client_business_id: 1001, location_id: 'loc-b2', parent_id: 'mp-b2-electricity' },
        ...{ name: 'Sub', metering_point_id: 'sub', meter_number: null, type: 'SUB', kind: 'SUB' },
        ...{ product_type: 'ELECTRICITY', formula: null },
      })
      .execute()
    await db
      .insertInto('measurement_series')
      .values({
        ...{ id: sub, client_business_id: 1001, metering_point_id: 'sub', quantity: 'ENERGY', unit: 'Wh' },
        ...{ direction: 'PURCHASE', interval: 'PT15M', series_type: 'MEASURED' },
      })
      .execute()
  })
}, 180_000)
afterAll(() => started?.stop())

const near = (value: number) => expect.closeTo(value, 3) as number
const total = (values: readonly (number | null)[]) => values.reduce<number>((sum, one) => sum + (one ?? 0), 0)
const ofElectricity = { productType: 'ELECTRICITY', quantity: 'ENERGY', direction: 'PURCHASE' }
const select = <Answer>(what: 'sum' | 'loss-balance', [from, to]: Period, more: Record<string, string>) =>
  started.select<Answer>(`/rest/secure/measurements/${what}`, { from, to, granularity: 'P1D', ...more })
const sumOf = (period: Period, more: Record<string, string>) =>
  started.whole(select<SummedValues>('sum', period, more))

/** The electricity series below a node, with the floor area of their locations. */
async function metersBelow(search: string) {
  const { nodes } = (
    await started.select<{ nodes: HierarchyNode[] }>('/rest/secure/hierarchy/nodes', { search, limit: '200' })
  ).body
  const meters = nodes.filter(({ kind, productType }) => kind === 'MAIN' && productType === 'ELECTRICITY')
  return Promise.all(
    meters.map(async ({ id, path }) => {
      const { body } = await started.analyst.get<MeteringPoint>(`/rest/secure/metering-points/${id}`)
      const series = body.series.find(({ quantity }) => quantity === 'ENERGY')!
      return { id: series.id, area: body.location.floorArea[0]!.value!, above: path.map((one) => one.id) }
    }),
  )
}

test.each(clockChanges)(
  'a business, a unit and a location are the sum of their meters, also on %s',
  async (...period) => {
    const meters = await metersBelow('electricity')
    const raw = new Map(
      await Promise.all(meters.map(async ({ id }) => [id, await started.raw(id, period)] as const)),
    )
    for (const nodeId of ['cb-1001', 'ou-sciences', 'loc-b2']) {
      const below = meters.filter(({ above }) => above.includes(nodeId))
      const days = await sumOf(period, { nodeId, ...ofElectricity, unit: 'MWh' })
      expect([nodeId, days.seriesCount, days.quantity]).toEqual([nodeId, below.length, 'ENERGY'])
      const inDay = (place: number) =>
        below.flatMap(({ id }) =>
          [...raw.get(id)!].flatMap(([at, value]) =>
            at >= days.at[place]! && at < (days.at[place + 1] ?? Infinity) ? [value] : [],
          ),
        )
      for (const place of days.at.keys()) {
        const values = inDay(place)
        const known = values.filter((one) => one !== null)
        expect(days.value[place]).toEqual(near(total(known) / 1000))
        // The demo marks nothing as estimated; what is missing is neither.
        expect(days.measured[place]! + days.estimated[place]!).toBeCloseTo(known.length / values.length, 9)
      }
      const area = below.reduce((sum, one) => sum + one.area, 0)
      const perArea = await sumOf(period, { nodeId, ...ofElectricity, per: 'FLOOR_AREA' })
      expect([perArea.unit, perArea.value]).toEqual([
        'kWh/m²',
        days.value.map((one) => expect.closeTo((one! * 1000) / area, 5) as number),
      ])
      // The peak of all is what they use at the same time.
      const peak = await sumOf(period, { nodeId, ...ofElectricity, function: 'PEAK', granularity: 'P1Y' })
      const hours = [...raw.get(below[0]!.id)!.keys()]
      const together = hours.map((at) => total(below.map(({ id }) => raw.get(id)!.get(at) ?? null)))
      expect(Math.max(...peak.value.map((one) => one ?? 0))).toEqual(near(Math.max(...together)))
    }
  },
  30_000,
)

test('a main meter against those below it: only where each has a value', async () => {
  const period: Period = ['1990-05-01T00:00:00Z', '1990-05-01T04:00:00Z']
  const quarters = [1000, 2000, 3000, 4000].flatMap((value, hour) =>
    // One quarter is not there.
    ['00', '15', '30', '45'].flatMap((minute) =>
      hour === 2 && minute === '30' ? [] : [`${sub},1990-05-01T0${hour}:${minute}:00Z,${value}`],
    ),
  )
  const hours = [20, 21, 22].map((value, hour) => `1001,1990-05-01T0${hour}:00:00Z,${value}`)
  expect((await started.deliver([...quarters, ...hours])).status).toBe(200)
  const balance = (more: Record<string, string>) =>
    select<LossBalance>('loss-balance', period, { main: '1001', ...more })
  const raw = (await balance({ granularity: 'raw' })).body
  expect([raw.subSeries, raw.unit]).toEqual([[sub], 'kWh'])
  expect([raw.main, raw.subs, raw.value]).toEqual([
    [20, 21, null, null],
    [4, 8, null, null],
    [16, 13, null, null],
  ])
  const day = (await balance({})).body
  expect([day.value, day.total.measured]).toEqual([[29], 0.5])
  expect(day.totals).toEqual({ main: 41, subs: 12, share: near(29 / 41) })
  const named = await balance({ subs: `${sub},1011`, granularity: 'raw' })
  expect([named.status, named.body.value]).toEqual([200, [null, null, null, null]])
})

test.each<['sum' | 'loss-balance', Record<string, string>, number, string]>([
  ['sum', { series: '2001' }, 400, 'NOT_ADDABLE'],
  ['sum', { series: '2021' }, 400, 'NOT_ADDABLE'],
  ['sum', { series: '1001,1004' }, 400, 'NOT_ADDABLE'],
  ['sum', { series: '1001,1003' }, 400, 'NOT_ADDABLE'],
  ['sum', { nodeId: 'cb-1001' }, 400, 'NOT_ADDABLE'],
  ['sum', { nodeId: 'cb-1001', productType: 'HEAT' }, 400, 'NOT_ADDABLE'],
  ['sum', { series: '1001,1061' }, 404, 'NOT_FOUND'],
  ['sum', { nodeId: 'loc-b33' }, 404, 'NOT_FOUND'],
  ['loss-balance', { main: '1011' }, 400, 'NOT_ADDABLE'],
  ['loss-balance', { main: '1001', subs: '1004' }, 400, 'NOT_ADDABLE'],
  ['loss-balance', { main: '1001', subs: '1061' }, 404, 'NOT_FOUND'],
  ['loss-balance', { main: '1061' }, 404, 'NOT_FOUND'],
])('%s of %j is refused', async (what, query, status, code) => {
  const { status: found, body } = await select<object>(what, clockChanges[0], query)
  expect([found, body.error?.reasons[0]?.code]).toEqual([status, code])
})

test('sums of a super client are of all businesses that its people see', async () => {
  const upper = await SignedInClient.signIn(started.server.url, 'super')
  const [from, to] = clockChanges[0]
  const sum = async (nodeId: string) =>
    started.whole(
      started.select<SummedValues>(
        '/rest/secure/measurements/sum',
        { from, to, granularity: 'P1D', nodeId, ...ofElectricity },
        upper,
      ),
    )
  const [all, below] = await Promise.all([sum('cb-1000'), sum('cb-1001')])
  expect(all.seriesCount).toBeGreaterThan(below.seriesCount)
  expect(total(all.value)).toBeGreaterThan(total(below.value))
})
