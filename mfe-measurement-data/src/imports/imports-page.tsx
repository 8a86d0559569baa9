import { loadTexts } from '@energycockpit/imports'
import { Page } from '@energycockpit/ui'
import { FeaturePage } from '../feature-page'
import { importsTexts } from './imports-texts'
import { Imports } from './imports'

/** What changed measured values recently, and how to undo it. */
export function ImportsPage() {
  return (
    <FeaturePage texts={[loadTexts, importsTexts]}>
      <Page>
        <Imports />
      </Page>
    </FeaturePage>
  )
}
