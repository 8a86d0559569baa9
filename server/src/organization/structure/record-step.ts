import type { AuditAction, StructureAction } from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import { formulaOf, type FormulaChange } from './formula-changes'
import { itemOf, nameOf, type Change } from './structure'

interface StoredStep {
  businessId: number
  action: StructureAction
  changes: readonly Change[]
  formulas: readonly FormulaChange[]
  undoes: number | undefined
  number: number
}

/** Writes into the audit log what a step did: of a virtual meter with its formula as it was and as it is. */
export async function recordStep(
  context: Pick<ChangeContext, 'record'>,
  { businessId, action, changes, formulas, undoes, number }: StoredStep,
): Promise<void> {
  const ofStep = { step: number, ...(undoes !== undefined && { undoes }) }
  const [formula] = formulas
  if (formula) {
    const { before, after } = formula
    const isOther = before !== null && after !== null && before.formula !== after.formula
    return context.record({
      action: virtualActions[action],
      subject: { id: String(formulaOf(formula).seriesId), name: formula.name },
      businessId,
      detail: { formula: formulaOf(formula).formula, ...(isOther && { before: before.formula }), ...ofStep },
    })
  }
  const first = itemOf(changes[0]!)
  return context.record({
    action: auditActions[action],
    subject: { id: first.id, name: nameOf(first) },
    businessId,
    detail: { kind: first.fields.kind, items: changes.length, ...ofStep },
  })
}

const auditActions = {
  CREATED: 'structure.created',
  CHANGED: 'structure.changed',
  ARCHIVED: 'structure.archived',
  RESTORED: 'structure.restored',
  DELETED: 'structure.deleted',
  IMPORTED: 'structure.imported',
  UNDONE: 'structure.undone',
} as const satisfies Record<StructureAction, AuditAction>

const virtualActions: Readonly<Record<StructureAction, AuditAction>> = {
  ...auditActions,
  CREATED: 'virtual-series.created',
  CHANGED: 'virtual-series.changed',
  DELETED: 'virtual-series.removed',
  UNDONE: 'virtual-series.undone',
}
