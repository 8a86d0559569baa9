import { createTexts, type Texts } from '@energycockpit/i18n'
import type { Locale } from '@energycockpit/contract'
import de from '../locales/de.json'
import en from '../locales/en.json'

const languages = { de, en }

/** Both languages are part of the shell: it must be able to say that the server is away. */
export function createShellTexts(locale: Locale): Texts {
  return createTexts({ locale, load: async (wanted) => languages[wanted] })
}
