import { Page } from '@energycockpit/ui'
import { loadTexts } from '../loads/load-texts'
import { PageTexts } from '../page-texts'
import { Upload } from './upload'

/** Readings from a file: how it is read, where they go, and what came of it. */
export function UploadPage() {
  return (
    <PageTexts
      shared={loadTexts}
      own={async (locale) => {
        const [ofImports, own] = await Promise.all([
          import(`../imports/locales/${locale}.json`),
          import(`./locales/${locale}.json`),
        ])
        return { default: { ...ofImports.default, ...own.default } }
      }}
    >
      <Page>
        <Upload />
      </Page>
    </PageTexts>
  )
}
