import type { AttributeDefinition, AttributeValues, TabledLocation } from '@energycockpit/contract'

/**
 * The values of a location by the labels that its business has given them, by label; without those of attributes that
 * are out of use.
 */
export function attributesOfLocation(
  { businessId, attributes }: { businessId: number; attributes: AttributeValues },
  definitions: readonly AttributeDefinition[],
): TabledLocation['locationAttributes'] {
  return definitions
    .filter((one) => one.businessId === businessId && one.archivedAt === null)
    .flatMap(({ id, name, type, unit, choices }) => {
      const stored = attributes[id]
      const value = type === 'CHOICE' ? choices.find((choice) => choice.id === stored)?.name : stored
      return value === undefined ? [] : [{ label: name, type, value, unit }]
    })
    .sort((one, other) => one.label.localeCompare(other.label))
}
