import { createTexts, type Texts } from '@energycockpit/i18n'
import type { Locale } from '@energycockpit/contract'

/**
 * The page has its language fetched together with the shell, which does not begin without it: so the shell can always
 * say that the server is away. The other language is fetched when somebody chooses it.
 */
export function createShellTexts(locale: Locale): Texts {
  return createTexts({ locale, load: (wanted) => import(`../locales/${wanted}.json`) })
}
