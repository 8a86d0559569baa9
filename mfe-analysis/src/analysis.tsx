import { useState } from 'react'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import type { FeatureProps } from '@energycockpit/remote'
import { AnalysisPage } from './analysis-page'

/** Feature analysis. */
export function Analysis({ locale }: FeatureProps) {
  const [texts] = useState(() =>
    createTexts({ locale, load: (wanted) => import(`./locales/${wanted}.json`) }),
  )
  return (
    <TextsProvider texts={texts} locale={locale}>
      <AnalysisPage />
    </TextsProvider>
  )
}
