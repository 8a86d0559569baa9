import type { AttributeDefinition, AuditAction, StructureAction } from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import { insertStep } from '../structure/step-repository'
import type { KeptAttribute } from '../tables'

/** A definition becomes another; null: it was not there yet, or is no more. */
export interface DefinitionChange {
  before: AttributeDefinition | null
  after: AttributeDefinition | null
}

/** Of a definition what administrators change. */
export const keptDefinition = (definition: AttributeDefinition): KeptAttribute => {
  const { appliesTo, name, type, unit, choices, archivedAt } = definition
  return { archivedAt, fields: { kind: 'ATTRIBUTE', appliesTo, name, type, unit, choices } }
}

/** Writes what became of a definition as a step that can be undone, and into the audit log; returns the step's number. */
export async function storeDefinitionStep(
  context: ChangeContext,
  { before, after }: DefinitionChange,
  { action, undoes = null }: { action: keyof typeof auditActions; undoes?: number | null },
): Promise<number> {
  const definition = (after ?? before)!
  const { id, businessId, name, appliesTo, type, unit, choices, revision } = definition
  const step = await insertStep(context.db, {
    ...{ businessId, action, changes: [], formulas: [], revisions: new Map(), undoes },
    attributes: [
      { id, revision, before: before && keptDefinition(before), after: after && keptDefinition(after) },
    ],
    ...{ at: new Date(), user: context.user },
  })
  await context.record({
    ...{ action: auditActions[action], subject: { id, name }, businessId },
    detail: {
      ...{ appliesTo, type },
      ...(unit !== null && { unit }),
      ...(choices.length > 0 && { choices: choices.map((choice) => choice.name) }),
      ...{ step, ...(undoes !== null && { undoes }) },
    },
  })
  return step
}

const auditActions = {
  CREATED: 'attribute.created',
  CHANGED: 'attribute.changed',
  ARCHIVED: 'attribute.archived',
  RESTORED: 'attribute.restored',
  DELETED: 'attribute.deleted',
  UNDONE: 'attribute.undone',
} as const satisfies Partial<Record<StructureAction, AuditAction>>
