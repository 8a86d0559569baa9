import { isDeepStrictEqual } from 'node:util'
import {
  inBrackets,
  structureStepsPerPage,
  type CallResponse,
  type getStructureSteps,
  type StepKind,
  type StructureFields,
  type StructureStep,
} from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { definitionsInHistory, listDefinitions } from '../attributes/repository'
import { undoDefinition } from '../attributes/undo-definition'
import { applyStep, lockBusiness, type StructureParts } from './apply-step'
import { withoutLostAttributes } from './attribute-rules'
import type { FormulaChange } from './formula-changes'
import { changedInFormula, namesInFormulas, seriesIn } from './formulas-in-history'
import { itemsById, namesOfNodes } from './item-repository'
import {
  changesOfStep,
  findStep,
  listSteps,
  setUndoneBy,
  type ListedStep,
  type StoredAttribute,
  type StoredChange,
  type StoredFormula,
  type StoredStep,
} from './step-repository'
import { kindsDownwards } from './stored-kinds'
import type { KeptAttribute } from '../tables'
import {
  differences,
  fileFields,
  idsOfValue,
  itemOf,
  listReferences,
  nameOf,
  references,
  type Change,
  type Item,
} from './structure'

interface StepsQuery {
  kind?: StepKind | undefined
  id?: string | undefined
  before?: number | undefined
  /** Steps of virtual meters only. */
  only?: 'VIRTUAL'
}

/** Who changed the structure of what the user sees, or one item of it: a page, the latest first. */
export async function readSteps(
  { db, user }: Context,
  { kind, id, before, only }: StepsQuery,
): Promise<CallResponse<typeof getStructureSteps>> {
  const rows = await listSteps(db, {
    visible: user.visibleBusinessIds,
    of: kind && { kinds: kindsOf(kind), id },
    onlyVirtual: only === 'VIRTUAL',
    before,
    limit: structureStepsPerPage + 1,
  })
  const steps = rows.slice(0, structureStepsPerPage).map((row) => listed(row, user))
  const names = {
    ...(await namesOfNodes(db, steps.flatMap(idsIn), user.visibleBusinessIds)),
    ...(await namesInFormulas(db, steps.flatMap(seriesIn), user.visibleBusinessIds)),
  }
  const attributes = await definitionsInHistory(db, steps.flatMap(attributesIn), user.visibleBusinessIds)
  return {
    steps: steps.map((step) => ({
      ...step,
      names: Object.fromEntries(
        [...idsIn(step), ...seriesIn(step).map(inBrackets)].flatMap((id) =>
          names[id] ? [[id, names[id]]] : [],
        ),
      ),
    })),
    attributes,
    more: rows.length > structureStepsPerPage,
  }
}

/** What became of a virtual meter is told of its metering point. */
const kindsOf = (kind: StepKind): [StepKind, ...StepKind[]] =>
  kind === 'METERING_POINT' ? [kind, 'FORMULA'] : [kind]

/** The attributes that a step's differences name. */
const attributesIn = ({ fields }: Pick<StructureStep, 'fields'>): string[] =>
  fields.flatMap(({ field }) => (field.startsWith('attributes.') ? field.slice('attributes.'.length) : []))

/** The nodes that a step's differences name. */
const idsIn = ({ fields, first }: Pick<StructureStep, 'fields' | 'first'>): string[] =>
  fields
    .filter(
      ({ field }) =>
        field === 'formerParents' ||
        fileFields.includes(field) ||
        (first.kind !== 'FORMULA' &&
          first.kind !== 'ATTRIBUTE' &&
          field in { ...references[first.kind], ...listReferences[first.kind] }),
    )
    .flatMap(({ before, after }) => [before, after].flatMap(idsOfValue))

function listed(row: ListedStep, user: SignedInUser): Omit<StructureStep, 'names'> {
  const { first, items, formula } = row
  const isVirtual = first.kind === 'FORMULA' || isVirtualMeter((first.after ?? first.before)!.fields)
  const ofItem = first.kind !== 'FORMULA' && items === 1 ? changedFields(first) : []
  const ofFormula = first.kind === 'FORMULA' ? first : formula
  return {
    ...{ step: row.id, at: new Date(row.at).toISOString(), by: row.byName, action: row.action },
    ...{ undoes: row.undoes, undoneBy: row.undoneBy, items },
    first: { kind: isVirtual ? 'FORMULA' : first.kind, id: first.itemId, name: nameOfChange(first) },
    fields: [...ofItem, ...(ofFormula ? changedInFormula(ofFormula) : [])],
    canUndo: row.undoneBy === null && !row.isOverlaid && mayUndo(row, user),
  }
}

const isVirtualMeter = (fields: StructureFields | KeptAttribute['fields']) =>
  fields.kind === 'METERING_POINT' && fields.objectKind === 'VIRTUAL'

function nameOfChange(change: StoredChange | StoredFormula | StoredAttribute): string {
  switch (change.kind) {
    case 'FORMULA':
      return (change.after ?? change.before)!.name
    case 'ATTRIBUTE':
      return (change.after ?? change.before)!.fields.name
    default:
      return nameOf({ id: change.itemId, fields: (change.after ?? change.before)!.fields })
  }
}

/** What became other in an item that was there before and after. */
function changedFields({ kind, before, after }: StoredChange | StoredAttribute): StructureStep['fields'] {
  if (before === null || after === null) return []
  const fields = differences(before.fields, after.fields)
  // Fields of items have the same names.
  return kind === 'ATTRIBUTE' ? fields.map((one) => ({ ...one, field: `definition.${one.field}` })) : fields
}

const mayUndo = (
  { byUuid, ofVirtual, ofAttribute }: Pick<StoredStep, 'byUuid' | 'ofVirtual' | 'ofAttribute'>,
  { uuid, roles }: Pick<SignedInUser, 'uuid' | 'roles'>,
): boolean => {
  if (ofAttribute) return isPermitted(roles, 'structure:administer')
  const may = isPermitted(roles, ofVirtual ? 'calculations:define' : 'structure:edit')
  return may && (byUuid === uuid || isPermitted(roles, 'structure:administer'))
}

/**
 * Undoes a step as a whole, by a step of its own, which can be undone again. Throws a Problem: 404 for a step that the
 * user does not see, 403 for one of somebody else unless the user administers the structure, 409 STEP_NOT_UNDOABLE where
 * it was undone already or what it changed is other now, and what `applyStep` says. `only`: others are not seen.
 */
export async function undoStep(
  context: ChangeContext,
  parts: StructureParts,
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
  const { items: stored, formulas, attributes } = await changesOfStep(db, id)
  const [attribute] = attributes
  if (attribute) {
    const undone = await undoDefinition(context, { stored: attribute, businessId: step.businessId, step: id })
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
