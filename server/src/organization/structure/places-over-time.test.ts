import { formerAfterMove, parentOn, type FormerParent } from '@energycockpit/contract'
import fc from 'fast-check'
import { faultsOfChanges } from './check-changes'
import type { Known } from './surroundings'
import { location, point, unit } from './items.testing'
import { parentOf, periodsOf } from './places-over-time'
import { Structure, type Item, type ItemOf } from './structure'

const known: Known = {
  ...{
    withValues: new Set(),
    regions: new Map(),
    inFormulas: new Set(),
    virtual: new Set(),
    files: new Map(),
    definitions: [],
  },
  ...{ today: '2026-03-31', now: '2026-03-31T00:00:00.000Z' },
}
const estate: readonly Item[] = [
  unit('north'),
  unit('old', {}),
  location('hall'),
  location('barn'),
  point('main'),
  point('second'),
  point('gas', { productType: 'GAS' }),
  point('sensor', { objectKind: 'SENSOR', type: null }),
]
const faultsOf = (after: Item, items = estate) => {
  const held = new Structure(items)
  const change = { before: held.get(after.fields.kind, after.id) ?? null, after }
  return faultsOfChanges([change], held.with([change]), known).map(({ field, code }) => `${field} ${code}`)
}
const until = (day: string, parent: string | null): FormerParent => ({ until: day, parent })

test.each<[string, Item, string[]]>([
  ['a location was in a unit', location('hall', { formerParents: [until('2026-01-01', 'north')] }), []],
  ['or directly under the business', location('hall', { formerParents: [until('2026-01-01', null)] }), []],
  [
    'but not at a location',
    location('hall', { formerParents: [until('2026-01-01', 'barn')] }),
    ['formerParents REFERENCE_UNKNOWN'],
  ],
  ['a meter was at a location', point('main', { formerParents: [until('2026-01-01', 'barn')] }), []],
  ['or the submeter of another', point('second', { formerParents: [until('2026-01-01', 'main')] }), []],
  [
    'never at none',
    point('main', { formerParents: [until('2026-01-01', null)] }),
    ['formerParents REFERENCE_UNKNOWN'],
  ],
  [
    'nor below a meter of another product',
    point('second', { formerParents: [until('2026-01-01', 'gas')] }),
    ['formerParents PARENT_OTHER_PRODUCT'],
  ],
  [
    'nor below a sensor',
    point('second', { formerParents: [until('2026-01-01', 'sensor')] }),
    ['formerParents PARENT_NOT_A_METER'],
  ],
  [
    'a sensor was no submeter',
    point('sensor', { objectKind: 'SENSOR', type: null, formerParents: [until('2026-01-01', 'main')] }),
    ['formerParents MAIN_WITH_PARENT'],
  ],
  [
    'two places end on one day',
    location('hall', { formerParents: [until('2026-01-01', 'north'), until('2026-01-01', 'old')] }),
    ['formerParents DAY_TWICE'],
  ],
  [
    'a change in the future',
    location('hall', { formerParents: [until('2026-04-01', 'north')] }),
    ['formerParents DAY_IN_FUTURE'],
  ],
  [
    'a unit above itself',
    unit('north', { formerParents: [until('2026-01-01', 'north')] }),
    ['formerParents CYCLE'],
  ],
])('%s', (_, after, expected) => expect(faultsOf(after)).toEqual(expected))

test('each day has one place', () => {
  const fields = unit('north', {
    parentOrgUnit: 'c',
    formerParents: [until('2026-01-01', 'a'), until('2026-02-01', 'b')],
  }).fields
  expect(periodsOf(fields)).toEqual([
    { from: null, to: '2026-01-01', parent: 'a' },
    { from: '2026-01-01', to: '2026-02-01', parent: 'b' },
    { from: '2026-02-01', to: null, parent: 'c' },
  ])
})

const ids = ['a', 'b', 'c', 'd', 'e']
const days = Array.from({ length: 8 }, (_, day) => `2026-03-0${day + 1}`)
type Unit = ItemOf<'ORG_UNIT'>

/** Looks at each day by itself. */
const isAboveItself = (units: ReadonlyMap<string, Unit>): boolean =>
  [...days, '2999-01-01'].some((date) =>
    ids.some((id) => {
      const above = (one: string) => {
        const { fields } = units.get(one)!
        return parentOn({ parent: parentOf(fields), former: fields.formerParents }, date)
      }
      let at = above(id)
      for (let steps = 0; at !== null && at !== id && steps < ids.length; steps += 1) at = above(at)
      return at === id
    }),
  )

test('moves are refused exactly where something would stand above itself on one of the days', () => {
  let [made, refused] = [0, 0]
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.constantFrom(...ids),
          to: fc.constantFrom(...ids, null),
          since: fc.constantFrom(...days, null),
        }),
        { minLength: 4, maxLength: 14 },
      ),
      (moves) => {
        let units = new Map(ids.map((id) => [id, unit(id)]))
        for (const { id, to, since } of moves) {
          const { fields } = units.get(id)!
          const placed = { parent: parentOf(fields), former: fields.formerParents }
          const after = unit(id, {
            parentOrgUnit: to,
            formerParents: formerAfterMove(placed, { to, since }),
          })
          const moved = new Map([...units, [id, after]])
          const faults = faultsOf(after, [...units.values()])
          expect(faults.length > 0).toBe(isAboveItself(moved))
          if (faults.length > 0) refused += 1
          else {
            made += 1
            units = moved
          }
        }
      },
    ),
  )
  expect(Math.min(made, refused)).toBeGreaterThan(50)
})
