import { resultPer } from '@energycockpit/contract'
import { canAdd } from '@energycockpit/units'
import * as fc from 'fast-check'
import type { Valid } from '../conversion/validity'
import { byQuantityOf, hasQuantity, quantityOfAll, unitBy, type PlacedSeries } from './by-quantity'

const locations = ['one', 'other'] as const
/** Periods one after the other from 0 to 20, with a value or without. */
const course = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 19 }), { maxLength: 3 }).chain((edges) => {
    const bounds = [0, ...edges.sort((a, b) => a - b), 20]
    return fc
      .array(fc.option(value), { minLength: bounds.length - 1, maxLength: bounds.length - 1 })
      .map((values) =>
        values.flatMap((one, place): Valid<Value>[] =>
          one === null ? [] : [{ from: bounds[place]!, to: bounds[place + 1]!, value: one }],
        ),
      )
  })
const quantities = fc.record({
  one: course(fc.integer({ min: 1, max: 9 })),
  other: course(fc.integer({ min: 10, max: 90 })),
})
const estate = quantities.chain((known) =>
  fc.array(course(fc.constantFrom(...locations)), { minLength: 1, maxLength: 3 }).map((courses) =>
    courses.map((places, id): PlacedSeries => ({
      id,
      kind: { quantity: 'ENERGY', unit: 'kWh', interval: 'PT1H', timeZone: 'UTC' },
      scope: {
        ...{ id: `mp-${id}`, productType: 'ELECTRICITY', direction: 'PURCHASE', businessId: 1 },
        ...{ timeZone: 'UTC', places: [{ from: null, to: null, value: 'one' }], quantities: known },
      },
      places,
    })),
  ),
)
const at = <Value>(periods: readonly Valid<Value>[], instant: number): Value | undefined =>
  periods.find(({ from, to }) => (from ?? -Infinity) <= instant && instant < (to ?? Infinity))?.value

test('at every instant the quantity is that of all locations at which something is counted then', () =>
  fc.assert(
    fc.property(estate, fc.integer({ min: 0, max: 19 }), (placed, second) => {
      fc.pre(placed.some(hasQuantity))
      const instant = second + 0.5
      const counted = new Set(placed.flatMap(({ places }) => at(places!, instant) ?? []))
      const values = [...counted].map((location) => at(placed[0]!.scope.quantities[location] ?? [], instant))
      const expected =
        values.length === 0 || values.includes(undefined)
          ? undefined
          : values.reduce<number>((sum, value) => sum + value!, 0)
      expect(at(quantityOfAll(placed, { per: 'BEDS' }), instant)).toBe(expected)
    }),
  ))

test('where it is never known it is refused, by floor area with a code of its own', () =>
  fc.assert(
    fc.property(estate, fc.constantFrom(...resultPer), (placed, per) => {
      const unknown = placed.map((one) => ({ ...one, scope: { ...one.scope, quantities: {} } }))
      const code = per === 'FLOOR_AREA' ? 'FLOOR_AREA_UNKNOWN' : 'REFERENCE_QUANTITY_UNKNOWN'
      for (const together of ['each', 'all'] as const)
        expect(() => byQuantityOf(unknown, { per, of: together })).toThrow(
          expect.objectContaining({ code }) as unknown as Error,
        )
    }),
  ))

test('what each has by its own quantity does not add up', () => {
  for (const per of resultPer) expect(canAdd(unitBy('kWh', per), unitBy('kWh', per))).toBe(false)
})
