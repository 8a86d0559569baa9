import type { LoadTexts } from '@energycockpit/i18n'

/** What pages say of undoing an import, for each that offers it. */
export const loadTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)
