import { PageTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { featureTexts } from '../feature-texts'
import { MeterList } from './meter-list'
import { MeterOfRoute } from './meter-of-route'

/** Virtual meters: all of them, a new one, or one by the number of its series. */
export function VirtualMetersPage({ which }: { which: string | undefined }) {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={[featureTexts, (wanted) => import(`./locales/${wanted}.json`)]}>
      <Page>{which === undefined ? <MeterList /> : <MeterOfRoute key={which} which={which} />}</Page>
    </PageTexts>
  )
}
