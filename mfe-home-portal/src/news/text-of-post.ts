import type { Locale, NewsContent } from '@energycockpit/contract'

/** What a post says in a language, or in the other one where it has not that. */
export function textOfPost({ texts }: Pick<NewsContent, 'texts'>, locale: Locale) {
  const other: Locale = locale === 'de' ? 'en' : 'de'
  const own = texts[locale]
  const found = own ?? texts[other]
  return { locale: own ? locale : other, title: found?.title ?? '', text: found?.text ?? '' }
}

/** A list of posts has room for so much of each, in characters. */
const longestLead = 500

/** The first paragraph of a Markdown, for a list; `isAll`: there is no more. A fence or a list stays whole. */
export function leadOfText(text: string): { lead: string; isAll: boolean } {
  const blocks = text.trim().split(/\n\s*\n/)
  const [first = ''] = blocks
  // What opens a block that may go on after an empty line is not torn apart.
  const isPlain = !/^\s*(```|~~~|>|[-*+] |\d+[.)] |\|)/m.test(first)
  const lead = isPlain ? shortened(first) : ''
  return { lead, isAll: blocks.length === 1 && lead === first }
}

/** So many of the sentences as there is room for; none where one of them could end within a sign of Markdown. */
function shortened(paragraph: string): string {
  if (paragraph.length <= longestLead) return paragraph
  const [sentences] = /^[^]*[.!?](?=\s)/.exec(paragraph.slice(0, longestLead)) ?? []
  return sentences === undefined || /[*_`[\]<\\]/.test(sentences) ? '' : `${sentences} …`
}
