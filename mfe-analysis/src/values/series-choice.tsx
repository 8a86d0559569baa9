import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { seriesLabel } from '@energycockpit/metering-points'
import styles from './values.module.css'

interface SeriesChoiceProps {
  point: MeteringPoint
  series: MeasurementSeries
  onChange: (seriesId: number) => void
}

/** Which of the point's series is shown. */
export function SeriesChoice({ point, series, onChange }: SeriesChoiceProps) {
  const { t } = useTexts()
  const choices = point.series.map((each) => ({
    value: String(each.id),
    label:
      each.seriesType === 'MODELLED'
        ? t('series.modelled', { label: seriesLabel(point, each, t) })
        : seriesLabel(point, each, t),
  }))
  return (
    <Select
      label={t('series.label')}
      className={styles.series}
      groups={[{ label: '', choices }]}
      value={String(series.id)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
