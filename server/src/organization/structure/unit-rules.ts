import type { Surroundings } from './surroundings'
import { checkFormerParents } from './places-over-time'
import { checkReference } from './reference-rules'
import type { ItemOf } from './structure'

/** A unit stands under another of its business, and never under itself. */
export function checkUnit(unit: ItemOf<'ORG_UNIT'>, around: Surroundings<ItemOf<'ORG_UNIT'>>): void {
  const field = 'parentOrgUnit'
  checkReference(unit, { field, kind: 'ORG_UNIT', id: unit.fields[field] }, around)
  checkFormerParents(unit, around)
}
