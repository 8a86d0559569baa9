import type { EnergyFlows, SelfSupply, SupplyBalance } from '@energycockpit/contract'
import fc from 'fast-check'
import { ageOf } from './age'
import { drawnSupply, submeterUses, usesOf } from './drawn-supply'
import { querySupply, supplyChoice } from './supply-choice'
import { hasValues, lastReading, toldLines } from './supply-lines'

const words = {
  ...{ purchase: 'Purchase', production: 'Production', feedIn: 'Feed-in', consumption: 'Consumption' },
  ...{ others: (count: number) => `${count} more`, rest: 'Rest' },
}

const balanceOf = (purchase: number, production: number, feedIn: number): SupplyBalance => ({
  ...{ purchase, production, feedIn, direct: production - feedIn },
  ...{ consumption: purchase + production - feedIn, complete: 1, estimated: 0, atMost: false },
  ...{ selfSupply: null, selfConsumption: null },
})

const kilowattHours = fc.integer({ min: 0, max: 1_000_000 })

test('what goes into the consumption comes out of it, whatever the submeters counted', () => {
  fc.assert(
    fc.property(
      fc.tuple(kilowattHours, kilowattHours, fc.integer({ min: 0, max: 100 })),
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 40 }),
      ([purchase, production, share], parts) => {
        const balance = balanceOf(purchase, production, (production * share) / 100)
        const whole = parts.reduce((sum, one) => sum + one, 0)
        // Up to all of it.
        const counted = parts.map((part, place) => ({
          ...{ id: `${place}`, name: '', value: (part / (whole + 1)) * balance.consumption },
        }))
        const { flows, nodes } = drawnSupply(balance, submeterUses(balance, counted, words), words)
        const sum = (end: 'source' | 'target', id: string) =>
          flows.reduce((total, flow) => total + (flow[end] === id ? flow.value : 0), 0)
        expect(sum('target', 'consumption')).toBeCloseTo(balance.consumption, 4)
        if (balance.consumption > 0) {
          const out = sum('source', 'consumption')
          expect(Math.abs(out - balance.consumption)).toBeLessThanOrEqual(balance.consumption / 1000)
        }
        expect(sum('source', 'production')).toBeCloseTo(production, 4)
        expect(flows.every(({ value }) => value > 0)).toBe(true)
        expect(nodes.length).toBeLessThanOrEqual(4 + 12 + 2)
      },
    ),
  )
})

test('of a consumption that is known in part nothing is left over', () => {
  const uses = [{ id: 'fans', name: 'Fans', value: 10 }]
  expect(submeterUses({ consumption: 100, complete: 0.5 }, uses, words)).toEqual(uses)
  expect(submeterUses({ consumption: 100, complete: 1 }, uses, words).at(-1)).toEqual({
    ...{ id: 'rest', name: 'Rest', value: 90 },
  })
  expect(submeterUses({ consumption: 100, complete: 1 }, [], words)).toEqual([])
})

test('submeters below any main meter are uses, the most first; losses are none', () => {
  const node = (id: string, type: EnergyFlows['nodes'][number]['type'], depth: number) => ({
    ...{ id, type, depth, name: `The ${id}` },
  })
  const link = (source: string, target: string, value: number) => ({
    ...{ source, target, value, measured: 1, estimated: 0 },
  })
  expect(
    usesOf({
      ...{ unit: 'kWh', above: [], leftOut: 0 },
      nodes: [
        ...[
          node('mill', 'LOCATION', 0),
          node('main', 'METERING_POINT', 1),
          node('fans', 'METERING_POINT', 2),
        ],
        ...[node('light', 'METERING_POINT', 2), node('loss main', 'LOSS', 2)],
      ],
      links: [
        ...[link('mill', 'main', 9), link('main', 'fans', 3), link('main', 'light', 5)],
        link('main', 'loss main', 1),
      ],
    }).map(({ id, value }) => [id, value]),
  ).toEqual([
    ['light', 5],
    ['fans', 3],
  ])
})

const flow = (more: Partial<SelfSupply['flows']['PURCHASE']> = {}) => ({
  ...{ meters: 1, energy: 4, complete: 1, power: 2, withoutPower: 0, lastAt: '2026-06-01T10:00:00Z' },
  ...more,
})
const none = flow({ meters: 0, energy: null, power: null, lastAt: null })

test('only what there are meters for is told, with the figures of the balance', () => {
  const flows = { PURCHASE: flow(), PRODUCTION: none, FEED_IN: none }
  const told = toldLines({ flows, balance: balanceOf(3, 0, 0) } as unknown as SelfSupply)
  expect(told.map(({ line, energy, power }) => [line, energy, power])).toEqual([
    ['PURCHASE', 3, 2],
    ['CONSUMPTION', 3, 2],
  ])
})

test('the power of a consumption is not made of half of its meters', () => {
  const powers = (flows: SelfSupply['flows']) =>
    toldLines({ flows, balance: null } as unknown as SelfSupply).map(({ line, power }) => [line, power])
  const [sun, fedIn] = [flow({ power: 5 }), flow({ power: 1 })]
  expect(powers({ PURCHASE: flow(), PRODUCTION: sun, FEED_IN: fedIn }).slice(3)).toEqual([
    ['DIRECT', 4],
    ['CONSUMPTION', 6],
  ])
  const late = flow({ power: 1, withoutPower: 1 })
  expect(powers({ PURCHASE: late, PRODUCTION: sun, FEED_IN: fedIn }).slice(3)).toEqual([
    ['DIRECT', null],
    ['CONSUMPTION', null],
  ])
  // Of intervals that are not the same.
  expect(powers({ PURCHASE: flow(), PRODUCTION: fedIn, FEED_IN: sun }).at(-1)).toEqual(['CONSUMPTION', null])
})

test('the last reading is that of any meter', () => {
  const later = flow({ energy: null, lastAt: '2026-06-02T10:00:00Z' })
  expect(lastReading({ flows: { PURCHASE: flow(), PRODUCTION: later, FEED_IN: none } })).toBe(later.lastAt)
  expect(hasValues({ flows: { PURCHASE: none, PRODUCTION: later, FEED_IN: none } })).toBe(false)
  expect(lastReading({ flows: { PURCHASE: none, PRODUCTION: none, FEED_IN: none } })).toBeNull()
})

test('the address says what is shown, and only what is not there by itself', () => {
  for (const query of ['', '?node=mill', '?period=YEAR', '?node=mill&period=MONTH'])
    expect(querySupply(supplyChoice(query))).toBe(query)
  expect(supplyChoice('?period=CENTURY')).toEqual({ nodeId: undefined, period: 'TODAY' })
})

test('an age is written in the largest unit that says it, and is never one of the future', () => {
  const t = ((key: string, values?: { count: number }) =>
    `${key.split('.').at(-1)} ${values?.count ?? ''}`) as never
  const minute = 60_000
  const ages = [-5, 0.5, 1, 119, 120, 47 * 60, 48 * 60].map((age) => ageOf(0, age * minute, t))
  expect(ages).toEqual(['now ', 'now ', 'minutes 1', 'minutes 119', 'hours 2', 'hours 47', 'days 2'])
})
