import { createApiClient } from '@energycockpit/api-client'
import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { start } from 'single-spa'
import { loadContext } from './boot/load-context'
import { startIdentity } from './boot/start-identity'
import { addToImportMap, moduleLoader } from './features/module-loader'
import { whenIdle } from './features/prefetch'
import { takeOverLinks } from './links/take-over-links'
import { readMenu } from './menu/read-menu'
import { readPortalPage } from './page/portal-page'
import { watchConnection } from './portal/connection'
import { createObservable } from './portal/observable'
import { openPortal } from './portal/portal'
import type { PortalState } from './portal/portal-state'
import { registerFeatures } from './portal/register-features'
import { reloadOnSessionTimeout } from './portal/reload-on-session-timeout'
import { importMapAdditions } from './routing/import-map-additions'
import { placeOf, type Routing } from './routing/place'
import { readPortalPath } from './routing/portal-path'
import { routedFeatures } from './routing/routes'
import { createScreen } from './shell/screen'

const BASE_PATH = '/platform'
const HOME = `${BASE_PATH}/home-portal`

/** From the page that the server sent to the first feature: the story of a page view. */
export async function boot(): Promise<void> {
  const page = readPortalPage()
  const screen = createScreen(page.locale)
  const events = createEvents<PortalEvents>()
  reloadOnSessionTimeout(events)
  const connection = watchConnection(
    createApiClient({ host: '', onSessionTimeout: () => events.publish('session-timeout') }),
    events,
  )
  void startIdentity(connection.api, events)

  try {
    const { locale, supportedLocales, user, blocking, context } = await loadContext(
      connection.api,
      page.locale,
    )
    document.documentElement.lang = locale
    if (blocking.blocked) return screen.showBlocked(locale, context)

    const menu = readMenu(context.menu, BASE_PATH)
    const routing: Routing = {
      basePath: BASE_PATH,
      nonContextPath: readPortalPath(context.rootPath, BASE_PATH)?.path ?? HOME,
      features: routedFeatures(menu, context.rootPath, BASE_PATH),
    }
    addToImportMap(importMapAdditions(routing.features, moduleLoader.getImportMap()))

    const state = createObservable<PortalState>({
      ...{ locale, supportedLocales, user, context, menu },
      place: placeOf(location, routing),
      view: { phase: 'empty' },
      connected: true,
      notices: [],
    })
    const portal = await openPortal({ page, state, routing, connection, events })
    screen.showPortal(portal)
    window.addEventListener('single-spa:routing-event', portal.arrive)
    takeOverLinks({
      ...{ api: connection.api, state },
      isShownHere: (path) => path.startsWith(`${BASE_PATH}/`),
    })
    portal.arrive()
    registerFeatures(portal)
    start()
    whenIdle(() => routing.features.forEach(portal.prefetch))
  } catch (failure) {
    screen.showFailure(page.locale, failure, boot)
  }
}
