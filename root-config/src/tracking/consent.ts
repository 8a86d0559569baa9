/** What the user has said; undefined: nothing yet, or so long ago that they are asked again. */
export type Consent = 'accepted' | 'declined' | undefined

const NAME = 'cookie-consent'
/** Six months. */
const KEPT_SECONDS = 182 * 24 * 60 * 60

/** The flag, as the page's cookies have it: whichever tab has written it. */
export function readConsent(cookies = document.cookie): Consent {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  return value === 'accepted' || value === 'declined' ? value : undefined
}

export const consentCookie = (consent: NonNullable<Consent>, isEncrypted: boolean): string =>
  `${NAME}=${consent}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${isEncrypted ? '; Secure' : ''}`

const watchers = new Set<() => void>()
const tell = () => watchers.forEach((watcher) => watcher())
/** Open as long as somebody watches. */
let tabs: BroadcastChannel | undefined

/** In all tabs of the browser, at once. */
export function giveConsent(consent: NonNullable<Consent>): void {
  document.cookie = consentCookie(consent, location.protocol === 'https:')
  tell()
  tabs?.postMessage(consent)
}

export function watchConsent(watcher: () => void): () => void {
  if (!tabs) {
    tabs = new BroadcastChannel(NAME)
    tabs.onmessage = tell
  }
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    tabs?.close()
    tabs = undefined
  }
}
