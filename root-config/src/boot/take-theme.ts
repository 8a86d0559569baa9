import type { User } from '@energycockpit/contract'
import type { Events, PortalEvents } from '@energycockpit/remote'

/** Milliseconds until a style sheet that did not come is fetched once more, whatever the connection is. */
const AGAIN_AFTER = 15_000

/** The page of a log-in gets the colours of the business of whoever is logging in. */
export function takeThemeOfLogIn(actionToken: string): void {
  takeTheme(`/variables/css?${new URLSearchParams({ actionToken })}`)
}

/** The page in the app was made before anybody had signed in to it. */
export function takeThemeOfUser(user: User): void {
  const superClientBusinessId = String(user.super_client_business_id ?? user.client_business_id)
  takeTheme(`/public/variables/css?${new URLSearchParams({ superClientBusinessId })}`)
}

/**
 * Colours that did not come are fetched again: after a while, and whenever there is a connection again. Until then the
 * page has the portal's own, with which nothing is amiss.
 */
export function keepTheme(events: Events<PortalEvents>): void {
  const again = () => {
    const known = document.querySelector<HTMLLinkElement>('#portal-theme')
    if (known && !known.sheet?.cssRules.length) takeTheme(known.href)
  }
  setTimeout(again, AGAIN_AFTER)
  events.subscribe('connection-restored', again)
  window.addEventListener('online', again)
}

/** The colours that the page has come with stay until the others are there, and if they do not come. */
function takeTheme(href: string): void {
  const known = document.getElementById('portal-theme')
  const theme = document.createElement('link')
  theme.rel = 'stylesheet'
  theme.href = href
  theme.addEventListener('load', () => {
    known?.remove()
    theme.id = 'portal-theme'
  })
  theme.addEventListener('error', () => theme.remove())
  document.head.append(theme)
}
