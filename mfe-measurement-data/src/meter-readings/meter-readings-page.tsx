import { PageTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { featureTexts } from '../feature-texts'
import { questionTexts } from '../questions/question-texts'
import { ChooseMeter } from './choose-meter'
import { RegisterOfPoint } from './register-of-point'

/** Meter readings, entered by whoever walks from one meter to the next: the list of meters, or one with its form. */
export function MeterReadingsPage({ pointId }: { pointId: string | undefined }) {
  const { locale } = useFeature()
  return (
    <PageTexts
      locale={locale}
      load={[featureTexts, questionTexts, (wanted) => import(`./locales/${wanted}.json`)]}
    >
      <Page>
        {pointId === undefined ? <ChooseMeter /> : <RegisterOfPoint key={pointId} pointId={pointId} />}
      </Page>
    </PageTexts>
  )
}
