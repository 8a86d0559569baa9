import type { Locale } from './locales'
import { withSeparators } from './separators'

/** A figure with the digits that the caller says, for what is no measured value: a factor, a limit, a coordinate. */
export const writtenNumber = (value: number, locale: Locale, options?: Intl.NumberFormatOptions): string =>
  withSeparators(new Intl.NumberFormat(locale, options).format(value), locale)
