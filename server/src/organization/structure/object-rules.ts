import { maxObjectDepth, maxObjectsPerLocation } from '@energycockpit/contract'
import type { Surroundings } from './surroundings'
import { checkReference } from './reference-rules'
import type { ItemOf, Structure } from './structure'

export type TwinItem = ItemOf<'OBJECT'>

/** An object stands at a location or below another object there, with metering points of that location alone. */
export function checkObject(object: TwinItem, around: Surroundings<TwinItem>): void {
  const { structure, report, before } = around
  const { location, plan, images, documents } = object.fields
  checkReference(object, { field: 'location', kind: 'LOCATION', id: location }, around)
  if (before?.fields.location !== location && objectsAt(structure, location).length > maxObjectsPerLocation)
    report('location', 'TOO_MANY_OBJECTS', String(maxObjectsPerLocation))
  checkParent(object, around)
  checkThoseBelow(object, around)
  checkMeters(object, around)
  checkFile({ field: 'plan', id: plan, isImage: true }, around)
  for (const { file } of images) checkFile({ field: 'images', id: file, isImage: true }, around)
  for (const { file } of documents) checkFile({ field: 'documents', id: file, isImage: false }, around)
}

/** All objects of a location, as far as the structure knows them. */
export const objectsAt = (structure: Structure, location: string): TwinItem[] =>
  structure.below('LOCATION', location).filter((item): item is TwinItem => item.fields.kind === 'OBJECT')

/** Those directly below an object; a rule will refuse them where they are at another location. */
export const objectsDirectlyBelow = (structure: Structure, { id, fields }: TwinItem): TwinItem[] =>
  objectsAt(structure, fields.location).filter(({ fields: { parentObject } }) => parentObject === id)

function checkParent(object: TwinItem, around: Surroundings<TwinItem>): void {
  const field = 'parentObject'
  const { structure, report } = around
  const { location, parentObject: id } = object.fields
  const parent = checkReference(object, { field, kind: 'OBJECT', id }, around)
  if (parent === undefined) return
  if (parent.fields.location !== location) return report(field, 'OBJECT_OTHER_LOCATION', parent.fields.name)
  const depth = depthOf(object, structure)
  if (depth === 'CYCLE') return report(field, 'CYCLE')
  if (depth + heightBelow(object, structure) > maxObjectDepth)
    report(field, 'TOO_DEEP', String(maxObjectDepth))
}

/** How many objects stand above each other up to this one, itself included. */
function depthOf(object: TwinItem, structure: Structure): number | 'CYCLE' {
  const seen = new Set<string>()
  for (let one: TwinItem | undefined = object; one !== undefined; one = parentOf(one, structure)) {
    if (seen.has(one.id)) return 'CYCLE'
    seen.add(one.id)
  }
  return seen.size
}

const parentOf = ({ fields: { parentObject } }: TwinItem, structure: Structure): TwinItem | undefined =>
  parentObject === null ? undefined : structure.get('OBJECT', parentObject)

/** Of a tree without a cycle above the object, so none below it either. */
const heightBelow = (object: TwinItem, structure: Structure): number =>
  Math.max(0, ...objectsDirectlyBelow(structure, object).map((below) => 1 + heightBelow(below, structure)))

/** What was below it at its old location comes along, or is put below something else. */
function checkThoseBelow(
  { id, fields }: TwinItem,
  { structure, before, report }: Surroundings<TwinItem>,
): void {
  if (before === null || before.fields.location === fields.location) return
  const left = objectsAt(structure, before.fields.location).find(
    ({ fields: { parentObject } }) => parentObject === id,
  )
  if (left !== undefined) report('location', 'OBJECT_OTHER_LOCATION', left.fields.name)
}

/** An archived metering point stays where it is assigned, because its values do, and is assigned nowhere else. */
function checkMeters(object: TwinItem, { structure, before, report }: Surroundings<TwinItem>): void {
  const field = 'meteringPoints'
  const elsewhere: string[] = []
  for (const id of object.fields.meteringPoints) {
    const point = structure.get('METERING_POINT', id)
    if (point === undefined || point.businessId !== object.businessId) report(field, 'REFERENCE_UNKNOWN', id)
    else if (point.fields.location !== object.fields.location) elsewhere.push(point.fields.name)
    else if (point.archivedAt !== null && object.archivedAt === null)
      if (before?.fields.meteringPoints.includes(id) !== true)
        report(field, 'REFERENCE_ARCHIVED', point.fields.name)
  }
  if (elsewhere.length > 0) report(field, 'METER_OTHER_LOCATION', ...elsewhere)
}

/** A file of the same business, of the type that belongs there. */
export function checkFile(
  { field, id, isImage }: { field: string; id: string | null; isImage: boolean },
  { files, report }: Pick<Surroundings<TwinItem>, 'files' | 'report'>,
): void {
  if (id === null) return
  const purpose = files.get(id)
  if (purpose === undefined) report(field, 'FILE_UNKNOWN', id)
  else if ((purpose !== 'DOCUMENT') !== isImage) report(field, 'FILE_OF_OTHER_TYPE', id)
}
