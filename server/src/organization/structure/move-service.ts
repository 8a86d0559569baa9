import {
  structureKinds,
  type CallResponse,
  type HierarchyNode,
  type moveStructureItems,
} from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { nodesBelowOthers } from '../hierarchy-repository'
import { applyStep, invalid, lockBusiness, type StructureParts } from './apply-step'
import { itemsById } from './item-repository'
import { movedTo, targetsOfKind, type MoveTarget } from './moves'
import { isPlaced, parentOf } from './places-over-time'
import { releasedBy, submetersMovedTo, visibleItem, type ItemRef } from './service'
import type { Change, Item } from './structure'
import { undoStep } from './undo-service'

interface MovedRef extends ItemRef {
  /** Id of the node below which it was read. */
  from?: string | undefined
}

interface Move {
  items: readonly MovedRef[]
  to: Pick<HierarchyNode, 'type' | 'id'>
  /** As in `formerAfterMove`. */
  since: string | null
  /** Number of a step that is undone first. */
  instead?: number | undefined
}

/**
 * Moves items of one business to a node, as one step. An item below another of them moves with that one. Throws a
 * Problem: 404 for items or a target that the user does not see, 400 VALIDATION_FAILED where an item cannot stand below
 * such a node, 400 STRUCTURE_INVALID where it would leave its business, 409 STRUCTURE_CHANGED_MEANWHILE where somebody
 * else has moved it, and what `applyStep` says.
 */
export async function moveItems(
  context: ChangeContext,
  parts: StructureParts,
  { items: refs, to, since, instead }: Move,
): Promise<CallResponse<typeof moveStructureItems>> {
  const { businessId } = await visibleItem(context, refs[0]!)
  await lockBusiness(context, businessId)
  if (instead !== undefined) await undoStep(context, parts, { step: instead })
  const target = await targetOf(context, to, businessId)
  const items = await itemsToMove(context, refs)
  for (const { ref, item } of items) {
    if (item.businessId !== businessId) throw otherBusiness(item.id)
    if (!targetsOfKind[ref.kind].includes(to.type))
      throw new Problem(400, 'VALIDATION_FAILED', `body.to: nothing of kind ${ref.kind} stands there`)
    if (ref.from !== undefined && nodeAbove(item) !== ref.from)
      throw new Problem(409, 'STRUCTURE_CHANGED_MEANWHILE', `${ref.id} was moved by somebody else`)
  }
  const moveAlong = await nodesBelowOthers(
    context.db,
    items.map(({ item }) => item.id),
  )
  const moves = items
    .filter(({ item }) => !moveAlong.has(item.id))
    .map(({ item }): Change => ({ before: item, after: movedTo(item, target, since) }))
  const changes = [...moves, ...(await submetersOfMoved(context, moves))]
  const applied = await applyStep(context, parts, { businessId, action: 'CHANGED', changes })
  return { step: applied.step, ...releasedBy(applied) }
}

/** All at once, however many they are, each once. */
async function itemsToMove(
  { db, user }: ChangeContext,
  refs: readonly MovedRef[],
): Promise<{ ref: MovedRef; item: Item }[]> {
  const found = new Map<string, Item>()
  for (const kind of structureKinds) {
    const ids = refs.flatMap((ref) => (ref.kind === kind ? ref.id : []))
    for (const item of await itemsById(db, kind, ids))
      if (user.visibleBusinessIds.includes(item.businessId)) found.set(`${kind} ${item.id}`, item)
  }
  const once = new Map(refs.map((ref) => [`${ref.kind} ${ref.id}`, ref]))
  return [...once].map(([key, ref]) => {
    const item = found.get(key)
    if (item === undefined) throw new Problem(404, 'NOT_FOUND')
    return { ref, item }
  })
}

/** Metering points take their submeters to their new location; other items are found below what stands above them. */
async function submetersOfMoved(context: ChangeContext, moves: readonly Change[]): Promise<Change[]> {
  const meters = moves.flatMap(({ before, after }) =>
    after?.fields.kind === 'METERING_POINT' ? [{ before: before!, location: after.fields.location }] : [],
  )
  const [first] = meters
  if (first === undefined) return []
  return submetersMovedTo(
    context,
    meters.map(({ before }) => before),
    first.location,
  )
}

/** The node of the hierarchy that an item stands below; undefined of what does not move there. */
const nodeAbove = ({ fields, businessId }: Item): string | undefined =>
  isPlaced(fields) ? (parentOf(fields) ?? `cb-${businessId}`) : undefined

const otherBusiness = (nodeId: string) => invalid([{ field: 'to', code: 'OTHER_BUSINESS', about: [nodeId] }])

async function targetOf(
  context: ChangeContext,
  { type, id }: Move['to'],
  businessId: number,
): Promise<MoveTarget> {
  if (type === 'CLIENT_BUSINESS') {
    if (id !== `cb-${businessId}`) throw otherBusiness(id)
    return { type, id, location: null }
  }
  const { fields, businessId: ofTarget } = await visibleItem(context, { kind: type, id })
  if (ofTarget !== businessId) throw otherBusiness(id)
  return { type, id, location: fields.kind === 'METERING_POINT' ? fields.location : null }
}
