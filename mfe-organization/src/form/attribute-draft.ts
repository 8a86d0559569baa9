import {
  faultsOfAttributes,
  type AttributeDefinition,
  type AttributeFaultCode,
  type AttributeValue,
  type AttributeValues,
} from '@energycockpit/contract'
import { writtenNumber, writtenValue, type Locale } from '@energycockpit/i18n'
import type { Draft } from './draft-values'

/** What a form, a fault and a difference call the field of an attribute. */
export const attributeField = (id: string) => `attributes.${id}`

/** Those whose values a form asks for. */
export const inUse = (definitions: readonly AttributeDefinition[]) =>
  definitions.filter(({ archivedAt }) => archivedAt === null)

/** The texts of the form's fields. */
export const draftOfAttributes = (
  values: AttributeValues,
  definitions: readonly AttributeDefinition[],
  locale: Locale,
): Draft =>
  Object.fromEntries(
    inUse(definitions).map(({ id }) => [attributeField(id), textOfValue(values[id], locale)]),
  )

/** With all its digits and the decimal sign of the language. */
const textOfValue = (value: AttributeValue | undefined, locale: Locale) =>
  typeof value === 'number'
    ? writtenNumber(value, locale, { useGrouping: false, maximumFractionDigits: 20 })
    : (value ?? '')

/** The values that a draft says; those of archived attributes stay as they are. */
export function attributesOfDraft(
  draft: Draft,
  definitions: readonly AttributeDefinition[],
  { locale, stored }: { locale: Locale; stored: AttributeValues },
): AttributeValues {
  const asked = inUse(definitions)
  const kept = Object.entries(stored).filter(([id]) => asked.every((definition) => definition.id !== id))
  const given = asked.flatMap(({ id, type }): [string, AttributeValue][] => {
    const text = (draft[attributeField(id)] ?? '').trim()
    if (text === '') return []
    // What is no number stays a text, which is refused.
    return [[id, type === 'NUMBER' ? (writtenValue(text, locale) ?? text) : text]]
  })
  return Object.fromEntries([...kept, ...given])
}

/** What is wrong with values, by the form's fields. */
export const faultsOfAttributeFields = (
  values: AttributeValues,
  definitions: readonly AttributeDefinition[],
  stored: AttributeValues,
): Record<string, AttributeFaultCode> =>
  Object.fromEntries(
    faultsOfAttributes(values, definitions, stored).map(({ id, code }) => [attributeField(id), code]),
  )
