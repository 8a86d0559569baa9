/** The languages of the portal. */
export type Locale = 'de' | 'en'

/** The regional form in which a language's numbers and dates are written. */
const regional: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' }

export function regionalForm(locale: Locale): string {
  return regional[locale]
}
