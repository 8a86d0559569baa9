import type { Locale } from '@energycockpit/contract'
import { readFileSync } from 'node:fs'

const textOf = (locale: Locale) => readFileSync(new URL(`./terms.${locale}.md`, import.meta.url), 'utf8')

/** The terms and conditions in each language, as Markdown. */
export const terms: Readonly<Record<Locale, string>> = { de: textOf('de'), en: textOf('en') }
