import { lazy, Suspense, useState } from 'react'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import type { FeatureProps } from '@energycockpit/remote'
import { AnalysisPage } from './analysis-page'
import { pageOfRoute } from './page-of-route'

// Each of these is opened now and then, by who asks what lies behind the values; nobody else loads it.
const MeasurementSeriesPage = lazy(() =>
  import('./series-page/measurement-series-page').then((page) => ({ default: page.MeasurementSeriesPage })),
)
const ImportsPage = lazy(() =>
  import('./imports/imports-page').then((page) => ({ default: page.ImportsPage })),
)
const UploadPage = lazy(() => import('./upload/upload-page').then((page) => ({ default: page.UploadPage })))
const ManualReadingsPage = lazy(() =>
  import('./manual-readings/manual-readings-page').then((page) => ({ default: page.ManualReadingsPage })),
)
const ConversionFactorsPage = lazy(() =>
  import('./conversion-factors/conversion-factors-page').then((page) => ({
    default: page.ConversionFactorsPage,
  })),
)
const VirtualMetersPage = lazy(() =>
  import('./virtual-meters/virtual-meters-page').then((page) => ({ default: page.VirtualMetersPage })),
)

/** Feature analysis. */
export function Analysis({ locale, subRoutes }: FeatureProps) {
  const [texts] = useState(() =>
    createTexts({ locale, load: (wanted) => import(`./locales/${wanted}.json`) }),
  )
  const route = pageOfRoute(subRoutes)
  return (
    <TextsProvider texts={texts} locale={locale}>
      <Suspense>
        {route.page === 'measurement-series' ? (
          <MeasurementSeriesPage pointId={route.pointId} />
        ) : route.page === 'counter-readings' ? (
          <ManualReadingsPage pointId={route.pointId} />
        ) : route.page === 'imports' ? (
          <ImportsPage />
        ) : route.page === 'upload' ? (
          <UploadPage />
        ) : route.page === 'conversion-factors' ? (
          <ConversionFactorsPage />
        ) : route.page === 'virtual-meters' ? (
          <VirtualMetersPage which={route.which} />
        ) : (
          <AnalysisPage />
        )}
      </Suspense>
    </TextsProvider>
  )
}
