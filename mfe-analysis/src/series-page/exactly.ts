import { NO_BREAK_SPACE, writtenNumber, type Formats, type Locale } from '@energycockpit/i18n'

/** A figure with all its digits, and its unit. */
export function exactly(
  value: number,
  unit: string,
  { formats, locale }: { formats: Formats; locale: Locale },
): string {
  const number = writtenNumber(value, locale, { maximumSignificantDigits: 15 }).replace('-', '−')
  const sign = formats.quantityParts(0, unit).unit || unit
  return sign === '' ? number : `${number}${NO_BREAK_SPACE}${sign}`
}
