import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getCounterReadings } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, ErrorState, Panel, Select, Waiting } from '@energycockpit/ui'
import { meteringPointQuery, PointFailure, PointHeader, seriesLabel } from '@energycockpit/metering-points'
import { reasonKey, referenceOf } from '@energycockpit/failures'
import { LastReadings } from './last-readings'
import { ReadingForm } from './reading-form'
import styles from './meter-readings.module.css'

/** One meter: the form for what it shows, and what it showed before. */
export function CounterOfPoint({ pointId }: { pointId: string }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const point = useQuery(meteringPointQuery(api, pointId))
  const counters = useQuery({
    queryKey: ['counter-readings', pointId],
    queryFn: ({ signal }) => api.call(getCounterReadings, { params: { meteringPointId: pointId }, signal }),
  })
  const [chosen, setChosen] = useState<string>()

  if (point.isError) return <PointFailure point={point} />
  if (counters.isError && !counters.data)
    return (
      <Panel>
        <ErrorState
          title={t('meterReadings.failed')}
          reference={referenceOf(counters.error, t)}
          retry={{ label: t('retry'), onRetry: () => void counters.refetch() }}
        >
          {t(reasonKey(counters.error))}
        </ErrorState>
      </Panel>
    )
  if (!point.data || !counters.data) return <Waiting label={t('meterReadings.loading')} lines={6} />

  const { series, timeZone } = counters.data
  const counter = series.find(({ seriesId }) => String(seriesId) === chosen) ?? series[0]
  const nameOf = (seriesId: number) => {
    const one = point.data.series.find(({ id }) => id === seriesId)
    return one ? seriesLabel(point.data, one, t) : String(seriesId)
  }
  return (
    <div className={styles.page}>
      <PointHeader point={point.data}>
        <ButtonLink href={`${basePath}/measurement-data/meter-readings`}>
          {t('meterReadings.otherMeter')}
        </ButtonLink>
      </PointHeader>
      {counter === undefined ? (
        <EmptyState title={t('meterReadings.noCounter')}>{t('meterReadings.noCounterWhy')}</EmptyState>
      ) : (
        <>
          <Panel title={t('meterReadings.enter')}>
            {series.length > 1 && (
              <Select
                label={t('meterReadings.series')}
                groups={[
                  {
                    label: t('meterReadings.series'),
                    choices: series.map(({ seriesId }) => ({
                      value: String(seriesId),
                      label: nameOf(seriesId),
                    })),
                  },
                ]}
                value={String(counter.seriesId)}
                onChange={setChosen}
              />
            )}
            <ReadingForm key={counter.seriesId} pointId={pointId} counter={counter} timeZone={timeZone} />
          </Panel>
          <Panel title={t('meterReadings.before')}>
            {counter.readings.length === 0 ? (
              <EmptyState title={t('meterReadings.none')}>{t('meterReadings.noneWhy')}</EmptyState>
            ) : (
              <LastReadings counter={counter} timeZone={timeZone} />
            )}
          </Panel>
        </>
      )}
    </div>
  )
}
