import { LeadTo, offers, type FeatureProps } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { lazy, Suspense, useState } from 'react'
import { FailurePage } from './failure/failure-page'
import { LandingPage } from './landing/landing-page'
import { LegalPage } from './legal/legal-page'
import { OnlyOnMenu } from './menu/only-on-menu'
import { pageOfRoute } from './page-of-route'
import { WelcomePage } from './public/welcome-page'
import { StatusPage } from './status/status-page'

// Nobody but designers and developers opens it, so nobody else loads it.
const DesignPage = lazy(() => import('./design/design-page').then((page) => ({ default: page.DesignPage })))
// Nor anybody but system administrators this one.
const OperationPage = lazy(() =>
  import('./operation/operation-page').then((page) => ({ default: page.OperationPage })),
)

// News is short on the landing page; who wants more of it loads what draws it.
const NewsPage = lazy(() => import('./news/news-page'))

// Few visitors register.
const RegisterPage = lazy(() =>
  import('./registration/register-page').then((page) => ({ default: page.RegisterPage })),
)

// These are for administrators.
const UsersPage = lazy(() => import('./users/users-page').then((page) => ({ default: page.UsersPage })))
const AppearancePage = lazy(() =>
  import('./appearance/appearance-page').then((page) => ({ default: page.AppearancePage })),
)
const WordingPage = lazy(() =>
  import('./wording/wording-page').then((page) => ({ default: page.WordingPage })),
)
const RegistrationsPage = lazy(() =>
  import('./registrations/registrations-page').then((page) => ({ default: page.RegistrationsPage })),
)
const NoticesPage = lazy(() =>
  import('./notices/notices-page').then((page) => ({ default: page.NoticesPage })),
)
const NotificationsPage = lazy(() =>
  import('./notifications/notifications-page').then((page) => ({ default: page.NotificationsPage })),
)
const AuditPage = lazy(() => import('./audit/audit-page').then((page) => ({ default: page.AuditPage })))

/** Feature home-portal: the landing page and the pages that belong to the portal itself. */
export function HomePortal(props: FeatureProps) {
  const [texts] = useState(() =>
    createTexts({ locale: props.locale, load: (locale) => import(`./locales/${locale}.json`) }),
  )
  return (
    <TextsProvider texts={texts} locale={props.locale}>
      <Page>
        <PageOfRoute {...props} />
      </Page>
    </TextsProvider>
  )
}

function PageOfRoute({ subRoutes, api, basePath, menu }: FeatureProps) {
  const homeUrl = `${basePath}/home-portal`
  const overviewUrl = `${basePath}/enms/overview`
  const page = pageOfRoute(subRoutes)
  const landing = <LandingPage />
  switch (page) {
    case 'dashboard':
      // The app opens it; whose menu has no overview of energy is shown what there is for everybody.
      return offers(menu, overviewUrl) ? <LeadTo url={overviewUrl} /> : landing
    case 'landing':
      return landing
    case 'status':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/status`}>
          <StatusPage api={api} />
        </OnlyOnMenu>
      )
    case 'operation':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/operation`}>
          <Suspense>
            <OperationPage api={api} />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'audit':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/audit`}>
          <Suspense>
            <AuditPage api={api} />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'users':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/users`}>
          <Suspense>
            <UsersPage />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'appearance':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/appearance`}>
          <Suspense>
            <AppearancePage />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'wording':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/wording`}>
          <Suspense>
            <WordingPage />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'registrations':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/registrations`}>
          <Suspense>
            <RegistrationsPage />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'notices':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/notices`}>
          <Suspense>
            <NoticesPage />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'news':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/news`}>
          <Suspense>
            <NewsPage />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'notifications':
      return (
        <Suspense>
          <NotificationsPage />
        </Suspense>
      )
    case 'static':
      return <WelcomePage basePath={basePath} />
    case 'register':
    case 'confirm-registration':
      return (
        <Suspense>
          <RegisterPage confirms={page === 'confirm-registration'} />
        </Suspense>
      )
    case 'legal':
      return <LegalPage />
    case 'design':
      return (
        <OnlyOnMenu homeUrl={homeUrl} url={`${homeUrl}/design`}>
          <Suspense>
            <DesignPage />
          </Suspense>
        </OnlyOnMenu>
      )
    case 'error':
    case 'not-found':
      return <FailurePage kind={page} homeUrl={homeUrl} />
  }
}
