import {
  faultsOfAttributes,
  faultOfValue,
  type AttributeDefinition,
  type AttributeValues,
  type StructureKind,
} from '@energycockpit/contract'
import type { Report } from './fault'
import type { Item } from './structure'

/** Values of attributes that an administrator has defined; undefined of kinds that have none. */
export const attributesOf = ({ fields }: Pick<Item, 'fields'>): AttributeValues | undefined =>
  'attributes' in fields ? fields.attributes : undefined

const ofKind = (definitions: readonly AttributeDefinition[], kind: StructureKind) =>
  definitions.filter(({ appliesTo }) => appliesTo === kind)

/** Each value is one of an attribute of the item's business and kind; an archived attribute gets no other values. */
export function checkAttributes(
  item: Item,
  {
    before,
    definitions,
    report,
  }: { before: Item | null; definitions: readonly AttributeDefinition[]; report: Report },
): void {
  const values = attributesOf(item)
  if (values === undefined || Object.keys(values).length === 0) return
  const own = ofKind(definitions, item.fields.kind)
  for (const { id, code, about } of faultsOfAttributes(values, own, before ? attributesOf(before) : {}))
    report(`attributes.${id}`, code, ...about)
}

/**
 * An item as it was, without values that it can no longer have, because their attribute or choice was deleted or is of
 * another type now. What an undo brings back would be refused otherwise, with the rest of the item.
 */
export function withoutLostAttributes(item: Item, definitions: readonly AttributeDefinition[]): Item {
  const { fields } = item
  if (!('attributes' in fields)) return item
  const byId = new Map(ofKind(definitions, fields.kind).map((definition) => [definition.id, definition]))
  const kept = Object.entries(fields.attributes).filter(([id, value]) => {
    const definition = byId.get(id)
    return definition !== undefined && faultOfValue(value, definition) === undefined
  })
  return { ...item, fields: { ...fields, attributes: Object.fromEntries(kept) } }
}
