import type { FormerParent, StructureFields } from '@energycockpit/contract'
import type { Surroundings } from './surroundings'
import { checkReference, maxDepth } from './reference-rules'
import type { Item, ItemOf, Structure } from './structure'

/** Items that stand below others, and may have stood below others before. */
export type PlacedFields = Exclude<StructureFields, { kind: 'SERIES' | 'OBJECT' }>
/** What is not placed stays below one item for good, or beside the hierarchy. */
export const isPlaced = (fields: StructureFields): fields is PlacedFields =>
  fields.kind !== 'SERIES' && fields.kind !== 'OBJECT'
type PlacedItem = ItemOf<'ORG_UNIT'> | ItemOf<'LOCATION'> | ItemOf<'METERING_POINT'>

/** What an item stands below in the hierarchy: a submeter below its meter, others below their location or unit. */
export const parentOf = (fields: PlacedFields): string | null =>
  fields.kind === 'METERING_POINT' ? (fields.parentMeteringPoint ?? fields.location) : fields.parentOrgUnit

/** All that an item has stood below before. */
export const formerParentIds = (fields: StructureFields): string[] =>
  isPlaced(fields) ? fields.formerParents.flatMap(({ parent }) => parent ?? []) : []

interface Period {
  parent: string | null
  /** First day, and the first day after; null: always before, or until further. */
  from: string | null
  to: string | null
}

/** Where an item has stood and stands, one after the other. */
export function periodsOf(fields: PlacedFields): Period[] {
  const { formerParents } = fields
  const from = (place: number) => formerParents[place - 1]?.until ?? null
  return [
    ...formerParents.map(({ until, parent }, place) => ({ parent, from: from(place), to: until })),
    { parent: parentOf(fields), from: from(formerParents.length), to: null },
  ]
}

const field = 'formerParents'

/** An item stood below what it could stand below, at each time below one, and never above itself. */
export function checkFormerParents(item: PlacedItem, around: Surroundings<PlacedItem>): void {
  const { report, today } = around
  const { formerParents, kind } = item.fields
  const days = formerParents.map(({ until }) => until)
  if (new Set(days).size < days.length) report(field, 'DAY_TWICE')
  if (days.some((day) => day > today)) report(field, 'DAY_IN_FUTURE')
  for (const one of formerParents) {
    if (kind === 'METERING_POINT') checkFormerPoint({ ...item, fields: item.fields }, one, around)
    else if (one.parent !== null) checkUsed(item, { kind: 'ORG_UNIT', id: one.parent }, around)
  }
  if (kind !== 'LOCATION') checkNeverAboveItself(item, around)
  if (kind !== 'LOCATION') checkDepthBelow(item, around)
}

/** Another item of the business; it may be out of use by now. */
const checkUsed = <Kind extends 'ORG_UNIT' | 'LOCATION' | 'METERING_POINT'>(
  item: Item,
  { kind, id }: { kind: Kind; id: string },
  around: Surroundings<PlacedItem>,
) => checkReference({ ...item, archivedAt: item.archivedAt ?? '' }, { field, kind, id }, around)

function checkFormerPoint(
  point: ItemOf<'METERING_POINT'>,
  { parent }: FormerParent,
  around: Surroundings<PlacedItem>,
): void {
  const { structure, report } = around
  if (parent === null) return report(field, 'REFERENCE_UNKNOWN', '')
  if (point.fields.objectKind === 'VIRTUAL') return report(field, 'VIRTUAL_ELSEWHERE')
  if (structure.get('LOCATION', parent))
    return void checkUsed(point, { kind: 'LOCATION', id: parent }, around)
  const meter = checkUsed(point, { kind: 'METERING_POINT', id: parent }, around)
  if (meter === undefined) return
  if (point.fields.type === null) report(field, 'MAIN_WITH_PARENT')
  else if (meter.fields.type === null) report(field, 'PARENT_NOT_A_METER', meter.fields.name)
  else if (meter.fields.productType !== point.fields.productType)
    report(field, 'PARENT_OTHER_PRODUCT', meter.fields.name)
}

/** Follows what stood above at the same time; what an item stands below now is told about its own field. */
function checkNeverAboveItself(item: PlacedItem, { structure, report }: Surroundings<PlacedItem>): void {
  const { kind } = item.fields
  function faultAbove({ parent, from, to }: Period, depth: number): 'CYCLE' | 'TOO_DEEP' | undefined {
    if (parent === null) return undefined
    if (parent === item.id) return 'CYCLE'
    const above = structure.get(kind, parent)
    if (above === undefined) return undefined
    if (depth > maxDepth) return 'TOO_DEEP'
    for (const one of periodsOf(above.fields)) {
      const meanwhile = { parent: one.parent, from: later(from, one.from), to: earlier(to, one.to) }
      if (isEmpty(meanwhile)) continue
      const fault = faultAbove(meanwhile, depth + 1)
      if (fault) return fault
    }
    return undefined
  }
  for (const period of periodsOf(item.fields)) {
    const fault = faultAbove(period, 1)
    if (fault) return report(period.to === null ? presentField[kind] : field, fault)
  }
}

/** What is moved takes what stands below it along, which must not come too deep either. */
function checkDepthBelow(item: PlacedItem, { structure, before, report }: Surroundings<PlacedItem>): void {
  const parent = parentOf(item.fields)
  if (before === null || parent === null || parentOf(before.fields) === parent) return
  const { kind } = item.fields
  let above = 0
  for (let one = structure.get(kind, parent); one !== undefined && above <= maxDepth; above += 1) {
    const next = parentOf(one.fields as PlacedFields)
    one = next === null ? undefined : structure.get(kind, next)
  }
  // Of what stands above itself, or too deep without what is below, this is told already.
  if (above <= maxDepth && above + heightBelow(item, structure, maxDepth) > maxDepth)
    report(presentField[kind], 'TOO_DEEP')
}

/** How many stand below each other below an item, up to `most` and one more. */
function heightBelow(item: PlacedItem, structure: Structure, most: number): number {
  if (most < 0) return 0
  const { fields } = item
  const around =
    fields.kind === 'METERING_POINT'
      ? structure.below('LOCATION', fields.location)
      : structure.below('ORG_UNIT', item.id)
  const below = around.filter(
    (one): one is PlacedItem =>
      one.fields.kind === fields.kind && isPlaced(one.fields) && parentOf(one.fields) === item.id,
  )
  return Math.max(0, ...below.map((one) => 1 + heightBelow(one, structure, most - 1)))
}

const presentField = {
  ORG_UNIT: 'parentOrgUnit',
  LOCATION: 'parentOrgUnit',
  METERING_POINT: 'parentMeteringPoint',
} as const

const later = (one: string | null, other: string | null) =>
  one === null ? other : other === null ? one : one > other ? one : other
const earlier = (one: string | null, other: string | null) =>
  one === null ? other : other === null ? one : one < other ? one : other
const isEmpty = ({ from, to }: Period) => from !== null && to !== null && from >= to
