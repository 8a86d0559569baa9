import type { LoadTexts } from '@energycockpit/i18n'

/** What the page says, beside what all pages for administrators do. */
export const appearanceTexts: readonly LoadTexts[] = [(locale) => import(`./locales/${locale}.json`)]
