import {
  getBlockingInfo,
  getLocaleData,
  getPublicLocaleData,
  getStaticFooter,
  getUiContext,
  whoami,
  type Locale,
} from '@energycockpit/contract'
import { html, type Html } from '../../../identity/pages/html'
import { needsSignIn } from '../../../gateway/public-pages'
import { sharingBusiness } from '../sharing-business'

/**
 * What the shell asks of the server before it can draw, as it writes the addresses (root-config/src/boot). A page
 * that only signed-in users see is made without one for the app, which has a token to send along.
 */
export function callsOfShell(url: string, locale: Locale, isSignedIn: boolean): string[] {
  const { pathname } = new URL(url, 'http://portal')
  const inLocale = `?locale=${locale}`
  if (needsSignIn(pathname))
    return isSignedIn
      ? [addressOf(getLocaleData, locale), whoami.path, getBlockingInfo.path, getUiContext.path + inLocale]
      : []
  const footer = getStaticFooter.path + inLocale
  // Its texts are those of the business of whoever is logging in, whom a token names that only the shell takes.
  if (pathname === '/platform/blocking-page') return [footer]
  const business = sharingBusiness(url)
  const shared = business === undefined ? '' : `?clientBusinessId=${business}`
  return [addressOf(getPublicLocaleData, locale) + shared, footer]
}

const addressOf = ({ path }: { path: string }, locale: Locale) => path.replace(':locale', locale)

/** Makes these calls at once; none: nothing. */
export function earlyCalls(script: Html, calls: readonly string[], nonce: string): Html | false {
  return (
    calls.length > 0 &&
    html`<script nonce="${nonce}" data-calls="${JSON.stringify(calls)}">
      ${script}
    </script>`
  )
}
