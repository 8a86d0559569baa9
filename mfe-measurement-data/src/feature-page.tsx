import type { ReactNode } from 'react'
import { PageTexts, type LoadTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { featureTexts } from './feature-texts'

interface FeaturePageProps {
  /** The page's own texts, besides those of the feature. */
  texts?: readonly LoadTexts[]
  children: ReactNode
}

/** What every page of the feature stands in: its texts in the user's language. */
export function FeaturePage({ texts = [], children }: FeaturePageProps) {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={[featureTexts, ...texts]}>
      {children}
    </PageTexts>
  )
}
