import type { LoadTexts } from '@energycockpit/i18n'

/** What the form for a meter reading says, and what is asked before anything unusual is stored. */
export const enteringTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)
