import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Dialog, EmptyState, Waiting } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { HierarchyPane } from '@energycockpit/hierarchy'
import { meteringPointQuery } from './metering-point-query'
import { PointFailure } from './point-failure'
import { seriesLabel } from './series-label'
import styles from './choose-series.module.css'

interface ChooseSeriesProps {
  title: string
  /** Absent: every series may be chosen. `none` says that a meter has none of those that may. */
  only?: { fits: (series: MeasurementSeries) => boolean; none: string }
  /** What else may be chosen, above the hierarchy. */
  before?: ReactNode
  onChoose: (series: MeasurementSeries, point: MeteringPoint) => void
  onClose: () => void
}

/** Finds a series by the name of its meter: in the hierarchy or by a search, and then among what the meter measures. */
export function ChooseSeries({ title, only, before, onChoose, onClose }: ChooseSeriesProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const [pointId, setPointId] = useState<string>()
  const point = useQuery(meteringPointQuery(api, pointId))
  const fitting = point.data?.series.filter((series) => only?.fits(series) ?? true) ?? []
  return (
    <Dialog
      title={title}
      form
      onClose={onClose}
      actions={
        <>
          {pointId !== undefined && (
            <Button onClick={() => setPointId(undefined)}>{t('chooseSeries.otherMeter')}</Button>
          )}
          <Button onClick={onClose}>{t('chooseSeries.cancel')}</Button>
        </>
      }
    >
      {pointId === undefined ? (
        <>
          {before}
          <div className={styles.finder}>
            <HierarchyPane
              selectedId={undefined}
              selectedPath={undefined}
              onSelect={({ id }) => setPointId(id)}
            />
          </div>
        </>
      ) : point.isError ? (
        <PointFailure point={point} />
      ) : !point.data ? (
        <Waiting label={t('chooseSeries.loading')} lines={3} />
      ) : point.data.series.length === 0 ? (
        <EmptyState title={t('point.noSeries')}>{t('point.noSeriesDetail')}</EmptyState>
      ) : (
        <>
          <h3 className={styles.meter}>
            {point.data.location.name} · {point.data.name}
          </h3>
          {fitting.length === 0 && <p>{only?.none}</p>}
          <ul className={styles.series}>
            {fitting.map((series) => (
              <li key={series.id}>
                <Button
                  // Whoever came by the keyboard goes on with it.
                  autoFocus={series === fitting[0]}
                  onClick={() => onChoose(series, point.data)}
                >
                  {t('chooseSeries.one', {
                    series: seriesLabel(point.data, series, t),
                    unit: unitSign(series.unit, locale),
                    interval: t(`interval.${series.interval}`),
                  })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
