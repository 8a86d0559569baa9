import { isCallError } from '@energycockpit/api-client'
import type { MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, ErrorState, Panel } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Choice } from '../choice/choice'
import type { ChangeChoice } from '../choice/use-choice'
import { referenceOf } from '../reference-of'
import { SeriesView } from '../values/series-view'
import { ValuesSkeleton } from '../values/values-skeleton'
import { PointHeader } from './point-header'
import styles from './metering-point-view.module.css'

interface MeteringPointViewProps {
  point: UseQueryResult<MeteringPoint>
  choice: Choice
  onChange: ChangeChoice
}

/** The chosen metering point: what it is, and its measured values. */
export function MeteringPointView({ point, choice, onChange }: MeteringPointViewProps) {
  const { t } = useTexts()
  if (point.isError) {
    const unknown = isCallError(point.error) && point.error.status === 404
    return (
      <Panel>
        <ErrorState
          title={t(unknown ? 'point.unknown' : 'point.failed')}
          reference={referenceOf(point.error, t)}
          retry={unknown ? undefined : { label: t('retry'), onRetry: () => void point.refetch() }}
        >
          {unknown ? t('point.unknownDetail') : null}
        </ErrorState>
      </Panel>
    )
  }
  if (!point.data) return <ValuesSkeleton />

  const series = point.data.series.find(({ id }) => id === choice.seriesId) ?? point.data.series[0]
  return (
    <div className={styles.view}>
      <PointHeader point={point.data} />
      {series ? (
        <SeriesView point={point.data} series={series} choice={choice} onChange={onChange} />
      ) : (
        <Panel>
          <EmptyState title={t('point.noSeries')}>{t('point.noSeriesDetail')}</EmptyState>
        </Panel>
      )}
    </div>
  )
}
