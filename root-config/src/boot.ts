import { withTimeLimit } from '@energycockpit/generic-feature'
import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { start as startSingleSpa, triggerAppChange } from 'single-spa'
import { openAppSession } from './app/app-session'
import { isInApp } from './app/app-wrapper'
import { goToDashboard } from './app/go-to-dashboard'
import { createPortalClient } from './app/portal-client'
import { loadContext } from './boot/load-context'
import { loadPublicContext } from './boot/load-public-context'
import type { PortalContext } from './boot/portal-context'
import { takeActionToken } from './boot/action-token'
import { keepTheme, takeThemeOfLogIn, takeThemeOfUser } from './boot/take-theme'
import { untilLoaded } from './boot/until-loaded'
import { addToImportMap, moduleDeployments, moduleLoader } from './features/module-loader'
import { expectFeature, whenIdle } from './features/prefetch'
import { setOnHtml } from './guard/wanted-page'
import { takeOverLinks } from './links/take-over-links'
import { signOut } from './logout/sign-out'
import { readMenu } from './menu/read-menu'
import { deploymentOfPage } from './page/newer-deployment'
import { readPortalPage } from './page/portal-page'
import { askAboutUnsaved, prepareQuestion } from './portal/ask-about-unsaved'
import { watchConnection } from './portal/connection'
import { followDeployments } from './portal/deployments'
import { createLeaving } from './portal/leaving'
import { createNavigate } from './portal/navigate'
import { noticeBlocking } from './portal/notice-blocking'
import { createObservable } from './portal/observable'
import { openPortal } from './portal/portal'
import type { PortalState } from './portal/portal-state'
import { registerFeatures } from './portal/register-features'
import { reloadOnSessionTimeout } from './portal/reload-on-session-timeout'
import { returnToPlace } from './portal/return-to-place'
import { warnOfUnsaved } from './portal/warn-of-unsaved'
import { watchBlocking } from './portal/watch-blocking'
import { watchDeployments } from './portal/watch-deployments'
import { whenSettled } from './portal/when-settled'
import { importMapAdditions } from './routing/import-map-additions'
import { nonContextPath } from './routing/non-context-path'
import { audienceAt, placeOf, type Routing } from './routing/place'
import { portalAddress } from './routing/portal-address'
import { routedFeatures } from './routing/routes'
import { shownAt } from './routing/shown-at'
import { createScreen } from './shell/screen'

const BASE_PATH = '/platform'
const HOME = `${BASE_PATH}/home-portal`
const TIME_LIMIT = 10_000

/** From the page that the server sent to the first feature: the story of a page view. */
export async function boot(): Promise<void> {
  const page = readPortalPage()
  const address = () => portalAddress(location, isInApp())
  const nowhere: Routing = { basePath: BASE_PATH, nonContextPath: HOME, features: new Set() }
  const audience = audienceAt(address(), nowhere)
  const isPublic = audience !== 'signed-in'
  // A chunk that does not come is noticed again, and told, when the feature is opened.
  if (page.expectedRemote !== null) expectFeature(page.expectedRemote).catch(() => undefined)
  const actionToken = audience === 'logging-in' ? takeActionToken() : undefined
  if (actionToken !== undefined) takeThemeOfLogIn(actionToken)
  const screen = await createScreen(page.locale)
  const events = createEvents<PortalEvents>()
  const unsaved = warnOfUnsaved(events)
  prepareQuestion(events)
  keepTheme(events)
  const client = createPortalClient({ onSessionTimeout: () => events.publish('session-timeout') })
  const connection = watchConnection(noticeBlocking(client, events), events)
  if (!isPublic) {
    returnToPlace()
    reloadOnSessionTimeout(events, { unsaved, ask: () => askAboutUnsaved('session') })
  }

  async function load(): Promise<PortalContext> {
    if (isInApp() && !isPublic) await openAppSession(page.locale, signOut)
    const loading = isPublic
      ? loadPublicContext(connection.api, { ...page, search: location.search, actionToken })
      : loadContext(connection.api, page.locale)
    return withTimeLimit(loading, TIME_LIMIT)
  }

  const loaded = await untilLoaded(load, screen, page.locale)
  try {
    const { layout, locale, supportedLocales, user, context, wording, contextIn } = loaded
    setOnHtml('lang', locale)
    if (isInApp() && user !== undefined) takeThemeOfUser(user)

    const menu = readMenu(context.menu, BASE_PATH)
    const start = nonContextPath(context.rootPath, BASE_PATH)
    const routing: Routing = {
      basePath: BASE_PATH,
      nonContextPath: start,
      features: routedFeatures(menu, start, BASE_PATH, {
        blockingPage: actionToken !== undefined,
        account: !isPublic,
      }),
    }
    addToImportMap(importMapAdditions(routing.features, moduleLoader.getImportMap()))

    const state = createObservable<PortalState>({
      ...{ layout, locale, supportedLocales, user, actionToken, context, menu, wording },
      place: placeOf(address(), routing),
      view: { phase: 'empty' },
      connected: true,
      notices: [],
      newVersion: false,
    })
    const deployments = followDeployments(deploymentOfPage(page), moduleDeployments)
    const leaving = createLeaving({
      ...{ unsaved, shellIsOutdated: deployments.shellIsOutdated, start: location.href },
      askToLeave: () => askAboutUnsaved('leaving'),
      shownAt: (href) => shownAt(portalAddress(new URL(href), isInApp()), routing),
    })
    const navigate = createNavigate(leaving)
    const portal = await openPortal({
      ...{ state, routing, audience, deployments, navigate, unsaved, connection, events, contextIn },
    })
    screen.showPortal(portal)
    takeOverLinks({
      ...{ api: connection.api, navigate, state },
      isShownHere: (pathname) =>
        pathname.startsWith(`${BASE_PATH}/`) && audienceAt({ pathname }, routing) === audience,
    })
    window.addEventListener('single-spa:routing-event', portal.arrive)
    portal.arrive()
    registerFeatures(portal)
    startSingleSpa()
    if (!isPublic)
      watchBlocking({
        ...{ api: connection.api, events, unsaved, askUser: () => askAboutUnsaved('blocked') },
        isBlocked: () => state.get().layout === 'blocked',
        setBlocked(blocked) {
          state.set({ layout: blocked ? 'blocked' : 'full' })
          void triggerAppChange()
        },
      })
    if (isInApp()) goToDashboard(navigate)
    else watchDeployments(deployments, () => state.set({ newVersion: true }))
    whenSettled(state, () =>
      whenIdle(() => {
        import(/* webpackChunkName: "idle" */ './boot/once-idle').then(
          ({ onceIdle }) =>
            onceIdle({
              ...{ api: connection.api, events, user, isPublic, featureIds: routing.features },
              prefetch: portal.prefetch,
            }),
          () => undefined,
        )
      }),
    )
  } catch (failure) {
    screen.showFailure(page.locale, failure, () => location.reload())
  }
}
