import type { LoadTexts } from '@energycockpit/i18n'

/** What only the page of a metering point says, and what it has in common with that of its series. */
export const pointTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)
