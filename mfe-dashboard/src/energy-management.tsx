import { lazy, Suspense } from 'react'
import { NoAccess } from '@energycockpit/failures'
import { PageTexts } from '@energycockpit/i18n'
import { FirstPage, offers, type FeatureProps } from '@energycockpit/remote'
import { featureTexts } from './feature-texts'
import { pageOfRoute } from './page-of-route'

// One is opened at a time, so each comes alone.
const ActionsPage = lazy(() =>
  import('./actions/actions-page').then((page) => ({ default: page.ActionsPage })),
)
const ActionPage = lazy(() => import('./actions/action-page').then((page) => ({ default: page.ActionPage })))

/** Feature enms: what a business does to save energy, and what came of it. */
export function EnergyManagement({ locale, subRoutes, menu, basePath }: FeatureProps) {
  const route = pageOfRoute(subRoutes)
  if (route.page === 'first') return <FirstPage />
  return (
    <PageTexts locale={locale} load={[featureTexts]}>
      {/* What the role is not for is not on the menu, and is not requested in vain. */}
      <Suspense>
        {!offers(menu, `${basePath}/enms/${route.page}`) ? (
          <NoAccess />
        ) : route.actionId === undefined ? (
          <ActionsPage />
        ) : (
          <ActionPage key={route.actionId} id={route.actionId} />
        )}
      </Suspense>
    </PageTexts>
  )
}
