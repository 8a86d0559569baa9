import type { LoadTexts } from '@energycockpit/i18n'

/** What tiles say that are not on every board. */
export const tileTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)
