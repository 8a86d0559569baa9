import type { Locale, NewsContent } from '@energycockpit/contract'

/** What a post says in a language, or in the other one where it has not that. */
export function textOfPost({ texts }: Pick<NewsContent, 'texts'>, locale: Locale) {
  const other: Locale = locale === 'de' ? 'en' : 'de'
  const own = texts[locale]
  const found = own ?? texts[other]
  return { locale: own ? locale : other, title: found?.title ?? '', text: found?.text ?? '' }
}

/** The first paragraph of a Markdown, for a list; `isAll`: there is no more. A fence or a list stays whole. */
export function leadOfText(text: string): { lead: string; isAll: boolean } {
  const blocks = text.trim().split(/\n\s*\n/)
  const [first = ''] = blocks
  // What opens a block that may go on after an empty line is not torn apart.
  const isPlain = !/^\s*(```|~~~|>|[-*+] |\d+[.)] |\|)/m.test(first)
  const lead = isPlain ? first : ''
  return { lead, isAll: blocks.length === 1 && isPlain }
}
