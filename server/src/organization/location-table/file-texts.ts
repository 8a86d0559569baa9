import type { Locale } from '@energycockpit/contract'
import { sheetTexts } from '../bulk/sheet-texts'
import de from './texts/de.json'
import en from './texts/en.json'

/** What stands in a file of locations; fields are called what they are in files of the structure. */
export const fileTexts = {
  de: { ...de, ofStructure: sheetTexts.de },
  en: { ...en, ofStructure: sheetTexts.en },
} satisfies Record<Locale, unknown>

export type FileTexts = (typeof fileTexts)[Locale]
