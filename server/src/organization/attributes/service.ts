import {
  faultsOfDefinition,
  hasTooMany,
  type AttributeDefinition,
  type AttributeSubject,
  type AttributeUses,
  type ChangedAttribute,
  type NewAttribute,
} from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { lockBusiness } from '../structure/apply-step'
import { storeDefinitionStep } from './definition-step'
import { findDefinition, insertDefinition, listDefinitions, setDeleted, updateDefinition } from './repository'
import { othersOf, refuse, refuseUsed } from './rules-in-store'
import { usesOfAttribute } from './uses-repository'

interface Defined {
  definition: AttributeDefinition
}

/** What the businesses that the user sees have defined. */
export const readAttributes = async (
  { db, user }: Context,
  query: { businessId?: number | undefined; appliesTo?: AttributeSubject | undefined },
): Promise<{ definitions: AttributeDefinition[] }> => ({
  definitions: await listDefinitions(db, user.visibleBusinessIds, query),
})

/** Throws a Problem: 404 for a business that the user does not see, 400 ATTRIBUTE_INVALID with a reason for each fault. */
export async function createAttribute(context: ChangeContext, given: NewAttribute): Promise<Defined> {
  const { businessId, appliesTo, name, type, unit } = given
  await lockBusiness(context, businessId)
  const fields = { name, type, unit, choices: given.choices.map((choice) => ({ id: null, name: choice })) }
  refuse(faultsOfDefinition(fields, { others: await othersOf(context, { businessId, appliesTo }) }))
  const definition: AttributeDefinition = {
    ...{ id: `attr-${randomUUID()}`, businessId, appliesTo, name, type, unit },
    choices: withIds(fields.choices),
    ...{ archivedAt: null, revision: 1 },
  }
  await insertDefinition(context.db, definition)
  await storeDefinitionStep(context, { before: null, after: definition }, { action: 'CREATED' })
  return { definition }
}

/**
 * Sets what may be changed of a definition. Throws a Problem: 404, 409 ATTRIBUTE_CHANGED_MEANWHILE where it has another
 * revision than the one read, 400 ATTRIBUTE_INVALID.
 */
export async function changeAttribute(
  context: ChangeContext,
  { id, revision, ...fields }: ChangedAttribute & { id: string },
): Promise<Defined> {
  const before = await definitionToChange(context, { id, revision })
  const uses = await usesOfAttribute(context.db, before)
  refuse(faultsOfDefinition(fields, { others: await othersOf(context, before), before, uses }))
  const choices = withIds(fields.choices)
  const definition = { ...before, ...fields, choices, revision: revision + 1 }
  await updateDefinition(context.db, definition)
  await storeDefinitionStep(context, { before, after: definition }, { action: 'CHANGED' })
  return { definition }
}

/** Throws a Problem as `changeAttribute` does. */
export async function archiveAttribute(
  context: ChangeContext,
  { id, revision, archived }: { id: string; revision: number; archived: boolean },
): Promise<Defined> {
  const before = await definitionToChange(context, { id, revision })
  if ((before.archivedAt !== null) === archived) return { definition: before }
  if (!archived && hasTooMany(await othersOf(context, before)))
    refuse([{ field: 'name', code: 'TOO_MANY_ATTRIBUTES', about: [] }])
  const archivedAt = archived ? new Date().toISOString() : null
  const definition = { ...before, archivedAt, revision: revision + 1 }
  await updateDefinition(context.db, definition)
  const action = archived ? 'ARCHIVED' : 'RESTORED'
  await storeDefinitionStep(context, { before, after: definition }, { action })
  return { definition }
}

/** Throws a Problem (404) for an attribute of a business that the user does not see. */
export const readUses = async (context: Context, { id }: { id: string }): Promise<AttributeUses> =>
  usesOfAttribute(context.db, await visibleDefinition(context, id))

/** Throws a Problem as `changeAttribute` does, and 409 ATTRIBUTE_IN_USE with the items that have a value. */
export async function deleteAttribute(
  context: ChangeContext,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  const definition = await definitionToChange(context, { id, revision })
  await refuseUsed(context, definition)
  await setDeleted(context.db, id)
  await storeDefinitionStep(context, { before: definition, after: null }, { action: 'DELETED' })
}

async function visibleDefinition({ db, user }: Context, id: string): Promise<AttributeDefinition> {
  const found = await findDefinition(db, id, user.visibleBusinessIds)
  if (found === undefined) throw new Problem(404, 'NOT_FOUND')
  return found
}

/** Locks the structure of its business, so that nobody sets values of it meanwhile. */
async function definitionToChange(
  context: ChangeContext,
  { id, revision }: { id: string; revision: number },
): Promise<AttributeDefinition> {
  const { businessId } = await visibleDefinition(context, id)
  await lockBusiness(context, businessId)
  const definition = await visibleDefinition(context, id)
  if (definition.revision !== revision)
    throw new Problem(409, 'ATTRIBUTE_CHANGED_MEANWHILE', `it has revision ${definition.revision}`)
  return definition
}

const withIds = (choices: ChangedAttribute['choices']) =>
  choices.map(({ id, name }) => ({ id: id ?? `choice-${randomUUID()}`, name }))
