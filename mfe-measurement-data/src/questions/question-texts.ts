import type { LoadTexts } from '@energycockpit/i18n'

/** What pages ask before something unusual is stored, for each that stores anything. */
export const questionTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)
