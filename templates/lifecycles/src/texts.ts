import de from './locales/de.json'
import en from './locales/en.json'

/** The texts in the portal's language, or in English in a page that speaks another. */
export function textsOf(locale: string): typeof en {
  return locale === 'de' ? de : en
}
