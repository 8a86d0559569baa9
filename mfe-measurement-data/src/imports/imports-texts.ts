import type { LoadTexts } from '@energycockpit/i18n'

/** What the list of imports says, and the upload of what it refused. */
export const importsTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)
