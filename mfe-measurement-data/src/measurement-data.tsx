import { lazy, Suspense } from 'react'
import { NoAccess } from '@energycockpit/failures'
import { FirstPage, offers, type FeatureProps } from '@energycockpit/remote'
import { FeaturePage } from './feature-page'
import { pageOfRoute, type PageOfRoute } from './page-of-route'

// One is opened at a time, so each comes alone.
const ImportsPage = lazy(() =>
  import('./imports/imports-page').then((page) => ({ default: page.ImportsPage })),
)
const UploadPage = lazy(() => import('./upload/upload-page').then((page) => ({ default: page.UploadPage })))
const MeterReadingsPage = lazy(() =>
  import('./meter-readings/meter-readings-page').then((page) => ({ default: page.MeterReadingsPage })),
)
const ConversionFactorsPage = lazy(() =>
  import('./conversion-factors/conversion-factors-page').then((page) => ({
    default: page.ConversionFactorsPage,
  })),
)
const VirtualMetersPage = lazy(() =>
  import('./virtual-meters/virtual-meters-page').then((page) => ({ default: page.VirtualMetersPage })),
)

/** Feature measurement-data: where measured values and what they are calculated with come from. */
export function MeasurementData({ subRoutes, menu, basePath }: FeatureProps) {
  const route = pageOfRoute(subRoutes)
  // What the role is not for is not on the menu, and is not requested in vain.
  const entry = `${basePath}/measurement-data/${route.page === 'upload' ? 'imports' : route.page}`
  if (route.page === 'first') return <FirstPage />
  if (!offers(menu, entry))
    return (
      <FeaturePage>
        <NoAccess />
      </FeaturePage>
    )
  return <Suspense>{pageFor(route)}</Suspense>
}

function pageFor(route: Exclude<PageOfRoute, { page: 'first' }>) {
  switch (route.page) {
    case 'imports':
      return <ImportsPage />
    case 'upload':
      return <UploadPage />
    case 'meter-readings':
      return <MeterReadingsPage pointId={route.pointId} />
    case 'conversion-factors':
      return <ConversionFactorsPage />
    case 'virtual-meters':
      return <VirtualMetersPage which={route.which} />
  }
}
