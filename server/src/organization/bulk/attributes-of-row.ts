import {
  faultOfValue,
  type AttributeDefinition,
  type AttributeValue,
  type AttributeValues,
  type StructureFaultCode,
} from '@energycockpit/contract'
import { choiceNamed } from './attribute-cells'
import { attributeField } from './columns'

export interface AttributeFaultOfRow {
  field: string
  code: StructureFaultCode
  about: readonly string[]
}

/**
 * The values of an item's attributes by their ids, from what a row says by names: each that it names becomes what the row
 * says, null none, and the others stay. `definitions`: those of the item's kind.
 */
export function attributesOfRow(
  given: Readonly<Record<string, AttributeValue | null>>,
  definitions: readonly AttributeDefinition[],
  before: AttributeValues,
): { values: AttributeValues; faults: AttributeFaultOfRow[] } {
  const values = { ...before }
  const faults: AttributeFaultOfRow[] = []
  for (const [name, value] of Object.entries(given)) {
    const definition = definitions.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
    if (definition === undefined) {
      faults.push({ field: attributeField(name), code: 'ATTRIBUTE_UNKNOWN', about: [name] })
      continue
    }
    const { id } = definition
    delete values[id]
    if (value === null || value === '') continue
    const kept = definition.type === 'CHOICE' ? (choiceNamed(String(value), definition)?.id ?? value) : value
    const code = faultOfValue(kept, definition)
    if (code === undefined) values[id] = kept
    else {
      const allowed = code === 'CHOICE_UNKNOWN' ? definition.choices.map((choice) => choice.name) : []
      faults.push({ field: attributeField(definition.name), code, about: [String(value), ...allowed] })
    }
  }
  return { values, faults }
}

/** The other way: by names, null where the item has none; of archived attributes nothing. */
export const attributesByName = (
  values: AttributeValues,
  definitions: readonly AttributeDefinition[],
): Record<string, AttributeValue | null> =>
  Object.fromEntries(
    definitions
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ id, name, choices }) => {
        const value = values[id] ?? null
        return [name, choices.find((choice) => choice.id === value)?.name ?? value]
      }),
  )
