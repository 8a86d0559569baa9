import { useEffect, useSyncExternalStore } from 'react'
import { usePortal, usePortalState } from '../shell/portal-context'
import { readConsent, watchConsent, type Consent } from './consent'
import { mayTrack } from './may-track'
import { pagePattern } from './page-pattern'
import { sendPageView } from './send-page-view'

interface PrivacySigns {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

export const isRefusedByBrowser = (browser: PrivacySigns = navigator as PrivacySigns): boolean =>
  browser.globalPrivacyControl === true || browser.doNotTrack === '1'

export const useConsent = (): Consent => useSyncExternalStore(watchConsent, readConsent)

/** Tells each page that the user comes to, from the moment of their consent until they withdraw it. */
export function usePageViews(): void {
  const { routing } = usePortal()
  const consent = useConsent()
  const url = usePortalState(({ context }) => context.properties.trackingUrl)
  const siteId = usePortalState(({ context }) => context.properties.trackingSiteId)
  const rootPath = usePortalState(({ context }) => context.rootPath)
  const page = usePortalState(({ place, menu }) => pagePattern(place, menu, routing.basePath))
  useEffect(() => {
    // Read again: another tab may have written it a moment ago.
    const facts = { url, siteId, rootPath, consent: readConsent(), isRefusedByBrowser: isRefusedByBrowser() }
    if (page !== undefined && url && siteId && mayTrack(facts)) sendPageView({ url, siteId }, page)
  }, [url, siteId, rootPath, page, consent])
}
