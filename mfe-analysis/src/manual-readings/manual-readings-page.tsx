import { Page } from '@energycockpit/ui'
import { PageTexts } from '../page-texts'
import { questionTexts } from '../questions/question-texts'
import { ChooseMeter } from './choose-meter'
import { CounterOfPoint } from './counter-of-point'

/** What meters show, for whoever walks from one to the next: the list of them, or one with its form. */
export function ManualReadingsPage({ pointId }: { pointId: string | undefined }) {
  return (
    <PageTexts shared={questionTexts} own={(locale) => import(`./locales/${locale}.json`)}>
      <Page>
        {pointId === undefined ? <ChooseMeter /> : <CounterOfPoint key={pointId} pointId={pointId} />}
      </Page>
    </PageTexts>
  )
}
