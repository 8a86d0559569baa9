import { useState, type ReactNode } from 'react'
import { createTexts, TextsProvider, useTexts, type Locale, type TextResources } from '@energycockpit/i18n'

export type LoadTexts = (locale: Locale) => Promise<{ default: TextResources }>

interface PageTextsProps {
  /** Fetches the page's own texts, which the other pages do not load. */
  own: LoadTexts
  /** Fetches texts that it has in common with some of them. */
  shared?: LoadTexts | undefined
  children: ReactNode
}

const ofFeature: LoadTexts = (locale) => import(`./locales/${locale}.json`)

/** What stands below it has the page's own texts beside those of the feature. */
export function PageTexts({ own, shared, children }: PageTextsProps) {
  const { locale } = useTexts()
  const [texts] = useState(() =>
    createTexts({
      locale,
      load: async (wanted) => {
        const all = await Promise.all([ofFeature(wanted), own(wanted), shared?.(wanted)])
        return Object.assign({}, ...all.map((part) => part?.default)) as TextResources
      },
    }),
  )
  return (
    <TextsProvider texts={texts} locale={locale}>
      {children}
    </TextsProvider>
  )
}
