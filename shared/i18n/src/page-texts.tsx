import { useState, type ReactNode } from 'react'
import { createTexts, type TextResources } from './create-texts'
import type { Locale } from './locales'
import { TextsProvider } from './texts-provider'

/** Fetches one language file. */
export type LoadTexts = (locale: Locale) => Promise<{ default: TextResources }>

interface PageTextsProps {
  locale: Locale
  /** The page's own texts, and those that it has in common with others; fetched side by side, a later one wins. */
  load: readonly LoadTexts[]
  children: ReactNode
}

/** The texts of a page that the other pages of its feature do not load. */
export function PageTexts({ locale, load, children }: PageTextsProps) {
  const [texts] = useState(() =>
    createTexts({
      locale,
      load: async (wanted) => {
        const all = await Promise.all(load.map((each) => each(wanted)))
        return Object.assign({}, ...all.map((part) => part.default)) as TextResources
      },
    }),
  )
  return (
    <TextsProvider texts={texts} locale={locale}>
      {children}
    </TextsProvider>
  )
}
