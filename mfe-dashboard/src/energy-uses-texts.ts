import type { LoadTexts } from '@energycockpit/i18n'

/** What the pages of significant uses say, which the other pages do not load. */
export const energyUsesTexts: LoadTexts = (locale) => import(`./energy-uses/locales/${locale}.json`)
