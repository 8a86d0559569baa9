import { createTexts, TextsProvider } from '@energycockpit/i18n'
import type { FeatureProps } from '@energycockpit/remote'
import { useState } from 'react'
import { WelcomePage } from './welcome-page'

/** Feature new-feature. Each language is a file of its own, fetched when somebody speaks it. */
export function NewFeature({ locale }: FeatureProps) {
  const [texts] = useState(() =>
    createTexts({ locale, load: (language) => import(`./locales/${language}.json`) }),
  )
  return (
    <TextsProvider texts={texts} locale={locale}>
      <WelcomePage />
    </TextsProvider>
  )
}
