import { LeadTo, offers, type FeatureProps } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { lazy, Suspense, useState } from 'react'
import { FailurePage } from './failure/failure-page'
import { LandingPage } from './landing/landing-page'
import { LegalPage } from './legal/legal-page'
import { isMenuPage, menuPages } from './menu/menu-pages'
import { OnlyOnMenu } from './menu/only-on-menu'
import { pageOfRoute } from './page-of-route'
import { WelcomePage } from './public/welcome-page'

// Few visitors register.
const RegisterPage = lazy(() =>
  import('./registration/register-page').then((page) => ({ default: page.RegisterPage })),
)
const NotificationsPage = lazy(() =>
  import('./notifications/notifications-page').then((page) => ({ default: page.NotificationsPage })),
)

/** Feature home-portal: the landing page and the pages that belong to the portal itself. */
export function HomePortal(props: FeatureProps) {
  const [texts] = useState(() =>
    createTexts({ locale: props.locale, load: (locale) => import(`./locales/${locale}.json`) }),
  )
  return (
    <TextsProvider texts={texts} locale={props.locale}>
      <Page>
        <Suspense>
          <PageOfRoute {...props} />
        </Suspense>
      </Page>
    </TextsProvider>
  )
}

function PageOfRoute({ subRoutes, api, basePath, menu }: FeatureProps) {
  const homeUrl = `${basePath}/home-portal`
  const overviewUrl = `${basePath}/enms/overview`
  const page = pageOfRoute(subRoutes)
  if (isMenuPage(page)) {
    const MenuPage = menuPages[page]
    return (
      <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/${page}`}>
        <MenuPage api={api} />
      </OnlyOnMenu>
    )
  }
  switch (page) {
    case 'dashboard':
      // The app opens it; whose menu has no overview of energy is shown what there is for everybody.
      return offers(menu, overviewUrl) ? <LeadTo url={overviewUrl} /> : <LandingPage />
    case 'landing':
      return <LandingPage />
    case 'notifications':
      return <NotificationsPage />
    case 'static':
      return <WelcomePage basePath={basePath} />
    case 'register':
    case 'confirm-registration':
      return <RegisterPage confirms={page === 'confirm-registration'} />
    case 'legal':
      return <LegalPage />
    case 'error':
    case 'not-found':
      return <FailurePage kind={page} homeUrl={homeUrl} />
  }
}
