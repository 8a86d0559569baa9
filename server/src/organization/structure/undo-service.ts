import { isDeepStrictEqual } from 'node:util'
import type { ChangeContext } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { listDefinitions } from '../attributes/repository'
import { undoDefinition } from '../attributes/undo-definition'
import { applyStep, lockBusiness, type StructureParts } from './apply-step'
import { withoutLostAttributes } from './attribute-rules'
import type { FormulaChange } from './formula-changes'
import { itemsById } from './item-repository'
import { mayUndo } from './may-undo'
import { nameOfChange } from './name-of-change'
import {
  changesOfStep,
  findStep,
  setUndoneBy,
  type StoredChange,
  type StoredFactor,
  type StoredFormula,
  type StoredStep,
} from './step-repository'
import { kindsDownwards } from './stored-kinds'
import { itemOf, nameOf, type Change, type Item } from './structure'

/**
 * Takes back what a step made of a price or factor, by a step of its own, whose number it returns. Whoever keeps factors
 * gives it: they stand on the organization.
 */
export type UndoFactor = (
  context: ChangeContext,
  undo: { stored: StoredFactor; businessId: number; step: number },
) => Promise<number>

/**
 * Undoes a step as a whole, by a step of its own, which can be undone again. Throws a Problem: 404 for a step that the
 * user does not see, 403 for one of somebody else unless the user administers the structure, 409 STEP_NOT_UNDOABLE where
 * it was undone already or what it changed is other now, and what `applyStep` says. `only`: others are not seen.
 */
export async function undoStep(
  context: ChangeContext,
  { undoFactor, ...parts }: StructureParts & { undoFactor?: UndoFactor },
  { step: id, only }: { step: number; only?: 'VIRTUAL' },
): Promise<{ step: number }> {
  const { db, user } = context
  const seen = await findStep(db, id, user.visibleBusinessIds)
  if (seen === undefined) throw new Problem(404, 'NOT_FOUND')
  if (only !== undefined && !seen.ofVirtual) throw new Problem(404, 'NOT_FOUND')
  if (!mayUndo(seen, user)) throw new Problem(403, 'FORBIDDEN')
  await lockBusiness(context, seen.businessId)
  const step = (await findStep(db, id, user.visibleBusinessIds))!
  if (step.undoneBy !== null) throw notUndoable('it was undone already')
  const { items: stored, formulas, attributes, factors } = await changesOfStep(db, id)
  const [attribute] = attributes
  if (attribute) {
    const undone = await undoDefinition(context, { stored: attribute, businessId: step.businessId, step: id })
    await markUndone(context, step, undone)
    return { step: undone }
  }
  const [factor] = factors
  if (factor) {
    if (undoFactor === undefined) throw notUndoable('it changed a price or factor')
    const undone = await undoFactor(context, { stored: factor, businessId: step.businessId, step: id })
    await markUndone(context, step, undone)
    return { step: undone }
  }
  const definitions = await listDefinitions(db, [step.businessId])
  const now = await itemsNow(context, stored)
  const changes = stored.map((change): Change => {
    const item = now.get(`${change.kind} ${change.itemId}`) ?? null
    if (!isAs(item, change.after)) throw notUndoable(`${nameOfChange(change)} is other now`)
    const after = back(change, item, step.businessId)
    return { before: item, after: after && withoutLostAttributes(after, definitions) }
  })
  const applied = await applyStep(context, parts, {
    ...{ businessId: step.businessId, action: 'UNDONE', changes, undoes: id },
    formulas: await formulasBack(context, parts, formulas, changes),
  })
  if (applied.step === null) throw notUndoable('it changed nothing')
  await markUndone(context, step, applied.step)
  return { step: applied.step }
}

async function formulasBack(
  { db }: ChangeContext,
  parts: StructureParts,
  stored: readonly StoredFormula[],
  changes: readonly Change[],
): Promise<FormulaChange[]> {
  if (stored.length === 0) return []
  const now = await parts.formulas.read(
    db,
    stored.map(({ itemId }) => itemId),
  )
  return stored.map((change) => {
    const before = now.get(change.itemId) ?? null
    if (!isDeepStrictEqual(before, change.after?.fields ?? null))
      throw notUndoable(`the formula of ${nameOfChange(change)} is other now`)
    const point = changes.find((one) => itemOf(one).id === change.itemId)
    const name = point ? nameOf(itemOf(point)) : nameOfChange(change)
    return { id: change.itemId, name, before, after: change.before?.fields ?? null }
  })
}

const notUndoable = (detail: string) => new Problem(409, 'STEP_NOT_UNDOABLE', detail)

const isAs = (item: Item | null, kept: StoredChange['after']) =>
  item === null || kept === null
    ? item === null && kept === null
    : isDeepStrictEqual({ archivedAt: item.archivedAt, fields: item.fields }, kept)

/** The item as it was; what comes back goes on counting its revisions. */
const back = (
  { itemId, before, revision }: StoredChange,
  item: Item | null,
  businessId: number,
): Item | null => before && { id: itemId, businessId, revision: (item?.revision ?? revision) + 1, ...before }

async function itemsNow({ db }: ChangeContext, changes: readonly StoredChange[]): Promise<Map<string, Item>> {
  const found = new Map<string, Item>()
  for (const kind of kindsDownwards) {
    const ids = changes.flatMap((change) => (change.kind === kind ? change.itemId : []))
    for (const item of await itemsById(db, kind, ids)) found.set(`${kind} ${item.id}`, item)
  }
  return found
}

/** Who undoes an undo does again what that had undone, and so on all the way. */
async function markUndone({ db }: ChangeContext, undone: StoredStep, by: number): Promise<void> {
  await setUndoneBy(db, undone.id, by)
  let step: StoredStep | undefined = undone
  for (let isDoneAgain = true; step !== undefined && step.undoes !== null; isDoneAgain = !isDoneAgain) {
    await setUndoneBy(db, step.undoes, isDoneAgain ? null : step.id)
    step = await findStep(db, step.undoes, [step.businessId])
  }
}
