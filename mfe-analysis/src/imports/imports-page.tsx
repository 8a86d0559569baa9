import { Page } from '@energycockpit/ui'
import { loadTexts } from '../loads/load-texts'
import { PageTexts } from '../page-texts'
import { Imports } from './imports'

/** What changed the readings of late, and the way back. */
export function ImportsPage() {
  return (
    <PageTexts own={(locale) => import(`./locales/${locale}.json`)} shared={loadTexts}>
      <Page>
        <Imports />
      </Page>
    </PageTexts>
  )
}
