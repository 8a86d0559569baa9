import { loadTexts } from '@energycockpit/imports'
import { Page } from '@energycockpit/ui'
import { FeaturePage } from '../feature-page'
import { importsTexts } from '../imports/imports-texts'
import { Upload } from './upload'

/** Measured values from a file: how it is read, which series receive them, and the result. */
export function UploadPage() {
  return (
    <FeaturePage texts={[loadTexts, importsTexts, (wanted) => import(`./locales/${wanted}.json`)]}>
      <Page>
        <Upload />
      </Page>
    </FeaturePage>
  )
}
