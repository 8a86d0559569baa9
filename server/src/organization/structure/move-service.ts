import type { CallResponse, HierarchyNode, moveStructureItems } from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { findPath } from '../hierarchy-repository'
import { applyStep, lockBusiness, type StructureParts } from './apply-step'
import { movedTo, targetsOfKind, type MoveTarget } from './moves'
import { undoStep } from './undo-service'
import { releasedBy, submetersMovedTo, visibleItem, type ItemRef } from './service'
import type { Change, Item } from './structure'

interface Move {
  items: readonly ItemRef[]
  to: Pick<HierarchyNode, 'type' | 'id'>
  /** As in `formerAfterMove`. */
  since: string | null
  /** Number of a step that is undone first. */
  instead?: number | undefined
}

/**
 * Moves items of one business to a node, as one step. An item below another of them moves with that one. Throws a
 * Problem: 404 for items or a target that the user does not see, 400 VALIDATION_FAILED where an item cannot stand below
 * such a node or belongs to another business, and what `applyStep` says.
 */
export async function moveItems(
  context: ChangeContext,
  parts: StructureParts,
  { items: refs, to, since, instead }: Move,
): Promise<CallResponse<typeof moveStructureItems>> {
  const first = await visibleItem(context, refs[0]!)
  const { businessId } = first
  await lockBusiness(context, businessId)
  if (instead !== undefined) await undoStep(context, parts, { step: instead })
  const target = await targetOf(context, to, businessId)
  const moved = new Set(refs.map(({ id }) => id))
  const changes: Change[] = []
  for (const ref of refs) {
    const item = await visibleItem(context, ref)
    if (item.businessId !== businessId)
      throw new Problem(400, 'VALIDATION_FAILED', 'body.items: are of more than one business')
    if (!targetsOfKind[ref.kind].includes(to.type))
      throw new Problem(400, 'VALIDATION_FAILED', `body.to: nothing of kind ${ref.kind} stands there`)
    const path = await findPath(context.db, item.id, [businessId])
    if (!path.slice(0, -1).some(({ id }) => moved.has(id)))
      changes.push(...(await movesOf(context, item, target, since)))
  }
  const applied = await applyStep(context, parts, { businessId, action: 'CHANGED', changes })
  return { step: applied.step, ...releasedBy(applied) }
}

/** A metering point takes its submeters to its new location; other items are found below what stands above them. */
async function movesOf(
  context: ChangeContext,
  item: Item,
  target: MoveTarget,
  since: Move['since'],
): Promise<Change[]> {
  const after = movedTo(item, target, since)
  const below =
    after.fields.kind === 'METERING_POINT' ? await submetersMovedTo(context, item, after.fields.location) : []
  return [{ before: item, after }, ...below]
}

async function targetOf(
  context: ChangeContext,
  { type, id }: Move['to'],
  businessId: number,
): Promise<MoveTarget> {
  if (type === 'CLIENT_BUSINESS') {
    if (id !== `cb-${businessId}`) throw new Problem(400, 'VALIDATION_FAILED', 'body.to: is another business')
    return { type, id, location: null }
  }
  const { fields, businessId: ofTarget } = await visibleItem(context, { kind: type, id })
  if (ofTarget !== businessId) throw new Problem(400, 'VALIDATION_FAILED', 'body.to: is in another business')
  return { type, id, location: fields.kind === 'METERING_POINT' ? fields.location : null }
}
