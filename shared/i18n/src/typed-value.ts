import type { Locale } from './locales'

/** A figure as somebody would type it in their language, with all its digits: what `writtenValue` reads. */
export const typedValue = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }).format(value)
