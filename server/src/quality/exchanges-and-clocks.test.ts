import type { LossBalance, SeriesValues, StructureItem } from '@energycockpit/contract'
import { waitFor, type SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../access/own-business.testing'
import { point, series } from '../organization/structure/items.testing'
import { structureClient } from '../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 240_000)

const { created, estate, read, update } = structureClient(
  () => manager,
  () => own.id,
)

interface Exchanged {
  at: string
  /** What the register showed at the first and the last instant, and at the exchange. */
  readings: [first: number, last: number]
  exchange: { last: number; first: number }
}

test.each<[string, { from: string; to: string; hours: number; main: Exchanged; sub: Exchanged }]>([
  [
    'both hours of the same name in autumn',
    {
      ...{ from: '2025-10-25T23:00:00Z', to: '2025-10-27T00:00:00Z', hours: 25 },
      main: { at: '2025-10-26T00:30:00Z', readings: [0, 300], exchange: { last: 100, first: 250 } },
      sub: { at: '2025-10-26T01:30:00Z', readings: [10, 90], exchange: { last: 50, first: 60 } },
    },
  ],
  [
    'the hour that spring leaves out, and the one before',
    {
      ...{ from: '2026-03-29T00:00:00Z', to: '2026-03-29T23:00:00Z', hours: 23 },
      main: { at: '2026-03-29T01:00:00Z', readings: [0, 300], exchange: { last: 100, first: 250 } },
      sub: { at: '2026-03-29T00:59:59Z', readings: [10, 90], exchange: { last: 50, first: 60 } },
    },
  ],
])(
  'a balance loses nothing over exchanges in %s',
  async (_, { from, to, hours, main, sub }) => {
    const { main: meter, energy: quarters, hall } = await estate()
    const below = await created({
      ...{ ...point('').fields, meteringPointId: null, name: 'Sub', location: hall.id },
      ...{ type: 'SUB', objectKind: 'SUB', parentMeteringPoint: meter.id },
    })
    const hourly = async ({ id }: StructureItem) =>
      Number((await created({ ...series('').fields, meteringPoint: id, interval: 'PT1H' })).id)
    const exchanged = async (one: StructureItem, { at, readings, exchange }: Exchanged) => {
      const seriesId = await hourly(one)
      const entered = await manager.post(`/rest/secure/metering-points/${one.id}/meter-readings`, {
        seriesId,
        readings: [from, to].map((instant, place) => ({ at: instant, value: readings[place] })),
      })
      expect(entered.status).toBe(200)
      const { refused } = await update((await read(one)).item, {
        meterExchanges: [
          {
            ...{ at, oldNumber: null, newNumber: 'new' },
            registers: [{ seriesId, ...exchange, digits: null, conversionFactor: null }],
          },
        ],
      })
      expect(refused).toBeUndefined()
      return { seriesId, total: exchange.last - readings[0] + readings[1] - exchange.first }
    }
    const [ofMain, ofSub] = [await exchanged(meter, main), await exchanged(below, sub)]
    const sumOf = (values: readonly (number | null)[]) =>
      values.reduce<number>((sum, one) => sum + (one ?? NaN), 0)
    const get = async <Answer>(path: string, query: Record<string, string>) =>
      (await manager.get<Answer>(`/rest/secure/${path}?${new URLSearchParams({ from, to, ...query })}`)).body
    for (const { seriesId, total } of [ofMain, ofSub])
      await waitFor(
        `series ${seriesId} to come to ${total}`,
        async () => {
          const { value } = await get<SeriesValues>(`measurement-series/${seriesId}/values`, {
            granularity: 'PT1H',
          })
          return value.length === hours && Math.abs(sumOf(value) - total) < 1e-6
        },
        { within: 60_000, every: 300 },
      )
    for (const [granularity, buckets] of [
      ['PT1H', hours],
      ['P1D', 1],
    ] as const) {
      const query = { main: String(ofMain.seriesId), granularity }
      const { value, subs } = await get<LossBalance>('measurements/loss-balance', query)
      expect([granularity, value.length]).toEqual([granularity, buckets])
      expect(sumOf(subs)).toBeCloseTo(ofSub.total, 6)
      expect(sumOf(value)).toBeCloseTo(ofMain.total - ofSub.total, 6)
    }
    expect(quarters.id).not.toBe(String(ofMain.seriesId))
  },
  120_000,
)
