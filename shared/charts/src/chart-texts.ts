import { createTexts, type Locale } from '@energycockpit/i18n'
import de from './locales/de.json'
import en from './locales/en.json'

const files = { de, en }

/** Both languages come with the chart: they are smaller than the request for one of them. */
export function createChartTexts(locale: Locale) {
  return createTexts({ locale, files })
}
