import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMeterReadings } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Panel, Select, Waiting } from '@energycockpit/ui'
import { meteringPointQuery, PointFailure, PointHeader, seriesLabel } from '@energycockpit/metering-points'
import { QueryFailure } from '@energycockpit/failures'
import { LastReadings } from './last-readings'
import { ReadingForm } from '@energycockpit/metering-points/entering'
import styles from './meter-readings.module.css'

/** One meter: the form for what it shows, and what it showed before. */
export function RegisterOfPoint({ pointId }: { pointId: string }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const point = useQuery(meteringPointQuery(api, pointId))
  const registers = useQuery({
    queryKey: ['meter-readings', pointId],
    queryFn: ({ signal }) => api.call(getMeterReadings, { params: { meteringPointId: pointId }, signal }),
  })
  const [chosen, setChosen] = useState<string>()

  if (point.isError)
    return (
      <div className={styles.page}>
        <PointHeader point={undefined} />
        <PointFailure point={point} />
      </div>
    )
  if (registers.isError && !registers.data)
    return (
      <div className={styles.page}>
        <PointHeader point={point.data} isWaiting={point.isPending} />
        <Panel>
          <QueryFailure
            title={t('meterReadings.failed')}
            error={registers.error}
            onRetry={() => void registers.refetch()}
          />
        </Panel>
      </div>
    )
  if (!point.data || !registers.data)
    return (
      <div className={styles.page}>
        <PointHeader point={point.data} isWaiting />
        <Waiting label={t('meterReadings.loading')} lines={6} />
      </div>
    )

  const { series, timeZone } = registers.data
  const register = series.find(({ seriesId }) => String(seriesId) === chosen) ?? series[0]
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
      {register === undefined ? (
        <EmptyState title={t('meterReadings.noRegister')}>{t('meterReadings.noRegisterWhy')}</EmptyState>
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
                value={String(register.seriesId)}
                onChange={setChosen}
              />
            )}
            <ReadingForm key={register.seriesId} pointId={pointId} register={register} timeZone={timeZone} />
          </Panel>
          <Panel title={t('meterReadings.before')}>
            {register.readings.length === 0 ? (
              <EmptyState title={t('meterReadings.none')}>{t('meterReadings.noneWhy')}</EmptyState>
            ) : (
              <LastReadings register={register} timeZone={timeZone} />
            )}
          </Panel>
        </>
      )}
    </div>
  )
}
