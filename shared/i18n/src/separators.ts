import { displayNow, type Display } from './display'
import type { Locale } from './locales'

export interface Separators {
  decimal: string
  group: string
}

/** A narrow space that no line breaks at, as DIN 1333 and ISO 80000-1 part thousands. */
const NARROW_SPACE = '\u202f'

const byLanguage: Readonly<Record<Locale, Separators>> = {
  de: { decimal: ',', group: '.' },
  en: { decimal: '.', group: ',' },
}
const byChoice: Readonly<Record<string, Separators | undefined>> = {
  'comma-point': { decimal: '.', group: ',' },
  'point-comma': { decimal: ',', group: '.' },
  'space-comma': { decimal: ',', group: NARROW_SPACE },
  'apostrophe-point': { decimal: '.', group: '’' },
}

/** The signs with which figures are written: those that the user chose, else those of the language. */
export const separatorsOf = (locale: Locale, display: Display): Separators =>
  byChoice[display.numbers ?? ''] ?? byLanguage[locale]

/** A figure as Intl has written it in a language, with the signs that the user chose. */
export function withSeparators(written: string, locale: Locale, display = displayNow()): string {
  const chosen = separatorsOf(locale, display)
  const { decimal } = byLanguage[locale]
  return chosen === byLanguage[locale]
    ? written
    : written.replace(/[.,]/g, (sign) => (sign === decimal ? chosen.decimal : chosen.group))
}
