import type { Consent } from './consent'

export interface TrackingFacts {
  url: string | undefined
  siteId: string | undefined
  /** Where the portal begins for this user, `/platform/home-portal`; empty on public pages. */
  rootPath: string
  consent: Consent
  /** The browser says that its user is not to be tracked: Global Privacy Control, or Do Not Track. */
  isRefusedByBrowser: boolean
}

/**
 * Whether tracking is enabled, as the specification has it: only with address and site id; on the home-portal root
 * always, on another root only with the flag. What is enabled still sends nothing without consent.
 */
export function isTrackingEnabled({ url, siteId, rootPath, consent }: TrackingFacts): boolean {
  if (!url || !siteId) return false
  return /^\/platform\/home-portal(\/|$)/.test(rootPath) || consent === 'accepted'
}

/** Whether a request may leave: nowhere without the user's consent, nor against what their browser says. */
export const mayTrack = (facts: TrackingFacts): boolean =>
  isTrackingEnabled(facts) && facts.consent === 'accepted' && !facts.isRefusedByBrowser
