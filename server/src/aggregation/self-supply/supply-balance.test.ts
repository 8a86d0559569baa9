import type { SupplyFlow } from '@energycockpit/contract'
import fc from 'fast-check'
import type { StretchSums } from './balance-query'
import { daysOfPeriod } from './days-of-period'
import { powerOfFlow } from './power-of-flow'
import { stretchesOf, whyLeftOut, type Metered, type Stretch } from './stretches'
import { supplyBalance } from './supply-balance'

const hour = 3_600_000
const day = { from: Date.UTC(2026, 5, 1), to: Date.UTC(2026, 5, 2) }
const over = day.to + hour

let nextId = 1
const meter = (
  flow: SupplyFlow,
  locationId = 'mill',
  { from = day.from, to = day.to, ...more }: Partial<Metered['series']> & { from?: number; to?: number } = {},
): Metered => ({
  flow,
  series: {
    ...{ id: nextId++, interval: 'PT1H', timeZone: 'UTC', unit: 'kWh' },
    segments: [{ locationId, area: null, from, to }],
    ...more,
  },
})

const summed = (
  [purchase, production, feedIn]: readonly [number, number, number],
  intervals = 24,
  more: Partial<StretchSums> = {},
): StretchSums => ({
  all: { purchase, production, feedIn },
  counts: { purchase: intervals, production: intervals, feedIn: intervals },
  common: { purchase, production, feedIn },
  ...{ intervals, estimated: 0, contradictory: 0, until: day.to },
  ...more,
})

const kilowattHours = fc.double({ min: 0, max: 1e6, noNaN: true })
/** What is fed in is never more than what was produced. */
const counted = fc
  .tuple(kilowattHours, kilowattHours, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([purchase, production, share]) => [purchase, production, production * share] as const)

test('degrees lie between nothing and all, both sides of the balance are equal, of each location and of all', () => {
  fc.assert(
    fc.property(fc.array(counted, { minLength: 1, maxLength: 20 }), (all) => {
      const stretches = stretchesOf(
        all.flatMap((_, place) =>
          (['PURCHASE', 'PRODUCTION', 'FEED_IN'] as const).map((flow) => meter(flow, `at ${place}`)),
        ),
        over,
      )
      const sums = new Map(stretches.map((one, place) => [one, summed(all[place]!)]))
      const { balance, locations, others } = supplyBalance(stretches, sums, 'YESTERDAY')
      const told = [...locations.map((one) => one.balance), ...(others ? [others.balance] : [])]
      for (const one of [balance!, ...told]) {
        expect(one.purchase + one.production).toBeCloseTo(one.consumption + one.feedIn, 3)
        for (const share of [one.selfSupply, one.selfConsumption, one.complete])
          if (share !== null) expect(share >= 0 && share <= 1).toBe(true)
      }
      const sum = (of: (one: (typeof told)[number]) => number) =>
        told.reduce((total, one) => total + of(one), 0)
      expect(sum((one) => one.consumption)).toBeCloseTo(balance!.consumption, 3)
      expect(sum((one) => one.direct)).toBeCloseTo(balance!.direct, 3)
      expect(locations.length + (others?.count ?? 0)).toBe(all.length)
    }),
  )
})

test('more surplus at one location never makes another one less dependent', () => {
  fc.assert(
    fc.property(kilowattHours, kilowattHours, (surplus, purchase) => {
      const metered = [
        ...[meter('PURCHASE', 'sunny'), meter('PRODUCTION', 'sunny'), meter('FEED_IN', 'sunny')],
        meter('PURCHASE', 'dark'),
      ]
      const stretches = stretchesOf(metered, over)
      const of = (id: string) => stretches.find(({ locationId }) => locationId === id)!
      const { balance } = supplyBalance(
        stretches,
        new Map([
          [of('sunny'), summed([1, 10 + surplus, 8 + surplus])],
          [of('dark'), summed([purchase, 0, 0])],
        ]),
        'YESTERDAY',
      )
      expect(balance!.direct).toBeCloseTo(2, 5)
      expect(balance!.consumption).toBeCloseTo(3 + purchase, 5)
    }),
  )
})

test('what was moved is compared only with what stood beside it', () => {
  const noon = day.from + 12 * hour
  const stretches = stretchesOf(
    [
      meter('PURCHASE'),
      meter('PRODUCTION', 'mill', { from: noon }),
      meter('PRODUCTION', 'barn', { to: noon }),
    ],
    over,
  )
  expect(stretches.map(({ locationId, from, meters }) => [locationId, from, meters.length])).toEqual([
    ['mill', day.from, 1],
    ['mill', noon, 2],
    ['barn', day.from, 1],
  ])
})

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-06-01', 24],
])('on %s %d hours are expected', (date, hours) => {
  const { from, to } = daysOfPeriod('YESTERDAY', 'Europe/London', Date.parse(`${date}T10:00:00Z`) + 24 * hour)
  expect(from).toBe(date)
  const zone = { timeZone: 'Europe/London' }
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const offset = (day: string) => (day > '2026-03-29' && day <= '2026-10-25' ? hour : 0)
  const span = { from: at(from) - offset(from), to: at(to) - offset(to) }
  const [stretch] = stretchesOf([meter('PURCHASE', 'mill', { ...zone, ...span })], span.to + hour)
  expect(stretch).toMatchObject({ expected: hours * hour, expectedValues: { PURCHASE: hours } })
})

test('today is that of the location, and the month and year are those of its today', () => {
  const now = Date.parse('2026-12-31T23:30:00Z')
  expect(daysOfPeriod('TODAY', 'Europe/Berlin', now)).toEqual({ from: '2027-01-01', to: '2027-01-02' })
  expect(daysOfPeriod('YEAR', 'Europe/Berlin', now)).toEqual({ from: '2027-01-01', to: '2027-01-02' })
  expect(daysOfPeriod('MONTH', 'Europe/London', now)).toEqual({ from: '2026-12-01', to: '2027-01-01' })
})

test('what has no place in the balance', () => {
  const why = (meters: Metered[], period: 'TODAY' | 'YEAR' = 'YEAR') =>
    stretchesOf(meters, over).map((one: Stretch) => whyLeftOut(one, period))[0]
  const daily = (flow: SupplyFlow) => meter(flow, 'mill', { interval: 'P1D' })
  expect(why([meter('PRODUCTION'), meter('FEED_IN')])).toBe('withoutPurchase')
  expect(why([meter('PURCHASE'), meter('FEED_IN')])).toBe('withoutProduction')
  expect(why([meter('PURCHASE'), daily('PRODUCTION')])).toBe('tooCoarse')
  expect(why([daily('PURCHASE')])).toBeUndefined()
  expect(why([daily('PURCHASE')], 'TODAY')).toBe('tooCoarse')
  expect(why([meter('PURCHASE', 'mill', { interval: 'PT15M' }), meter('PRODUCTION')])).toBeUndefined()
})

test('nothing counted is no balance, and half of the hours are half of it', () => {
  const stretches = stretchesOf([meter('PURCHASE'), meter('PRODUCTION')], over)
  expect(supplyBalance(stretches, new Map(), 'YESTERDAY').balance).toBeNull()
  const half = supplyBalance(stretches, new Map([[stretches[0]!, summed([6, 6, 0], 12)]]), 'YESTERDAY')
  expect(half).toMatchObject({ feedInUnknown: 1, producing: 1 })
  expect(half.balance).toMatchObject({ complete: 0.5, atMost: true, selfSupply: 0.5, selfConsumption: 1 })
})

test('what flows now is told by meters that are not late', () => {
  const prompt = meter('PURCHASE')
  const late = meter('PURCHASE')
  const daily = meter('PURCHASE', 'mill', { interval: 'P1D' })
  const latest = new Map([
    [prompt.series.id, { until: over - hour, power: 5 }],
    [late.series.id, { until: over - 3 * hour, power: 100 }],
    [daily.series.id, { until: over - hour, power: undefined }],
  ])
  expect(powerOfFlow([prompt, late, daily], latest, 'PURCHASE', over)).toEqual({
    ...{ power: 5, withoutPower: 2, lastAt: new Date(over - hour).toISOString() },
  })
  expect(powerOfFlow([late], latest, 'PURCHASE', over)).toMatchObject({ power: null, withoutPower: 1 })
  expect(powerOfFlow([], latest, 'FEED_IN', over)).toEqual({ power: null, withoutPower: 0, lastAt: null })
})
