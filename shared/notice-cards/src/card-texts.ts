import type { Locale } from '@energycockpit/contract'
import de from './locales/de.json'
import en from './locales/en.json'

/** The few words that every card has, whatever the notice says. */
export const cardTexts: Readonly<Record<Locale, typeof en>> = { de, en }
