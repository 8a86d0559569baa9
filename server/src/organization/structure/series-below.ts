import { isOfCalendar } from '@energycockpit/time'
import type { Surroundings } from './surroundings'
import type { Item, ItemOf, Structure } from './structure'

/** The series of a metering point, or of all metering points of a location, as far as the structure knows them. */
export function seriesIn(structure: Structure, { id, fields }: Item): ItemOf<'SERIES'>[] {
  const below = structure.below(fields.kind, id)
  return fields.kind === 'METERING_POINT'
    ? (below as ItemOf<'SERIES'>[])
    : below.flatMap((item) => (item.fields.kind === 'METERING_POINT' ? seriesIn(structure, item) : []))
}

/**
 * In another time zone whole days begin at another instant: values of whole days would be cut wrongly, and formulas
 * join only what begins together.
 */
export function checkOtherClock(item: Item, field: string, around: Surroundings<Item>): void {
  const series = seriesIn(around.structure, item)
  if (series.some(({ id, fields }) => isOfCalendar(fields.interval) && around.withValues.has(Number(id))))
    around.report(field, 'HAS_VALUES')
  else if (series.some(({ id }) => around.inFormulas.has(Number(id)))) around.report(field, 'IN_FORMULA')
}
