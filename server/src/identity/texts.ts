import type { Locale } from '@energycockpit/contract'
import de from './texts/de.json'
import en from './texts/en.json'

export type Texts = typeof en

/** The texts of the pages around signing in. */
export const texts: Readonly<Record<Locale, Texts>> = { de, en }
