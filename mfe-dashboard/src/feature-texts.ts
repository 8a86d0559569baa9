import type { LoadTexts } from '@energycockpit/i18n'

/** What the feature's pages say; one file for each language, with what it has in common with other features. */
export const featureTexts: LoadTexts = (locale) => import(`./texts/${locale}.ts`)
