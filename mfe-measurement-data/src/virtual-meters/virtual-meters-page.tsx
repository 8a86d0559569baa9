import { Page } from '@energycockpit/ui'
import { FeaturePage } from '../feature-page'
import { MeterList } from './meter-list'
import { MeterOfRoute } from './meter-of-route'

/** Virtual meters: all of them, a new one, or one by the number of its series. */
export function VirtualMetersPage({ which }: { which: string | undefined }) {
  return (
    <FeaturePage texts={[(wanted) => import(`./locales/${wanted}.json`)]}>
      <Page>{which === undefined ? <MeterList /> : <MeterOfRoute key={which} which={which} />}</Page>
    </FeaturePage>
  )
}
