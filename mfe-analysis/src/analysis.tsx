import { lazy, Suspense, useState } from 'react'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import type { FeatureProps } from '@energycockpit/remote'
import { AnalysisPage } from './analysis-page'
import { featureTexts } from './feature-texts'
import { pageOfRoute } from './page-of-route'
import { Redirect } from './redirect'

// Opened now and then, by who asks what lies behind the values; nobody else loads it.
const MeasurementSeriesPage = lazy(() =>
  import('./series-page/measurement-series-page').then((page) => ({ default: page.MeasurementSeriesPage })),
)

// Knows all analyses, of which the overview needs none.
const WidgetPage = lazy(() => import('./frame/widget-page').then((page) => ({ default: page.WidgetOfName })))

const FlexiblePage = lazy(() =>
  import('./flexible/flexible-page').then((page) => ({ default: page.FlexiblePage })),
)

/** Feature analysis. */
export function Analysis({ locale, subRoutes }: FeatureProps) {
  const [texts] = useState(() => createTexts({ locale, load: featureTexts }))
  const route = pageOfRoute(subRoutes)
  if (route.page === 'moved') return <Redirect to={route.to} />
  return (
    <TextsProvider texts={texts} locale={locale}>
      <Suspense>
        {route.page === 'measurement-series' ? (
          <MeasurementSeriesPage pointId={route.pointId} />
        ) : route.page === 'flexible-analysis' ? (
          <FlexiblePage />
        ) : route.page === 'widget' ? (
          <WidgetPage slug={route.slug} otherwise={<AnalysisPage />} />
        ) : (
          <AnalysisPage />
        )}
      </Suspense>
    </TextsProvider>
  )
}
