import type { Locale } from '@energycockpit/contract'
import de from './texts/de.json'
import en from './texts/en.json'

export type BusinessTexts = typeof en

/** They come with the switch, which few users have, so that nobody else fetches them. */
export const businessTexts: Readonly<Record<Locale, BusinessTexts>> = { de, en }

/** Puts values in place of `{{name}}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
