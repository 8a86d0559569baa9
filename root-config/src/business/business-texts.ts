import type { Locale } from '@energycockpit/contract'
import de from './texts/de.json'
import en from './texts/en.json'

export type BusinessTexts = typeof en

/** They come with the switch, which few users have, so that nobody else fetches them. */
export const businessTexts: Readonly<Record<Locale, BusinessTexts>> = { de, en }
