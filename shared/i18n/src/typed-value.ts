import type { Locale } from './locales'
import { writtenNumber } from './written-number'

/** A figure as somebody would type it, with all its digits: what `writtenValue` reads. */
export const typedValue = (value: number, locale: Locale): string =>
  writtenNumber(value, locale, { useGrouping: false, maximumFractionDigits: 20 })
