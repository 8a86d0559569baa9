import { Page } from '@energycockpit/ui'
import { PageTexts } from '../page-texts'
import { MeterOfRoute } from './meter-of-route'
import { MeterList } from './meter-list'

/** Meters that are calculated from others: all of them, a new one, or one by the number of its series. */
export function VirtualMetersPage({ which }: { which: string | undefined }) {
  return (
    <PageTexts own={(locale) => import(`./locales/${locale}.json`)}>
      <Page>{which === undefined ? <MeterList /> : <MeterOfRoute key={which} which={which} />}</Page>
    </PageTexts>
  )
}
