import type { Locale } from '@energycockpit/contract'
import type { Events, FeatureProps, Navigate, PortalEvents } from '@energycockpit/remote'
import { isInApp } from '../app/app-wrapper'
import type { PortalContext } from '../boot/portal-context'
import { rememberFailedFiles } from '../features/failed-files'
import type { FeatureView } from '../features/feature-session'
import { loadFeature } from '../features/load-feature'
import { versionOf } from '../features/feature-version'
import { addressOf } from '../features/module-loader'
import { isSparing, prefetchFeature } from '../features/prefetch'
import { newCorrelationId } from '../features/new-correlation-id'
import { openRootParcel } from '../features/root-parcel'
import { watchLateErrors } from '../features/watch-late-errors'
import { guardPage } from '../guard/guard-page'
import { setOnHtml } from '../guard/wanted-page'
import { readMenu } from '../menu/read-menu'
import { audienceOf, hasFeature, placeOf, type Audience, type Routing } from '../routing/place'
import { portalAddress } from '../routing/portal-address'
import { wordingFor } from './wording-for'
import type { Connection } from './connection'
import type { Deployments } from './deployments'
import { createFeatureSlot, type FeatureSlot } from './feature-slot'
import { showNotice } from './notices'
import type { Observable } from './observable'
import type { PortalState } from './portal-state'
import type { reportFailure } from './report-failures'
import { watchLoadTimes } from './report-load-times'
import type { Unsaved } from './warn-of-unsaved'

/** The portal as the shell's components and single-spa's applications see it. */
export interface Portal {
  state: Observable<PortalState>
  routing: Routing
  connection: Connection
  slot: FeatureSlot
  /** The element that features stand in; the shell puts it into its main area. */
  host: HTMLElement
  navigate: Navigate
  unsaved: Unsaved
  events: Events<PortalEvents>
  /** Takes notice of the address that the browser is at now. */
  arrive(): void
  changeLocale(locale: Locale): Promise<void>
  /** Answers with the bytes that came over the network. */
  prefetch(featureId: string): Promise<number>
  /** Somebody points at a feature, so they are about to open it. */
  expect(featureId: string): void
}

interface PortalOptions {
  state: Observable<PortalState>
  routing: Routing
  audience: Audience
  deployments: Deployments
  navigate: Navigate
  unsaved: Unsaved
  connection: Connection
  events: Events<PortalEvents>
  contextIn: PortalContext['contextIn']
}

export async function openPortal({
  state,
  routing,
  audience,
  deployments,
  navigate,
  unsaved,
  connection,
  events,
  contextIn,
}: PortalOptions): Promise<Portal> {
  const { api } = connection
  const host = document.createElement('div')
  const styleSheetsOf = (featureId: string) => deployments.filesOf(featureId)?.styles ?? []
  const loadTimes = watchLoadTimes({ isSignedIn: () => state.get().user !== undefined })

  const guard = guardPage({ features: routing.features, host, report })

  const slot = createFeatureSlot({
    host,
    beginStay: guard.beginStay,
    mountParcel: await openRootParcel(document.createElement('div')),
    load: (featureId) => loadTimes.loading(featureId, loadFeature(featureId, styleSheetsOf(featureId))),
    whenBuilt,
    props: featureProps,
    onView: showView,
    onLateError: tellLateError,
    takeDeployment: deployments.check,
    takeDeploymentBriefly: deployments.checkBriefly,
  })

  /**
   * A feature that the server is still building, or of which it has told no files. It answers for the entry, or for the
   * manifest, when that is there, and then names the files.
   */
  function whenBuilt(featureId: string): Promise<void> | undefined {
    const address = addressOf(featureId)
    const isUnknown = address !== undefined && deployments.filesOf(featureId) === undefined
    if (!isUnknown && !deployments.isBeingBuilt(featureId)) return undefined
    return (
      fetch(address ?? `/${featureId}/asset-manifest.json`, { method: 'HEAD' })
        .then(deployments.check)
        // The server may have been asked before the build ended.
        .then(deployments.check)
        .catch(() => undefined)
    )
  }

  function showView(view: FeatureView): void {
    state.set({ view })
    loadTimes.shows(view)
    if (view.phase === 'failed') report(view.failure)
    if (view.phase === 'shown') guard.prepare()
  }

  function report(failure: Parameters<typeof reportFailure>[1]): void {
    const isSignedIn = state.get().user !== undefined
    // Most pages never need it.
    import(/* webpackChunkName: "reports" */ './report-failures')
      .then((reporting) => reporting.reportFailure(api, failure, { isSignedIn }))
      .catch((error: unknown) => console.warn(`The failure ${failure.correlationId} was not reported`, error))
  }

  const toldLateErrors = new Set<string>()
  /** The same error of the same feature is told once in the life of the page. */
  function tellLateError(featureId: string, error: unknown): void {
    const key = `${featureId} ${String(error)}`
    if (toldLateErrors.has(key)) return
    toldLateErrors.add(key)
    const correlationId = newCorrelationId(featureId)
    console.error(`Feature ${featureId} goes on after an error (${correlationId})`, error)
    report({ featureId, version: versionOf(featureId), kind: 'threw-later', correlationId })
  }

  const placeNow = () => placeOf(portalAddress(location, isInApp()), routing)

  /** A feature that is there at once begins before the state knows where the page has arrived: so it is read anew. */
  function featureProps(): Omit<FeatureProps, 'reportCrash'> {
    const { locale, user, actionToken, context, wording } = state.get()
    const place = placeNow()
    const featureId = hasFeature(place) ? place.featureId : ''
    return {
      featureId,
      locale,
      subRoutes: hasFeature(place) ? place.subRoutes : [],
      basePath: routing.basePath,
      user,
      roles: user?.roles ?? [],
      menu: context.menu,
      wording: wordingFor(wording, featureId),
      configuration: context.configurations?.[featureId],
      actionToken,
      navigate,
      notify: (notice) => showNotice(state, notice),
      events,
      api,
    }
  }

  function prefetch(featureId: string): Promise<number> {
    if (!isSparing()) loadTimes.prefetched(featureId)
    return prefetchFeature({
      ...{ featureId, address: addressOf(featureId), styles: styleSheetsOf(featureId) },
      texts: deployments.filesOf(featureId)?.texts?.[state.get().locale],
    })
  }

  rememberFailedFiles()
  watchLateErrors(routing.features, slot.lateError)
  events.subscribe('display-changed', ({ display }) => {
    const { user } = state.get()
    if (user) state.set({ user: { ...user, display } })
    void slot.update()
  })
  events.subscribe('connection-lost', () => state.set({ connected: false }))
  events.subscribe('connection-restored', () => state.set({ connected: true }))

  return {
    state,
    routing,
    connection,
    slot,
    host,
    navigate,
    unsaved,
    events,
    arrive() {
      const place = placeNow()
      if (place.kind === 'redirect') return navigate(place.to, { replace: true })
      // A page for somebody else knows other things about the user, so it begins anew.
      if (audienceOf(place) !== audience) return location.reload()
      state.set({ place })
      void slot.update()
    },
    async changeLocale(locale) {
      const context = await contextIn(locale)
      state.set({ locale, context, menu: readMenu(context.menu, routing.basePath) })
      setOnHtml('lang', locale)
      events.publish('locale-changed', { locale })
      await slot.update()
    },
    prefetch,
    expect(featureId) {
      void prefetch(featureId)
      // Then it is the one that the server has now.
      void deployments.check().then(() => prefetch(featureId))
    },
  }
}
