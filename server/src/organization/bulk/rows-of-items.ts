import type { AttributeDefinition, FormerParent, StructureKind } from '@energycockpit/contract'
import { attributesOf } from '../structure/attribute-rules'
import { keyOf, listReferences, references, type Item, type Structure } from '../structure/structure'
import { attributesByName } from './attributes-of-row'
import { columnsOf } from './columns'

/** An item as a row of a document has it: what it refers to by the ids that people know, attributes by their names. */
export function valuesOf(
  item: Item,
  structure: Structure,
  definitions: readonly AttributeDefinition[],
): Record<string, unknown> {
  const { kind } = item.fields
  const fields = item.fields as unknown as Record<string, unknown>
  const attributes = attributesOf(item)
  const own = definitions.filter(({ appliesTo }) => appliesTo === kind)
  const values = Object.fromEntries(
    columnsOf(kind, []).map(({ field }): [string, unknown] => {
      if (field === 'archived') return [field, item.archivedAt !== null]
      if (field === 'seriesId') return [field, Number(item.id)]
      const value = fields[field]
      if (field === 'formerParents') return [field, formerKeys(kind, value as FormerParent[], structure)]
      const listed = listReferences[kind]?.[field]
      if (listed !== undefined)
        return [
          field,
          (value as string[]).map((id) => keyIn(structure, listed, id)).filter((key) => key !== null),
        ]
      const referred = references[kind][field]
      return [field, referred && typeof value === 'string' ? keyIn(structure, referred, value) : value]
    }),
  )
  return {
    ...values,
    // In a workbook they have a sheet of their own.
    ...(kind === 'METERING_POINT' && { meterExchanges: item.fields.meterExchanges }),
    ...(attributes && { attributes: attributesByName(attributes, own) }),
  }
}

const formerKeys = (kind: StructureKind, former: readonly FormerParent[], structure: Structure) =>
  former.map(({ until, parent }) => ({
    until,
    parent:
      parent === null
        ? null
        : kind === 'METERING_POINT'
          ? (keyIn(structure, 'LOCATION', parent) ?? keyIn(structure, 'METERING_POINT', parent))
          : keyIn(structure, 'ORG_UNIT', parent),
  }))

const keyIn = (structure: Structure, kind: StructureKind, id: string) => {
  const found = structure.get(kind, id)
  return found ? (keyOf(found) ?? null) : null
}
