import { lazy, Suspense } from 'react'
import { NoAccess } from '@energycockpit/failures'
import { PageTexts } from '@energycockpit/i18n'
import { FirstPage, offers, type FeatureProps } from '@energycockpit/remote'
import { ChartsOfAddress } from './charts-of-address'
import { featureTexts } from './feature-texts'
import { energyUsesTexts } from './energy-uses-texts'
import { planningTexts } from './planning-texts'
import { pageOfRoute, type PageOfRoute } from './page-of-route'

// One is opened at a time, so each comes alone.
const OverviewPage = lazy(() =>
  import('./overview/overview-page').then((page) => ({ default: page.OverviewPage })),
)
const SupplyPage = lazy(() => import('./today/supply-page').then((page) => ({ default: page.SupplyPage })))
const CarbonPage = lazy(() => import('./carbon/carbon-page').then((page) => ({ default: page.CarbonPage })))
const ActionsPage = lazy(() =>
  import('./actions/actions-page').then((page) => ({ default: page.ActionsPage })),
)
const ActionPage = lazy(() => import('./actions/action-page').then((page) => ({ default: page.ActionPage })))
const IndicatorsPage = lazy(() =>
  import('./indicators/indicators-page').then((page) => ({ default: page.IndicatorsPage })),
)
const IndicatorPage = lazy(() =>
  import('./indicators/indicator-page').then((page) => ({ default: page.IndicatorPage })),
)
const EnergyUsesPage = lazy(() =>
  import('./energy-uses/energy-uses-page').then((page) => ({ default: page.EnergyUsesPage })),
)
const EnergyUsePage = lazy(() =>
  import('./energy-uses/use/energy-use-page').then((page) => ({ default: page.EnergyUsePage })),
)
const BudgetsPage = lazy(() =>
  import('./budgets/budgets-page').then((page) => ({ default: page.BudgetsPage })),
)
const BudgetPage = lazy(() => import('./budgets/budget-page').then((page) => ({ default: page.BudgetPage })))

/** Feature enms: what a business does to save energy, and what came of it. */
export function EnergyManagement({ locale, subRoutes, menu, basePath }: FeatureProps) {
  const route = pageOfRoute(subRoutes)
  if (route.page === 'first') return <FirstPage />
  const texts = textsOf(route.page)
  return (
    <PageTexts
      // Texts are loaded once, so those of other pages are texts of their own.
      key={texts.length}
      locale={locale}
      load={texts}
    >
      {/* What the role is not for is not on the menu, and is not requested in vain. */}
      <ChartsOfAddress>
        <Suspense>{offers(menu, `${basePath}/enms/${route.page}`) ? pageFor(route) : <NoAccess />}</Suspense>
      </ChartsOfAddress>
    </PageTexts>
  )
}

/** The pages of more texts than others have those of the others, too. */
function textsOf(page: PageOfRoute['page']) {
  if (page === 'energy-uses') return [featureTexts, planningTexts, energyUsesTexts]
  return page === 'indicators' || page === 'budgets' ? [featureTexts, planningTexts] : [featureTexts]
}

function pageFor(route: Exclude<PageOfRoute, { page: 'first' }>) {
  if (route.page === 'overview') return <OverviewPage />
  if (route.page === 'energy-uses')
    return route.useId === undefined ? (
      <EnergyUsesPage />
    ) : (
      <EnergyUsePage key={route.useId} id={route.useId} />
    )
  if (route.page === 'budgets')
    return route.budgetId === undefined ? (
      <BudgetsPage />
    ) : (
      <BudgetPage key={route.budgetId} id={route.budgetId} />
    )
  if (route.page === 'indicators')
    return route.indicatorId === undefined ? (
      <IndicatorsPage />
    ) : (
      <IndicatorPage key={route.indicatorId} id={route.indicatorId} />
    )
  if (route.page === 'today') return <SupplyPage />
  if (route.page === 'carbon') return <CarbonPage />
  return route.actionId === undefined ? (
    <ActionsPage />
  ) : (
    <ActionPage key={route.actionId} id={route.actionId} />
  )
}
