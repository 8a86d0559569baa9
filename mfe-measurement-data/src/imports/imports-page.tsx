import { PageTexts } from '@energycockpit/i18n'
import { loadTexts } from '@energycockpit/imports'
import { useFeature } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { featureTexts } from '../feature-texts'
import { importsTexts } from './imports-texts'
import { Imports } from './imports'

/** What changed measured values recently, and how to undo it. */
export function ImportsPage() {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={[featureTexts, loadTexts, importsTexts]}>
      <Page>
        <Imports />
      </Page>
    </PageTexts>
  )
}
