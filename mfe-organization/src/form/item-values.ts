import type { AttributeValues, StructureFields } from '@energycockpit/contract'
import { attributeField } from './attribute-draft'

/** What an item's fields hold, each attribute as a field of its own. */
export function valuesOfFields(fields: StructureFields): Readonly<Record<string, unknown>> {
  const { attributes, ...others } = fields as StructureFields & { attributes?: AttributeValues }
  const flat = Object.entries(attributes ?? {}).map(([id, value]) => [attributeField(id), value] as const)
  return { ...others, ...Object.fromEntries(flat) }
}

/** Fields of which two versions differ. */
export function differentFields(one: StructureFields, other: StructureFields): string[] {
  const [values, others] = [valuesOfFields(one), valuesOfFields(other)]
  return [...new Set([...Object.keys(values), ...Object.keys(others)])].filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(others[field]),
  )
}
