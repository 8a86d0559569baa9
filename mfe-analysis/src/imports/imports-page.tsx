import { Page } from '@energycockpit/ui'
import { PageTexts } from '../page-texts'
import { Imports } from './imports'

/** What changed the readings of late, and the way back. */
export function ImportsPage() {
  return (
    <PageTexts own={(locale) => import(`./locales/${locale}.json`)}>
      <Page>
        <Imports />
      </Page>
    </PageTexts>
  )
}
