import type { AttributeDefinition } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { attributeOfField, unknownAttribute } from './attribute-text'

/** Says what a field is called; of attributes by their definitions. */
export function useFieldLabel(definitions: readonly AttributeDefinition[] = []) {
  const { t } = useTexts()
  return (field: string): string =>
    attributeOfField(field, definitions)?.name ?? unknownAttribute(field) ?? t(`fields.${field}`)
}
