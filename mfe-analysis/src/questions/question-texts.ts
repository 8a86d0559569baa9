import type { LoadTexts } from '../page-texts'

/** What pages ask before something unusual is stored, for each that stores anything. */
export const questionTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)
