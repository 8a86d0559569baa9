import type { MeasurementSeries, SeriesValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'

interface CompletenessProps {
  series: MeasurementSeries
  values: SeriesValues
}

/** Says what must be known before the chart is believed: a model, and how much of the period is measured. */
export function Completeness({ series, values }: CompletenessProps) {
  const { t, formats } = useTexts()
  const { measured, estimated } = values.total
  return (
    <>
      {series.seriesType === 'MODELLED' ? (
        <PartialNotice kind="information">{t('values.modelled')}</PartialNotice>
      ) : null}
      {measured < 1 ? (
        <PartialNotice>
          {t(estimated > 0 ? 'values.partialEstimated' : 'values.partial', {
            measured: formats.percent(measured),
            estimated: formats.percent(estimated),
          })}
          {series.lastAt === null || series.lastAt >= values.to
            ? null
            : ` ${t('values.until', { last: formats.dateTime(series.lastAt, values.timeZone) })}`}
        </PartialNotice>
      ) : null}
    </>
  )
}
