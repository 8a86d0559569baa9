import type { Locale } from '@energycockpit/contract'

/** The regional form in which a language's numbers and dates are written. */
export const regionalTag: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' }
