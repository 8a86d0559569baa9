import { loadTexts } from '../loads/load-texts'
import { PageTexts } from '../page-texts'
import { SeriesOfPoint } from './series-of-point'

/** What is there of a metering point's measurement series: since when, until when, how much, and where gaps are. */
export function MeasurementSeriesPage({ pointId }: { pointId: string }) {
  return (
    <PageTexts own={(locale) => import(`./locales/${locale}.json`)} shared={loadTexts}>
      <SeriesOfPoint pointId={pointId} />
    </PageTexts>
  )
}
