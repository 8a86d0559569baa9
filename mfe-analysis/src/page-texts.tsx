import { useState, type ReactNode } from 'react'
import { createTexts, TextsProvider, useTexts, type Locale, type TextResources } from '@energycockpit/i18n'

type Load = (locale: Locale) => Promise<{ default: TextResources }>

interface PageTextsProps {
  /** Fetches the page's own texts, which the other pages do not load. */
  own: Load
  children: ReactNode
}

const ofFeature: Load = (locale) => import(`./locales/${locale}.json`)

/** What stands below it has the page's own texts beside those of the feature. */
export function PageTexts({ own, children }: PageTextsProps) {
  const { locale } = useTexts()
  const [texts] = useState(() =>
    createTexts({
      locale,
      load: async (wanted) => {
        const both = await Promise.all([ofFeature(wanted), own(wanted)])
        return { ...both[0].default, ...both[1].default }
      },
    }),
  )
  return (
    <TextsProvider texts={texts} locale={locale}>
      {children}
    </TextsProvider>
  )
}
