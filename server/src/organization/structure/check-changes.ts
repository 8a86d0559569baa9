import { checkAttributes } from './attribute-rules'
import { checkLocation } from './location-rules'
import { checkObject, objectsDirectlyBelow } from './object-rules'
import { checkPoint } from './point-rules'
import { checkSeries } from './series-rules'
import { checkUnit } from './unit-rules'
import { reportOn, type Report, type StructureFault } from './fault'
import type { Known, Surroundings } from './surroundings'
import { itemOf, keyFields, keyOf, type Change, type Item, type Structure } from './structure'

/**
 * Everything that is wrong with changes of a structure; none: they may be made. `structure` is how it will be, with all
 * that the changed items refer to and what stands directly below them.
 */
export function faultsOfChanges(
  changes: readonly Change[],
  structure: Structure,
  known: Known,
): StructureFault[] {
  const faults: StructureFault[] = []
  for (const change of changes) {
    const item = itemOf(change)
    const report = reportOn(faults, item)
    if (change.after === null || isArchivedBy(change)) {
      if (stillInUse(item, structure, change.after === null)) report('archivedAt', 'BELOW_IN_USE')
      if (change.after === null) continue
    }
    checkKey(item, structure, report)
    checkAttributes(item, { ...known, before: change.before, report })
    checkItem(item, { ...known, structure, before: change.before, report })
  }
  return faults
}

const isArchivedBy = ({ before, after }: Change) =>
  before !== null && after !== null && before.archivedAt === null && after.archivedAt !== null

/** Below what is archived nothing is in use; below what is deleted there is nothing. */
function stillInUse(item: Item, structure: Structure, isDeleted: boolean): boolean {
  const { fields } = item
  const all =
    fields.kind === 'OBJECT'
      ? objectsDirectlyBelow(structure, { ...item, fields })
      : structure.below(fields.kind, item.id)
  return all.some((below) => isDeleted || (below.archivedAt === null && below.fields.kind !== 'SERIES'))
}

function checkItem(item: Item, { before, ...around }: Surroundings<Item>): void {
  const { fields } = item
  switch (fields.kind) {
    case 'ORG_UNIT':
      return checkUnit({ ...item, fields }, { ...around, before: before as null })
    case 'LOCATION':
      return checkLocation({ ...item, fields }, { ...around, before: before as null })
    case 'METERING_POINT':
      return checkPoint({ ...item, fields }, { ...around, before: before as null })
    case 'SERIES':
      return checkSeries({ ...item, fields }, { ...around, before: before as null })
    case 'OBJECT':
      return checkObject({ ...item, fields }, { ...around, before: before as null })
  }
}

function checkKey(item: Item, structure: Structure, report: Report): void {
  const key = keyOf(item)
  if (key === undefined || key === null) return
  const { kind } = item.fields
  const others = structure.withKey(kind, item.businessId, key).filter(({ id }) => id !== item.id)
  if (others.length > 0) report(keyFields[kind], 'KEY_TAKEN', key)
}
