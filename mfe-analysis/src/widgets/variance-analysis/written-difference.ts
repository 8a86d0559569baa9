import type { Formats, WrittenQuantity } from '@energycockpit/i18n'

/** With a sign also where it is more. */
export function writtenDifference(value: number, unit: string, formats: Formats): WrittenQuantity {
  const written = formats.quantityParts(value, unit)
  return value > 0 ? { ...written, number: `+${written.number}` } : written
}
