import { isDeepStrictEqual } from 'node:util'
import { objectsAt, type TwinItem } from './object-rules'
import type { Change, Structure } from './structure'

/**
 * The changes that make an object what it is to be: those below it go along to another location, and a place on a plan
 * is forgotten where it would be one on another plan. `before` is the structure with all objects of its location.
 */
export function changesOfObject(before: TwinItem, after: TwinItem, structure: Structure): Change[] {
  const { location } = after.fields
  const moved: Change[] = [{ before, after }]
  if (location !== before.fields.location)
    for (const below of everyObjectBelow(before, structure))
      moved.push({ before: below, after: { ...below, fields: { ...below.fields, location } } })
  const later = structure.with(moved)
  return moved.map((change) => ({
    before: change.before,
    after: withoutStalePosition(change.before as TwinItem, change.after as TwinItem, structure, later),
  }))
}

function withoutStalePosition(
  before: TwinItem,
  after: TwinItem,
  structure: Structure,
  later: Structure,
): TwinItem {
  const isKept = isDeepStrictEqual(before.fields.position, after.fields.position)
  if (!isKept || planOwner(before, structure) === planOwner(after, later)) return after
  return { ...after, fields: { ...after.fields, position: null } }
}

/** The nearest thing above an object that has a plan, by its id; where none has, its location. */
function planOwner({ fields }: TwinItem, structure: Structure, depth = 0): string {
  const parent = fields.parentObject === null ? undefined : structure.get('OBJECT', fields.parentObject)
  // What stands below itself is refused by a rule later on.
  if (parent === undefined || depth > 100) return fields.location
  return parent.fields.plan === null ? planOwner(parent, structure, depth + 1) : parent.id
}

function everyObjectBelow(object: TwinItem, structure: Structure): TwinItem[] {
  const found = new Map<string, TwinItem>()
  const all = objectsAt(structure, object.fields.location)
  const add = (id: string) => {
    for (const one of all)
      if (one.fields.parentObject === id && one.id !== object.id && !found.has(one.id)) {
        found.set(one.id, one)
        add(one.id)
      }
  }
  add(object.id)
  return [...found.values()]
}
