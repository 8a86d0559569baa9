import type { ReleasedMeter } from '@energycockpit/contract'
import { objectsAt } from './object-rules'
import { itemOf, type Change, type Structure } from './structure'

/**
 * The further changes that changes of metering points bring about: objects of the place where a metering point was lose
 * it when it is elsewhere or no more, and an undo of the step gives it back. `structure` is how it will be. An object
 * that is changed by the step itself, or of which it was said what is assigned to it, is left for the rules.
 */
export function releasesOf(
  changes: readonly Change[],
  structure: Structure,
  saidOf: ReadonlySet<string> = new Set(),
): Change[] {
  const own = new Set(
    changes.filter((one) => itemOf(one).fields.kind === 'OBJECT').map((one) => itemOf(one).id),
  )
  const gone = new Map<string, Set<string>>()
  for (const { before, after } of changes) {
    if (before?.fields.kind !== 'METERING_POINT') continue
    const { location } = before.fields
    if (after?.fields.kind === 'METERING_POINT' && after.fields.location === location) continue
    gone.set(location, (gone.get(location) ?? new Set()).add(before.id))
  }
  return [...gone].flatMap(([location, points]) =>
    objectsAt(structure, location).flatMap((object): Change[] => {
      const { meteringPoints } = object.fields
      if (own.has(object.id) || saidOf.has(object.id) || !meteringPoints.some((id) => points.has(id)))
        return []
      const left = meteringPoints.filter((id) => !points.has(id))
      return [{ before: object, after: { ...object, fields: { ...object.fields, meteringPoints: left } } }]
    }),
  )
}

/** What releases did, by names; `before` is the structure as it was. */
export const namesOfReleases = (releases: readonly Change[], before: Structure): ReleasedMeter[] =>
  releases.flatMap(({ before: was, after }) => {
    if (was?.fields.kind !== 'OBJECT' || after?.fields.kind !== 'OBJECT') return []
    const { name, meteringPoints } = was.fields
    const left = new Set(after.fields.meteringPoints)
    return meteringPoints
      .filter((id) => !left.has(id))
      .map((id) => ({ object: name, meteringPoint: before.get('METERING_POINT', id)?.fields.name ?? id }))
  })
