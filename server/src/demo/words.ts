import type { Locale } from '@energycockpit/contract'

/** A text in each language of the portal, or a name that is the same in all of them. */
export type Words = string | Readonly<Record<Locale, string>>

export const inLanguage = (words: Words, locale: Locale): string =>
  typeof words === 'string' ? words : words[locale]
