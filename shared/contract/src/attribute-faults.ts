import * as z from 'zod/mini'
import {
  maxAttributeNumber,
  maxAttributeText,
  type AttributeDefinition,
  type AttributeValue,
  type AttributeValues,
} from './attributes'

/** Why the value of an attribute is refused. Pages have a text for each in both languages. */
export const attributeFaultCodes = [
  /** The business has not defined it for this kind of item. */
  'ATTRIBUTE_UNKNOWN',
  'ATTRIBUTE_ARCHIVED',
  'NOT_A_TEXT',
  'TOO_LONG',
  'NOT_A_NUMBER',
  'NUMBER_TOO_LARGE',
  'CHOICE_UNKNOWN',
  'NOT_A_DATE',
] as const
export type AttributeFaultCode = (typeof attributeFaultCodes)[number]

export interface AttributeFault {
  /** Of the attribute. */
  id: string
  code: AttributeFaultCode
  /** What an explanation names: the value; of an unknown choice also the names of those that there are. */
  about: readonly string[]
}

type Definition = Pick<AttributeDefinition, 'id' | 'type' | 'choices' | 'archivedAt'>

/**
 * What is wrong with the values of one item. `definitions`: those of its business for its kind, archived ones
 * included. `before`: its values as they are stored; what is archived may stay as it was.
 */
export function faultsOfAttributes(
  values: AttributeValues,
  definitions: readonly Definition[],
  before: AttributeValues = {},
): AttributeFault[] {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]))
  return Object.entries(values).flatMap(([id, value]): AttributeFault[] => {
    const definition = byId.get(id)
    if (definition === undefined) return [{ id, code: 'ATTRIBUTE_UNKNOWN', about: [] }]
    const isUnchanged = Object.hasOwn(before, id) && before[id] === value
    if (definition.archivedAt !== null && !isUnchanged) return [{ id, code: 'ATTRIBUTE_ARCHIVED', about: [] }]
    const code = faultOfValue(value, definition)
    if (code === undefined) return []
    const allowed = code === 'CHOICE_UNKNOWN' ? definition.choices.map(({ name }) => name) : []
    return [{ id, code, about: [String(value), ...allowed] }]
  })
}

/** Whether a value is of its attribute's type; undefined: it is. */
export function faultOfValue(
  value: AttributeValue,
  { type, choices }: Pick<Definition, 'type' | 'choices'>,
): AttributeFaultCode | undefined {
  switch (type) {
    case 'TEXT':
      if (typeof value !== 'string' || value.trim() === '') return 'NOT_A_TEXT'
      return value.length > maxAttributeText ? 'TOO_LONG' : undefined
    case 'NUMBER':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'NOT_A_NUMBER'
      return Math.abs(value) > maxAttributeNumber ? 'NUMBER_TOO_LARGE' : undefined
    case 'CHOICE':
      return choices.some(({ id }) => id === value) ? undefined : 'CHOICE_UNKNOWN'
    case 'DATE':
      return day.safeParse(value).success ? undefined : 'NOT_A_DATE'
  }
}

/** `YYYY-MM-DD`, of a day that there is. */
const day = z.iso.date()
