import type { StructureFile, Twin, TwinObject } from '@energycockpit/contract'
import { isArchived, objectsAbove } from '../objects/objects'

/** On whose plan something is placed: an object's, or, null, the location's. */
export type PlanHolder = TwinObject | null

/**
 * Whose plan an object with this parent is placed on: that of the nearest object above with a plan, else the location's,
 * be there a plan of it or not.
 */
export function holderAbove(objects: readonly TwinObject[], parentId: string | null): PlanHolder {
  const parent = objects.find(({ id }) => id === parentId)
  if (!parent) return null
  return [...objectsAbove(objects, parent.id), parent].findLast(({ fields }) => fields.plan !== null) ?? null
}

/** Whose plan is shown with an object: its own, else the one on which it is placed. */
export const holderFor = (objects: readonly TwinObject[], object: TwinObject | undefined): PlanHolder =>
  object === undefined ? null : holderAbove(objects, object.id)

/** The image of a plan; undefined: there is none. */
export function planFile({ location, files }: Twin, holder: PlanHolder): StructureFile | undefined {
  const plan = holder === null ? location.plan : holder.fields.plan
  return files.find(({ id }) => id === plan)
}

/** The objects in use whose place is on this plan, be they placed or not. */
export const objectsOfPlan = (objects: readonly TwinObject[], holder: PlanHolder): TwinObject[] =>
  objects.filter(
    (object) => !isArchived(object) && holderAbove(objects, object.fields.parentObject)?.id === holder?.id,
  )
