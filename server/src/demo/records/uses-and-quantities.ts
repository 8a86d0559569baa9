import type { FieldsOf, LocationUse, ReferenceField } from '@energycockpit/contract'
import { demoBusinesses } from '../../identity/demo-users'
import { lastMonths, written } from '../history/calendar'
import type { DemoEvent } from '../history/event'
import { changedItems } from '../history/structure-events'

/*
 * What the buildings are used for, and what their consumption is divided by besides the floor area; all of it is
 * invented.
 */
type Quantities = Partial<Record<Exclude<ReferenceField, 'floorArea'>, number>>
type Changed = (firstStart: Date) => Partial<FieldsOf<'LOCATION'>>

const always = <Value>(value: Value) => [{ from: null, value }]
const since = <Value>(months: number, firstStart: Date, [before, value]: readonly [Value, Value]) => [
  ...always(before),
  { from: `${written(lastMonths(firstStart, months)[0]!)}-01`, value },
]

/** What a user has set meanwhile stays. */
const used =
  (use: LocationUse, quantities: Quantities = {}, changed: Changed = () => ({})) =>
  (fields: FieldsOf<'LOCATION'>, firstStart: Date): Partial<FieldsOf<'LOCATION'>> => {
    const values = Object.entries(quantities).map(([field, value]) => [field, always(value)])
    const all = { use: always(use), ...Object.fromEntries(values), ...changed(firstStart) }
    return Object.fromEntries(
      Object.entries(all).filter(([field]) => fields[field as ReferenceField | 'use'].length === 0),
    )
  }

const hall = (beds: number) => used('RESIDENTIAL', { beds })

export const usesAndQuantities: readonly DemoEvent[] = [
  changedItems('uses of the colleges', 'manager', {
    business: demoBusinesses.subBusiness.id,
    kind: 'LOCATION',
    items: {
      'loc-b2': used('LABORATORY', { workplaces: 540, heatedFloorArea: 22_800 }),
      'loc-b105': used('DATA_CENTRE', { workplaces: 60, operatingHours: 168 }),
      'loc-b58': used('LABORATORY', { workplaces: 310 }),
      'loc-b35': used('LABORATORY', { workplaces: 165 }),
      'loc-b27': used('SPORTS', { operatingHours: 98 }),
      'loc-b64': used('LABORATORY', { workplaces: 72 }),
      // Lectures for all first-year students moved here.
      'loc-b31': used('UNIVERSITY', {}, (firstStart) => ({ people: since(14, firstStart, [1_450, 1_900]) })),
      'loc-b111': used('LABORATORY', { workplaces: 260 }),
      'loc-b40': used('CULTURE', { workplaces: 480, operatingHours: 84, heatedFloorArea: 5_300 }),
      'loc-b77': hall(148),
      'loc-b71': hall(352),
      'loc-b79': hall(171),
      'loc-b114': hall(92),
      'loc-b25': used('CULTURE', { operatingHours: 48 }),
      // A wing was closed to be renovated, and its rooms are let again.
      'loc-b113': used('RESIDENTIAL', {}, (firstStart) => ({ beds: since(9, firstStart, [138, 184]) })),
      'loc-b70': hall(130),
      'loc-b57': used('DAYCARE', { people: 118 }),
      'loc-b119': hall(76),
      // With its former unit: it was a residence until half a year ago.
      'loc-b65': used('UNIVERSITY', { workplaces: 140 }, (firstStart) => ({
        use: since(6, firstStart, ['RESIDENTIAL', 'UNIVERSITY']),
      })),
      'loc-b101': hall(168),
    },
  }),
  changedItems('uses of the group', 'super', {
    business: demoBusinesses.superClient.id,
    kind: 'LOCATION',
    items: {
      'loc-b33': used('OFFICE', { workplaces: 128, people: 150 }),
      'loc-b109': used('MANUFACTURING', { workplaces: 46 }),
      'loc-b0': used('OFFICE', { workplaces: 170, people: 205 }),
      'loc-b4': hall(64),
    },
  }),
]
