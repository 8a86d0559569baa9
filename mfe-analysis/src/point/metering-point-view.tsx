import { lazy, Suspense, useEffect } from 'react'
import type { MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Panel } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Choice } from '../choice/choice'
import type { ChangeChoice } from '../choice/use-choice'
import { ValuesSkeleton } from '../values/values-skeleton'
import { PageSteps } from '../frame/page-steps'
import { CalculationLinks } from './calculation-links'
import { PointFailure, PointHeader } from '@energycockpit/metering-points'
import styles from './metering-point-view.module.css'

const loadView = () => import('../values/series-view')
const SeriesView = lazy(async () => ({ default: (await loadView()).SeriesView }))

/** Requests the code beside what it is about; it comes without the heading, which may have the focus by then. */
function prepareView(): void {
  loadView().catch(() => undefined)
}

interface MeteringPointViewProps {
  point: UseQueryResult<MeteringPoint>
  choice: Choice
  onChange: ChangeChoice
}

/** The chosen metering point: what it is, and its measured values. */
export function MeteringPointView({ point, choice, onChange }: MeteringPointViewProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  useEffect(prepareView, [])
  const { data } = point
  const series = data && (data.series.find(({ id }) => id === choice.seriesId) ?? data.series[0])
  return (
    <div className={styles.view}>
      <PointHeader point={data} isWaiting={point.isPending}>
        <PageSteps choice={choice} slug={undefined} />
        {series && (
          <ButtonLink href={`${basePath}/analysis/measurement-series/${encodeURIComponent(data.id)}`}>
            {t('links.toSeries')}
          </ButtonLink>
        )}
        {data && <CalculationLinks point={data} />}
      </PointHeader>
      {data === undefined ? (
        point.isError ? (
          <PointFailure point={point} />
        ) : (
          <ValuesSkeleton />
        )
      ) : series ? (
        <Suspense fallback={<ValuesSkeleton />}>
          <SeriesView point={data} series={series} choice={choice} onChange={onChange} />
        </Suspense>
      ) : (
        <Panel>
          <EmptyState title={t('point.noSeries')}>{t('point.noSeriesDetail')}</EmptyState>
        </Panel>
      )}
    </div>
  )
}
