import type { AttributeDefinition, AttributeDefinitionFault, AttributeSubject } from '@energycockpit/contract'
import type { Context } from '../../audit/service-context'
import { Problem, titles } from '../../http/problem'
import { listDefinitions } from './repository'
import { usesOfAttribute } from './uses-repository'

/** Those of the same business for the same kind of item. */
export async function othersOf(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { id, businessId, appliesTo }: { id?: string; businessId: number; appliesTo: AttributeSubject },
): Promise<AttributeDefinition[]> {
  const all = await listDefinitions(db, user.visibleBusinessIds, { businessId, appliesTo })
  return all.filter((definition) => definition.id !== id)
}

/** Throws a Problem (400) with a reason for each fault; none: nothing. */
export function refuse(faults: readonly AttributeDefinitionFault[]): void {
  if (faults.length === 0) return
  const code = 'ATTRIBUTE_INVALID'
  const reasons = faults.map(({ field, code: fault, about }) => ({
    ...{ code, title: titles[code], structureFault: `${field} ${fault}` },
    detail: `${field}: ${fault}${about.length > 0 ? ` (${about.join(', ')})` : ''}`,
  }))
  throw new Problem(400, code, reasons[0]!.detail, { reasons })
}

/** Throws a Problem (409) with the items that have a value. */
export async function refuseUsed(
  { db }: Pick<Context, 'db'>,
  definition: AttributeDefinition,
): Promise<void> {
  const { count, items } = await usesOfAttribute(db, definition)
  if (count > 0)
    throw new Problem(409, 'ATTRIBUTE_IN_USE', `${count}: ${items.map(({ name }) => name).join(', ')}`)
}
