import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getSeriesValues, type ListedVirtualSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, ErrorState, Panel, Waiting } from '@energycockpit/ui'
import { meteringPointQuery } from '../point/metering-point-query'
import { referenceOf } from '../reference-of'
import { meterReasonKey } from './meter-reason-key'
import { lastSevenDays } from './last-seven-days'
import { WeekTable } from './week-table'

/** What a virtual meter gave on each of the last seven whole days. */
export function LastWeek({ meter }: { meter: ListedVirtualSeries }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [now] = useState(() => Date.now())
  const point = useQuery(meteringPointQuery(api, meter.meteringPointId))
  const timeZone = point.data?.location.timeZone
  const { seriesId } = meter
  const week = useQuery({
    queryKey: ['week-of-virtual-meter', seriesId, timeZone ?? null, now],
    queryFn: ({ signal }) => {
      const { from, to } = lastSevenDays(now, timeZone!)
      return api.call(getSeriesValues, {
        params: { seriesId },
        query: { from: from.toISOString(), to: to.toISOString(), granularity: 'P1D' },
        signal,
      })
    },
    enabled: timeZone !== undefined,
  })
  const failed = point.error ?? week.error
  return (
    <Panel title={t('virtual.week.title')}>
      {failed && !week.data ? (
        <ErrorState
          title={t('virtual.week.failed')}
          reference={referenceOf(failed, t)}
          retry={{ label: t('retry'), onRetry: () => void (point.error ? point : week).refetch() }}
        >
          {t(meterReasonKey(failed))}
        </ErrorState>
      ) : !week.data ? (
        <Waiting label={t('virtual.week.loading')} lines={7} />
      ) : week.data.value.every((value) => value === null) ? (
        <EmptyState title={t('virtual.week.none')}>{t('virtual.week.noneWhy')}</EmptyState>
      ) : (
        <WeekTable values={week.data} />
      )}
    </Panel>
  )
}
