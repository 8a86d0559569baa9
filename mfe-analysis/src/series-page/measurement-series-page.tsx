import { PageTexts } from '@energycockpit/i18n'
import { loadTexts } from '@energycockpit/imports'
import { useFeature } from '@energycockpit/remote'
import { featureTexts } from '../feature-texts'
import { pointTexts } from '../point/point-texts'
import { SeriesOfPoint } from './series-of-point'

/** What is there of a metering point's measurement series: since when, until when, how much, and where gaps are. */
export function MeasurementSeriesPage({ pointId }: { pointId: string }) {
  const { locale } = useFeature()
  return (
    <PageTexts
      locale={locale}
      load={[featureTexts, pointTexts, loadTexts, (wanted) => import(`./locales/${wanted}.json`)]}
    >
      <SeriesOfPoint pointId={pointId} />
    </PageTexts>
  )
}
