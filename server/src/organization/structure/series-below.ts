import type { Item, ItemOf, Structure } from './structure'

/** The series of a metering point, or of all metering points of a location, as far as the structure knows them. */
export function seriesIn(structure: Structure, { id, fields }: Item): ItemOf<'SERIES'>[] {
  const below = structure.below(fields.kind, id)
  return fields.kind === 'METERING_POINT'
    ? (below as ItemOf<'SERIES'>[])
    : below.flatMap((item) => (item.fields.kind === 'METERING_POINT' ? seriesIn(structure, item) : []))
}
