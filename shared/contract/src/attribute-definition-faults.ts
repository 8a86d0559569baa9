import {
  maxAttributes,
  type AttributeChoice,
  type AttributeDefinition,
  type AttributeUses,
} from './attributes'

/** Why a definition of an attribute is refused, each about one of its fields. */
export const attributeDefinitionFaultCodes = [
  /** Another attribute of the business for the same kind of item has this name. */
  'NAME_TAKEN',
  /** Numbers alone have a unit. */
  'UNIT_NEEDLESS',
  'CHOICES_NEEDLESS',
  'CHOICES_MISSING',
  /** Two choices have one name. */
  'CHOICE_TWICE',
  /** It is none of the choices that the attribute has. */
  'CHOICE_UNKNOWN',
  /** Items have it. */
  'CHOICE_IN_USE',
  /** Items have values of the type that it has. */
  'TYPE_FIXED',
  'TOO_MANY_ATTRIBUTES',
] as const
export type AttributeDefinitionFaultCode = (typeof attributeDefinitionFaultCodes)[number]

export interface AttributeDefinitionFault {
  field: 'name' | 'type' | 'unit' | 'choices'
  code: AttributeDefinitionFaultCode
  /** What an explanation names: the name that is taken, the choice that is in use. */
  about: readonly string[]
}

export type DefinitionFields = Pick<AttributeDefinition, 'name' | 'type' | 'unit'> & {
  /** `id`: null of a new one. */
  choices: readonly { id: AttributeChoice['id'] | null; name: string }[]
}

interface Surroundings {
  /** The others of its business for the same kind of item, archived ones included. */
  others: readonly Pick<AttributeDefinition, 'name' | 'archivedAt'>[]
  /** As it is, and who has values of it; absent: it is new. */
  before?: Pick<AttributeDefinition, 'type' | 'choices'>
  uses?: Pick<AttributeUses, 'count' | 'choices'>
}

const asCompared = (name: string) => name.trim().toLowerCase()

/** Everything that is wrong with a new or changed definition; none: it may be stored. */
export function faultsOfDefinition(
  definition: DefinitionFields,
  { others, before, uses }: Surroundings,
): AttributeDefinitionFault[] {
  const { name, type, unit, choices } = definition
  const faults: AttributeDefinitionFault[] = []
  const report = (
    field: AttributeDefinitionFault['field'],
    code: AttributeDefinitionFaultCode,
    ...about: string[]
  ) => faults.push({ field, code, about })
  if (before === undefined && hasTooMany(others)) report('name', 'TOO_MANY_ATTRIBUTES')
  if (others.some((other) => asCompared(other.name) === asCompared(name))) report('name', 'NAME_TAKEN', name)
  if (before && uses && uses.count > 0 && before.type !== type) report('type', 'TYPE_FIXED')
  if (type !== 'NUMBER' && unit !== null) report('unit', 'UNIT_NEEDLESS')
  if (type !== 'CHOICE') {
    if (choices.length > 0) report('choices', 'CHOICES_NEEDLESS')
    return faults
  }
  if (choices.length === 0) report('choices', 'CHOICES_MISSING')
  const twice = choices.find((choice, place) =>
    choices.slice(0, place).some((other) => asCompared(other.name) === asCompared(choice.name)),
  )
  if (twice) report('choices', 'CHOICE_TWICE', twice.name)
  const ids = choices.flatMap(({ id }) => id ?? [])
  const known = new Set((before?.choices ?? []).map(({ id }) => id))
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id)))
    report('choices', 'CHOICE_UNKNOWN', ...ids.filter((id) => !known.has(id)))
  const removed = (before?.choices ?? []).filter(({ id }) => !ids.includes(id))
  const inUse = removed.filter(({ id }) => (uses?.choices[id] ?? 0) > 0)
  if (inUse.length > 0) report('choices', 'CHOICE_IN_USE', ...inUse.map((choice) => choice.name))
  return faults
}

/** Whether no further one may be in use beside these. */
export const hasTooMany = (others: readonly Pick<AttributeDefinition, 'archivedAt'>[]): boolean =>
  others.filter(({ archivedAt }) => archivedAt === null).length >= maxAttributes
