import { isDeepStrictEqual } from 'node:util'
import { faultsOfDefinition, hasTooMany, type AttributeDefinition } from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import type { StoredAttribute } from '../structure/step-repository'
import { keptDefinition, storeDefinitionStep } from './definition-step'
import { anyDefinition, setDeleted, setRestored, updateDefinition } from './repository'
import { othersOf, refuse, refuseUsed } from './rules-in-store'
import { usesOfAttribute } from './uses-repository'

/**
 * Takes back what a step made of a definition, by a step of its own, whose number it returns. The business is locked.
 * Throws a Problem: 409 STEP_NOT_UNDOABLE where the definition is other now, 409 ATTRIBUTE_IN_USE for one that was created
 * and has values by now, 400 ATTRIBUTE_INVALID where what it was no longer fits, such as a name that is taken.
 */
export async function undoDefinition(
  context: ChangeContext,
  { stored, businessId, step }: { stored: StoredAttribute; businessId: number; step: number },
): Promise<number> {
  const { db } = context
  const found = await anyDefinition(db, stored.itemId, [businessId])
  const before = found === undefined || found.isDeleted ? null : found.definition
  if (!isDeepStrictEqual(before && keptDefinition(before), stored.after))
    throw new Problem(409, 'STEP_NOT_UNDOABLE', `the attribute ${stored.itemId} is other now`)
  if (stored.before === null) {
    await refuseUsed(context, before!)
    await setDeleted(db, stored.itemId)
    return storeDefinitionStep(context, { before, after: null }, { action: 'UNDONE', undoes: step })
  }
  const { archivedAt, fields } = stored.before
  const { kind: _kind, ...wanted } = fields
  const now = found!.definition
  const after: AttributeDefinition = { ...now, ...wanted, archivedAt, revision: now.revision + 1 }
  await check(context, after, before)
  if (before === null) await setRestored(db, after.id)
  await updateDefinition(db, after)
  return storeDefinitionStep(context, { before, after }, { action: 'UNDONE', undoes: step })
}

async function check(
  context: ChangeContext,
  after: AttributeDefinition,
  before: AttributeDefinition | null,
): Promise<void> {
  const others = await othersOf(context, after)
  const comesIntoUse = after.archivedAt === null && (before === null || before.archivedAt !== null)
  if (comesIntoUse && hasTooMany(others)) refuse([{ field: 'name', code: 'TOO_MANY_ATTRIBUTES', about: [] }])
  const now = before ?? after
  // Choices that were removed come back with the ids that they had.
  const choices = [
    ...now.choices,
    ...after.choices.filter(({ id }) => now.choices.every((one) => one.id !== id)),
  ]
  const uses = await usesOfAttribute(context.db, now)
  refuse(faultsOfDefinition(after, { others, before: { type: now.type, choices }, uses }))
}
