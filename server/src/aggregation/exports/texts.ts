import type { Locale } from '@energycockpit/contract'
import de from './texts/de.json'
import en from './texts/en.json'

export type ExportTexts = typeof en

/** What stands in the columns of a file, by language. */
export const exportTexts: Readonly<Record<Locale, ExportTexts>> = { de, en }
