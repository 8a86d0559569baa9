import { PageTexts } from '@energycockpit/i18n'
import { loadTexts } from '@energycockpit/imports'
import { useFeature } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { featureTexts } from '../feature-texts'
import { importsTexts } from '../imports/imports-texts'
import { Upload } from './upload'

/** Measured values from a file: how it is read, which series receive them, and the result. */
export function UploadPage() {
  const { locale } = useFeature()
  return (
    <PageTexts
      locale={locale}
      load={[featureTexts, loadTexts, importsTexts, (wanted) => import(`./locales/${wanted}.json`)]}
    >
      <Page>
        <Upload />
      </Page>
    </PageTexts>
  )
}
