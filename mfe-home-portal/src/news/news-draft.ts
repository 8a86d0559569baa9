import {
  supportedLocales,
  type Locale,
  type NewsContent,
  type NewsImportance,
  type NewsPost,
} from '@energycockpit/contract'
import { clockAt, instantOnClock } from '@energycockpit/time'

export interface DraftText {
  title: string
  text: string
}

/** A post as fields hold it: times as the user's clock shows them; no end: until further. */
export interface NewsDraft {
  importance: NewsImportance
  pinned: boolean
  withSubBusinesses: boolean
  texts: Readonly<Record<Locale, DraftText>>
  from: string
  until: string
}

const empty: DraftText = { title: '', text: '' }

export const newDraft = (now: number, timeZone: string): NewsDraft => ({
  ...{ importance: 'INFORMATION', pinned: false, withSubBusinesses: false },
  texts: { de: empty, en: empty },
  ...{ from: clockAt(now, timeZone), until: '' },
})

export const draftOf = (post: NewsPost, timeZone: string): NewsDraft => ({
  ...{ importance: post.importance, pinned: post.pinned, withSubBusinesses: post.withSubBusinesses },
  texts: { de: post.texts.de ?? empty, en: post.texts.en ?? empty },
  from: clockAt(Date.parse(post.from), timeZone),
  until: post.until === null ? '' : clockAt(Date.parse(post.until), timeZone),
})

export interface NewsFault {
  field: 'title' | 'text' | 'from' | 'until'
  /** Of a text. */
  locale?: Locale
  kind: 'missing' | 'noTime' | 'reversed'
}

/**
 * What is written, and what is wrong with it. A language of which nothing is written is left out, but one is needed:
 * that is asked for in `spoken`.
 */
export function readDraft(
  draft: NewsDraft,
  { timeZone, spoken }: { timeZone: string; spoken: Locale },
): { content: Omit<NewsContent, 'published'>; faults: NewsFault[] } {
  const written = supportedLocales.filter((locale) => !isEmpty(draft.texts[locale]))
  const needed = written.length === 0 ? [spoken] : written
  const faults: NewsFault[] = needed.flatMap((locale) =>
    (['title', 'text'] as const)
      .filter((field) => draft.texts[locale][field].trim() === '')
      .map((field): NewsFault => ({ field, locale, kind: 'missing' })),
  )
  const from = instantOnClock(draft.from, timeZone)
  const until = draft.until === '' ? null : instantOnClock(draft.until, timeZone)
  if (from === undefined) faults.push({ field: 'from', kind: 'noTime' })
  if (until === undefined) faults.push({ field: 'until', kind: 'noTime' })
  if (from !== undefined && until != null && until <= from) faults.push({ field: 'until', kind: 'reversed' })
  const { importance, pinned, withSubBusinesses } = draft
  const textIn = (locale: Locale) => {
    const { title, text } = draft.texts[locale]
    return written.includes(locale) ? { title: title.trim(), text: text.trim() } : null
  }
  return {
    content: {
      ...{ importance, pinned, withSubBusinesses },
      ...{ texts: { de: textIn('de'), en: textIn('en') }, from: from ?? '', until: until ?? null },
    },
    faults,
  }
}

const isEmpty = ({ title, text }: DraftText) => title.trim() === '' && text.trim() === ''
