import {
  listedLocationsPerPage,
  type CallResponse,
  type ChangedGroup,
  type getLocationGroups,
  type getLocations,
} from '@energycockpit/contract'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { applyStep, lockBusiness, type StructureParts } from '../structure/apply-step'
import { itemsById, locationsInGroup } from '../structure/item-repository'
import type { Change, ItemOf } from '../structure/structure'
import { addedTo, removedFrom, renamedAt } from './group-members'
import { findGroups, findLocations } from './repository'

type Location = ItemOf<'LOCATION'>
interface Group {
  businessId: number
  name: string
}

export const readGroups = async ({ db, user }: Context): Promise<CallResponse<typeof getLocationGroups>> => ({
  groups: await findGroups(db, user.visibleBusinessIds),
})

/** Throws a Problem (404) for a business that the user does not see. */
export async function readLocations(
  { db, user }: Context,
  query: Omit<Parameters<typeof findLocations>[1], 'limit'>,
): Promise<CallResponse<typeof getLocations>> {
  if (!user.visibleBusinessIds.includes(query.businessId)) throw new Problem(404, 'NOT_FOUND')
  const found = await findLocations(db, { ...query, limit: listedLocationsPerPage + 1 })
  const locations = found.slice(0, listedLocationsPerPage)
  return { locations, next: found.length > locations.length ? locations.at(-1)!.id : null }
}

/**
 * Adds locations to a group and removes others. Throws a Problem: 404 for a business or location that the user does not
 * see or that is of another business, 409 LOCATION_GROUP_EXISTS where it is to be a new group, and what `applyStep` says.
 */
export async function changeGroup(
  context: ChangeContext,
  parts: StructureParts,
  {
    add,
    remove,
    isNew,
    ...group
  }: Group & { add: readonly string[]; remove: readonly string[]; isNew: boolean },
): Promise<ChangedGroup> {
  await lockBusiness(context, group.businessId)
  if (isNew) await refuseExisting(context, group)
  const removed = new Set(remove)
  const found = await locationsOf(context, group.businessId, new Set([...add, ...remove]))
  const { name } = group
  const changes = found.map((one) => (removed.has(one.id) ? removedFrom(name, one) : addedTo(name, one)))
  return applied(context, parts, group, changes)
}

/** Throws a Problem: 404 for a group that is not there, 409 LOCATION_GROUP_EXISTS for a name that another one has. */
export async function renameGroup(
  context: ChangeContext,
  parts: StructureParts,
  { to, merge, ...group }: Group & { to: string; merge: boolean },
): Promise<ChangedGroup> {
  const members = await membersToChange(context, group)
  if (!merge && to !== group.name) await refuseExisting(context, { businessId: group.businessId, name: to })
  return applied(
    context,
    parts,
    group,
    members.map((one) => renamedAt(group.name, to, one)),
  )
}

/** Throws a Problem (404) for a group that is not there. */
export async function dissolveGroup(
  context: ChangeContext,
  parts: StructureParts,
  group: Group,
): Promise<ChangedGroup> {
  const members = await membersToChange(context, group)
  return applied(
    context,
    parts,
    group,
    members.map((one) => removedFrom(group.name, one)),
  )
}

async function applied(
  context: ChangeContext,
  parts: StructureParts,
  { businessId }: Group,
  given: readonly Change[],
): Promise<ChangedGroup> {
  const { step, changes } = await applyStep(context, parts, { businessId, action: 'CHANGED', changes: given })
  return { step, locations: changes.length }
}

async function membersToChange(context: ChangeContext, { businessId, name }: Group): Promise<Location[]> {
  await lockBusiness(context, businessId)
  const members = await locationsInGroup(context.db, businessId, name)
  if (members.length === 0) throw new Problem(404, 'NOT_FOUND')
  return members as Location[]
}

async function refuseExisting({ db }: ChangeContext, { businessId, name }: Group): Promise<void> {
  const { length } = await locationsInGroup(db, businessId, name)
  if (length > 0) throw new Problem(409, 'LOCATION_GROUP_EXISTS', `${name}: ${length} locations`)
}

async function locationsOf(
  { db }: ChangeContext,
  businessId: number,
  ids: ReadonlySet<string>,
): Promise<Location[]> {
  const found = await itemsById(db, 'LOCATION', [...ids])
  const own = found.filter((one) => one.businessId === businessId)
  if (own.length < ids.size) throw new Problem(404, 'NOT_FOUND')
  return own as Location[]
}
