import type { LoadTexts } from '@energycockpit/i18n'

/** What indicators and budgets say, which the other pages do not load. */
export const planningTexts: LoadTexts = (locale) => import(`./planning-texts/${locale}.ts`)
