import type { Locale } from '@energycockpit/contract'
import de from './texts/de.json'
import en from './texts/en.json'

export type Texts = typeof en

/** The texts of the pages around signing in. */
export const texts: Readonly<Record<Locale, Texts>> = { de, en }

/** Puts values into the places that a text names in braces. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
