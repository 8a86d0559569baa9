import type { TabledLocation } from '@energycockpit/contract'
import { createFormats, NO_BREAK_SPACE, writtenNumber, type Locale } from '@energycockpit/i18n'

/** A value with its unit; a day as the language writes it. Four digits stand together, because many of them are years. */
export function writtenAttribute(
  { type, value, unit }: TabledLocation['locationAttributes'][number],
  locale: Locale,
  signOf: (unit: string) => string,
): string {
  if (type === 'DATE') return createFormats(locale).date(String(value), 'UTC')
  const written =
    typeof value === 'number'
      ? writtenNumber(value, locale, { maximumFractionDigits: 6, useGrouping: 'min2' })
      : value
  return unit === null ? written : `${written}${NO_BREAK_SPACE}${signOf(unit)}`
}
