import type { Locale } from '@energycockpit/contract'
import de from './texts/de.json'
import en from './texts/en.json'

export type SheetTexts = typeof en

export const sheetTexts: Readonly<Record<Locale, SheetTexts>> = { de, en }
