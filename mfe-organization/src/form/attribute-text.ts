import type { AttributeDefinition } from '@energycockpit/contract'
import { NO_BREAK_SPACE, writtenNumber, type Formats, type Locale } from '@energycockpit/i18n'

const prefix = 'attributes.'

/** The attribute that a field is about; documents name it by its name. Undefined: the field is another, or it is unknown. */
export const attributeOfField = (
  field: string,
  definitions: readonly AttributeDefinition[],
): AttributeDefinition | undefined =>
  field.startsWith(prefix)
    ? definitions.find(({ id, name }) => [id, name].includes(field.slice(prefix.length)))
    : undefined

/** What a field of attributes is called where nobody knows the attribute; undefined of other fields. */
export const unknownAttribute = (field: string): string | undefined =>
  field.startsWith(prefix) ? field.slice(prefix.length) : undefined

/** The name, and of a number its unit. */
export const labelOfAttribute = ({ name, unit }: Pick<AttributeDefinition, 'name' | 'unit'>): string =>
  unit === null ? name : `${name} (${unit})`

/** A value in words: with its unit, a choice by its name, a day as the language writes it. */
export function textOfAttribute(
  value: unknown,
  { type, unit, choices }: AttributeDefinition,
  { locale, formats }: { locale: Locale; formats: Pick<Formats, 'date'> },
): string {
  if (typeof value === 'number') {
    const number = writtenNumber(value, locale, grouping)
    return unit === null ? number : `${number}${NO_BREAK_SPACE}${unit}`
  }
  const text = String(value)
  if (type === 'DATE' && /^\d{4}-\d{2}-\d{2}$/.test(text)) return formats.date(text, 'UTC')
  return choices.find(({ id }) => id === text)?.name ?? text
}

/** Thousands of four digits stand together, because many of them are years. */
const grouping = { maximumFractionDigits: 20, useGrouping: 'min2' } as const
