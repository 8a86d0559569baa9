import type { Twin, TwinObject } from '@energycockpit/contract'

type Objects = readonly TwinObject[]

/** Whether an object has been taken out of use. */
export const isArchived = ({ archivedAt }: TwinObject): boolean => archivedAt !== null

/** The objects directly below others, by the id of what they stand below; null: directly at the location. */
export function objectsByParent(objects: Objects): ReadonlyMap<string | null, TwinObject[]> {
  const below = new Map<string | null, TwinObject[]>()
  for (const object of objects) {
    const siblings = below.get(object.fields.parentObject)
    if (siblings) siblings.push(object)
    else below.set(object.fields.parentObject, [object])
  }
  return below
}

/** What stands above an object, the topmost first. */
export function objectsAbove(objects: Objects, id: string): TwinObject[] {
  const byId = new Map(objects.map((object) => [object.id, object]))
  const above: TwinObject[] = []
  for (let at = byId.get(id)?.fields.parentObject; at != null; at = byId.get(at)?.fields.parentObject) {
    const object = byId.get(at)
    // One that is not known, or a circle, ends the way.
    if (!object || above.includes(object)) break
    above.unshift(object)
  }
  return above
}

/** Objects below which another one may stand: in use, and neither itself nor below it. `id` undefined: a new one. */
export const possibleParents = (objects: Objects, id: string | undefined): TwinObject[] =>
  objects.filter(
    (object) =>
      !isArchived(object) &&
      object.id !== id &&
      !objectsAbove(objects, object.id).some((above) => above.id === id),
  )

/** Name of an object after those above it. */
export const pathOf = (objects: Objects, { id, fields }: TwinObject): string =>
  [...objectsAbove(objects, id).map((above) => above.fields.name), fields.name].join(' › ')

/** Names of everything that the fields of objects refer to by id. */
export const namesIn = ({ location, objects, meteringPoints }: Twin): Record<string, string> =>
  Object.fromEntries([
    [location.id, location.name],
    ...objects.map(({ id, fields }) => [id, fields.name] as const),
    ...meteringPoints.map(({ id, name }) => [id, name] as const),
  ])
