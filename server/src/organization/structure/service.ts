import {
  hasAttributes,
  type BelowStructureItem,
  type ChangedStructure,
  type ReadStructureItem,
  type StructureFields,
  type StructureItem,
  type StructureKind,
} from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { listDefinitions } from '../attributes/repository'
import { findPath } from '../hierarchy-repository'
import { applyStep, hindrancesOf, lockBusiness, type AppliedStep, type StructureParts } from './apply-step'
import {
  findItem,
  itemsBelow,
  namesOfNodes,
  objectsAbove,
  objectsAtLocations,
  submetersOf,
  zonesOfLocations,
} from './item-repository'
import { newNumbers } from './item-writer'
import { withNewestNumber } from './meter-number'
import { changesOfObject } from './moved-objects'
import { newNodeId } from './new-node-id'
import { formerParentIds } from './places-over-time'
import { stepOfRequest } from './step-repository'
import { keyFields, keyOf, referredIds, Structure, type Change, type Item, type ItemOf } from './structure'

export interface ItemRef {
  kind: StructureKind
  id: string
}

/** An item with the names of what it refers to. Throws a Problem (404) for one that the user does not see. */
export async function readItem({ db, user }: Context, ref: ItemRef): Promise<ReadStructureItem> {
  const item = await visibleItem({ db, user }, ref)
  const { fields } = item
  const zones =
    fields.kind === 'METERING_POINT'
      ? await zonesOfLocations(db, [fields.location], user.visibleBusinessIds)
      : {}
  const [timeZone] = Object.values(zones)
  return {
    item,
    ...(timeZone !== undefined && { timeZone }),
    path: await pathAbove({ db, user }, item),
    names: await namesOfNodes(
      db,
      [...formerParentIds(item.fields), ...referredIds(item.fields)],
      user.visibleBusinessIds,
    ),
    attributes: hasAttributes(ref.kind)
      ? await listDefinitions(db, [item.businessId], { appliesTo: ref.kind })
      : [],
    canEdit: isPermitted(user.roles, 'structure:edit'),
    canAdminister: isPermitted(user.roles, 'structure:administer'),
  }
}

/** What stands above an item in the hierarchy; above an object its location and the objects there. */
async function pathAbove(
  { db, user: { visibleBusinessIds } }: Pick<Context, 'db' | 'user'>,
  { id, fields }: Item,
): Promise<ReadStructureItem['path']> {
  if (fields.kind === 'SERIES') return findPath(db, fields.meteringPoint, visibleBusinessIds)
  if (fields.kind !== 'OBJECT') return (await findPath(db, id, visibleBusinessIds)).slice(0, -1)
  return [
    ...(await findPath(db, fields.location, visibleBusinessIds)),
    ...(await objectsAbove(db, fields.parentObject)),
  ]
}

interface NewItem {
  businessId: number
  fields: StructureFields
  requestId?: string | undefined
}

/** Throws a Problem: 404 for a business that the user does not see, and what `applyStep` says. */
export async function createItem(
  context: ChangeContext,
  parts: StructureParts,
  { businessId, fields, requestId }: NewItem,
): Promise<ChangedStructure> {
  await lockBusiness(context, businessId)
  const earlier =
    requestId === undefined
      ? undefined
      : await stepOfRequest(context.db, { businessId, requestId, byUuid: context.user.uuid })
  if (earlier) return createdEarlier(context, parts, { earlier, fields })
  const { kind } = fields
  const id = kind === 'SERIES' ? String((await newNumbers(context.db, kind, 1))[0]!) : newNodeId(kind)
  const after = { id, businessId, revision: 1, archivedAt: null, fields: withNewestNumber(undefined, fields) }
  const applied = await applyStep(context, parts, {
    ...{ businessId, action: 'CREATED', changes: [{ before: null, after }], requestId },
  })
  return changed(context, applied, { kind, id })
}

/** The item of an earlier request, with the fields of this one; what the portal gave it as its key it keeps. */
async function createdEarlier(
  context: ChangeContext,
  parts: StructureParts,
  { earlier, fields }: { earlier: ItemRef & { step: number }; fields: StructureFields },
): Promise<ChangedStructure> {
  const item = await findItem(context.db, earlier, context.user.visibleBusinessIds)
  if (item === undefined) return { item: null, step: earlier.step }
  const key = keyFields[item.fields.kind]
  const kept = keyOf({ fields }) === null ? { ...fields, [key]: keyOf(item) } : fields
  const changed = await updateItem(context, parts, { ...earlier, revision: item.revision, fields: kept })
  return { ...changed, step: changed.step ?? earlier.step }
}

/**
 * Sets the fields of an item; what stands below moves along. Throws a Problem: 404, 409 STRUCTURE_CHANGED_MEANWHILE
 * where it has another revision than the one read, and what `applyStep` says.
 */
export async function updateItem(
  context: ChangeContext,
  parts: StructureParts,
  { revision, fields, ...ref }: ItemRef & { revision: number; fields: StructureFields },
): Promise<ChangedStructure> {
  const before = await itemToChange(context, ref, revision)
  if (fields.kind !== before.fields.kind)
    throw new Problem(400, 'VALIDATION_FAILED', 'body.fields.kind: is not that of the item')
  const changes = await changesOf(context, before, {
    ...before,
    fields: withNewestNumber(before.fields, fields),
  })
  const applied = await applyStep(context, parts, {
    ...{ businessId: before.businessId, action: 'CHANGED', changes },
  })
  return changed(context, applied, ref)
}

/** With what moves along. */
async function changesOf(context: ChangeContext, before: Item, after: Item): Promise<Change[]> {
  const [was, fields] = [before.fields, after.fields]
  if (fields.kind === 'METERING_POINT' && was.kind === 'METERING_POINT' && fields.location !== was.location)
    return [{ before, after }, ...(await submetersMovedTo(context, [before], fields.location))]
  if (fields.kind === 'OBJECT' && was.kind === 'OBJECT') {
    const around = new Structure(await objectsAtLocations(context.db, [was.location, fields.location]))
    return changesOfObject(before as ItemOf<'OBJECT'>, after as ItemOf<'OBJECT'>, around)
  }
  return [{ before, after }]
}

/** Meters take their submeters along. */
export async function submetersMovedTo(
  { db }: ChangeContext,
  points: readonly Item[],
  location: string,
): Promise<Change[]> {
  const below = await submetersOf(
    db,
    points.map(({ id }) => id),
  )
  return below.flatMap((before) =>
    before.fields.kind === 'METERING_POINT'
      ? [{ before, after: { ...before, fields: { ...before.fields, location } } }]
      : [],
  )
}

/**
 * Takes an item out of use with all below that is in use, or back into use with all that was archived together with it.
 * Throws a Problem as `updateItem` does.
 */
export async function archiveItem(
  context: ChangeContext,
  parts: StructureParts,
  { revision, archived, ...ref }: ItemRef & { revision: number; archived: boolean },
): Promise<ChangedStructure> {
  const item = await itemToChange(context, ref, revision)
  const all = [item, ...(await itemsBelow(context.db, item))]
  const archivedAt = archived ? new Date().toISOString() : null
  const changes = all
    .filter((one) => (archived ? one.archivedAt === null : one.archivedAt === item.archivedAt))
    .map((before): Change => ({ before, after: { ...before, archivedAt } }))
  const applied = await applyStep(context, parts, {
    ...{ businessId: item.businessId, action: archived ? 'ARCHIVED' : 'RESTORED' },
    changes: item.archivedAt === null && !archived ? [] : changes,
  })
  return changed(context, applied, ref)
}

/** What hangs on an item, itself included, and why it cannot be deleted. */
export async function readBelow(
  context: Context,
  parts: StructureParts,
  ref: ItemRef,
): Promise<BelowStructureItem> {
  const item = await visibleItem(context, ref)
  const all = [item, ...(await itemsBelow(context.db, item))]
  const count = (kind: StructureKind) => all.filter(({ fields }) => fields.kind === kind).length
  return {
    ...{ orgUnits: count('ORG_UNIT'), locations: count('LOCATION') },
    ...{ meteringPoints: count('METERING_POINT'), series: count('SERIES'), objects: count('OBJECT') },
    hindrances: await hindrancesOf(context, parts, all),
  }
}

/** Deletes an item with all below. Throws a Problem as `updateItem` does, and 409 STRUCTURE_IN_USE. */
export async function deleteItem(
  context: ChangeContext,
  parts: StructureParts,
  { revision, ...ref }: ItemRef & { revision: number },
): Promise<ChangedStructure> {
  const item = await itemToChange(context, ref, revision)
  const all = [item, ...(await itemsBelow(context.db, item))]
  const applied = await applyStep(context, parts, {
    ...{ businessId: item.businessId, action: 'DELETED' },
    changes: all.map((before) => ({ before, after: null })),
  })
  return { item: null, step: applied.step, ...releasedBy(applied) }
}

/** Throws a Problem (404) for an item that the user does not see. */
export async function visibleItem(
  { db, user }: Pick<Context, 'db' | 'user'>,
  ref: ItemRef,
): Promise<StructureItem> {
  const item = await findItem(db, ref, user.visibleBusinessIds)
  if (item === undefined) throw new Problem(404, 'NOT_FOUND')
  return item
}

/** Locks the structure of its business, so that it stays what is answered here. */
async function itemToChange(context: ChangeContext, ref: ItemRef, revision: number): Promise<StructureItem> {
  const { businessId } = await visibleItem(context, ref)
  await lockBusiness(context, businessId)
  const item = await visibleItem(context, ref)
  if (item.revision !== revision)
    throw new Problem(409, 'STRUCTURE_CHANGED_MEANWHILE', `it has revision ${item.revision}`)
  return item
}

async function changed({ db, user }: Context, applied: AppliedStep, ref: ItemRef): Promise<ChangedStructure> {
  const item = (await findItem(db, ref, user.visibleBusinessIds)) ?? null
  return { item, step: applied.step, ...releasedBy(applied) }
}

/** Told where there is something to tell. */
export const releasedBy = ({ released }: AppliedStep): Pick<ChangedStructure, 'released'> =>
  released.length > 0 ? { released } : {}
