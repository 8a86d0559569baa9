import type { LoadTexts } from '@energycockpit/i18n'

/** What several analyses say, and the page of a metering point, but not the overview. */
export const widgetTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)
