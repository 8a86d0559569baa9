import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getSeriesValues, type ListedVirtualSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { commonLength, lastSevenDays } from '@energycockpit/time'
import { Panel } from '@energycockpit/ui'
import { meteringPointQuery } from '@energycockpit/metering-points'
import { WeekOfValues } from './week-of-values'

/** What a virtual meter gave on each of the last seven whole days. */
export function LastWeek({ meter }: { meter: ListedVirtualSeries }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [now] = useState(() => Date.now())
  const point = useQuery(meteringPointQuery(api, meter.meteringPointId))
  const timeZone = point.data?.location.timeZone
  const { seriesId, interval } = meter
  const week = useQuery({
    queryKey: ['week-of-virtual-meter', seriesId, timeZone ?? null, now],
    queryFn: ({ signal }) => {
      const { from, to } = lastSevenDays(now, timeZone!)
      return api.call(getSeriesValues, {
        params: { seriesId },
        query: {
          ...{ from: from.toISOString(), to: to.toISOString() },
          // A month is not divided over its days.
          granularity: commonLength(['P1D', interval]),
        },
        signal,
      })
    },
    enabled: timeZone !== undefined,
  })
  return (
    <Panel title={t('virtual.week.title')}>
      <WeekOfValues
        values={week.data}
        error={point.error ?? week.error}
        onRetry={() => void (point.error ? point : week).refetch()}
      />
    </Panel>
  )
}
