import { lazy, Suspense, useEffect } from 'react'
import { NoAccess } from '@energycockpit/failures'
import { PageTexts } from '@energycockpit/i18n'
import { offers, type FeatureProps } from '@energycockpit/remote'
import { featureTexts } from './feature-texts'
import { pageOfRoute } from './page-of-route'

// One is opened at a time, so each comes alone.
const HierarchyPage = lazy(() =>
  import('./hierarchy/hierarchy-page').then((page) => ({ default: page.HierarchyPage })),
)
const PointsPage = lazy(() => import('./points/points-page').then((page) => ({ default: page.PointsPage })))
const MapPage = lazy(() => import('./map/map-page').then((page) => ({ default: page.MapPage })))
const GroupsPage = lazy(() => import('./groups/groups-page').then((page) => ({ default: page.GroupsPage })))
const ImportPage = lazy(() => import('./import/import-page').then((page) => ({ default: page.ImportPage })))
const HistoryPage = lazy(() =>
  import('./history/history-page').then((page) => ({ default: page.HistoryPage })),
)
const AttributesPage = lazy(() =>
  import('./attributes/attributes-page').then((page) => ({ default: page.AttributesPage })),
)
const TwinPage = lazy(() => import('./twin/twin-page').then((page) => ({ default: page.TwinPage })))
const pageFor = {
  hierarchy: HierarchyPage,
  'metering-points': PointsPage,
  twin: TwinPage,
  map: MapPage,
  groups: GroupsPage,
  import: ImportPage,
  history: HistoryPage,
  attributes: AttributesPage,
}

/** Feature organization: what a business is made of. */
export function Organization({ locale, subRoutes, menu, basePath, navigate }: FeatureProps) {
  const page = pageOfRoute(subRoutes)
  const root = `${basePath}/organization`
  useEffect(() => {
    if (page === undefined) navigate(`${root}/hierarchy`, { replace: true })
  }, [navigate, page, root])
  if (page === undefined) return null
  const Page = pageFor[page]
  return (
    <PageTexts locale={locale} load={[featureTexts]}>
      {/* What the role is not for is not on the menu, and is not requested in vain. */}
      <Suspense>{offers(menu, `${root}/${page}`) ? <Page /> : <NoAccess />}</Suspense>
    </PageTexts>
  )
}
