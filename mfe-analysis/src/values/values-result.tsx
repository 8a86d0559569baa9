import { ChartPlaceContext } from '@energycockpit/charts/chart-place'
import { Suspense } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ResultAs, MeasurementSeries, MeteringPoint, SeriesValues } from '@energycockpit/contract'
import { isDenied } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import {
  Button,
  carrierOfProduct,
  classNames,
  EmptyState,
  ErrorState,
  PartialNotice,
} from '@energycockpit/ui'
import { Denied, reasonKey, referenceOf, retryUnlessFinal } from '@energycockpit/failures'
import type { Annotated } from '../annotations/use-annotations'
import { answered, type ShownAs } from '../choice/shown-as'
import { seriesLabel } from '@energycockpit/metering-points'
import { ProgressionChart } from './chart-on-demand'
import { CoveredPeriod } from './covered-period'
import { DownloadButtons } from './download-buttons'
import { FindingsLine } from './findings-line'
import { FiguresOfPeriod } from './figures-of-period'
import { MissingBasis, missingReason } from './missing-basis'
import { ValuesSkeleton } from './values-skeleton'
import { shownNameKey } from '../choice/shown-name'
import styles from './values.module.css'

interface ValuesResultProps {
  point: MeteringPoint
  series: MeasurementSeries
  shown: ShownAs
  values: UseQueryResult<SeriesValues>
  annotated: Annotated
  onShowAsRecorded: () => void
  /** Shows the period that ends with this instant. */
  onShowLatest: (last: Date) => void
}

/** What is calculated with prices or factors, which may end before the values do. */
const fromFactors: readonly ResultAs[] = ['COST', 'CARBON', 'ENERGY']

/** What came of asking for values: on its way, failed, nothing, or the chart with its figures. */
export function ValuesResult(props: ValuesResultProps) {
  const { point, series, shown, values, annotated, onShowLatest, onShowAsRecorded } = props
  const { t, locale, formats } = useTexts()
  const label = [
    seriesLabel(point, series, t),
    ...(shown.as === undefined ? [] : [t(shownNameKey(shown.as, series.direction))]),
    ...(shown.per === undefined ? [] : [t(`shownAs.per.${shown.per}`)]),
  ].join(', ')

  const reason = missingReason(values.error)
  if (values.isError && reason) {
    return <MissingBasis {...{ point, series, shown, reason, onShowAsRecorded }} />
  }
  if (isDenied(values.error)) return <Denied />
  if (values.isError) {
    return (
      <ErrorState
        title={t('values.failed', { label: `${point.location.name} · ${point.name}` })}
        reference={referenceOf(values.error, t)}
        retry={retryUnlessFinal(values.error, t('retry'), values.refetch)}
      >
        {t(reasonKey(values.error))}
      </ErrorState>
    )
  }
  if (!values.data) return <ValuesSkeleton />
  if (values.data.value.every((value) => value === null)) {
    const last = series.lastAt
    return (
      <EmptyState
        title={t('values.none')}
        action={
          last === null ? null : (
            <Button onClick={() => onShowLatest(new Date(last))}>{t('values.showLatest')}</Button>
          )
        }
      >
        <CoveredPeriod values={values.data} />
        {shown.as !== undefined && fromFactors.includes(shown.as) ? (
          <p>{t('values.noneCalculated')}</p>
        ) : null}
        {series.firstAt === null || last === null
          ? t('values.neverAny')
          : t('values.reach', {
              first: formats.date(series.firstAt, values.data.timeZone),
              last: formats.date(last, values.data.timeZone),
            })}
      </EmptyState>
    )
  }

  return (
    <div
      className={classNames(styles.result, values.isPlaceholderData && styles.old)}
      aria-busy={values.isPlaceholderData}
    >
      {series.seriesType === 'MODELLED' && (
        <PartialNotice kind="information">{t('values.modelled')}</PartialNotice>
      )}
      <Suspense fallback={<ValuesSkeleton />}>
        <ChartPlaceContext value={point.location.name}>
          <ProgressionChart
            locale={locale}
            subject={{
              label: `${label} · ${point.location.name}`,
              seriesLabel: label,
              carrier: carrierOfProduct[point.productType],
              modelled: series.seriesType === 'MODELLED',
            }}
            values={values.data}
            now={values.dataUpdatedAt}
            annotations={annotated.annotations}
            annotationSteps={annotated.annotationSteps}
            actions={annotated.add}
            isMeasuredToldElsewhere
          />
        </ChartPlaceContext>
      </Suspense>
      {annotated.below}
      <div className={styles.quality}>
        <CoveredPeriod values={values.data} />
        {series.seriesType === 'MEASURED' && (
          <FindingsLine point={point} series={series} values={values.data} />
        )}
      </div>
      <FiguresOfPeriod
        {...{ point, series, shown }}
        interval={answered({ ...series, productType: point.productType }, shown.as).interval}
        values={values.data}
        now={values.dataUpdatedAt}
      />
      <DownloadButtons values={values.data} shown={shown} />
    </div>
  )
}
