import { needsSignIn } from '../../gateway/public-pages'
import { sharingBusiness } from './sharing-business'

interface LooksOfPage {
  themeHref: string
  iconHref: string
}

/**
 * Where a page's colours and its icon come from: a page for everybody has those of the business that shares it, whoever
 * looks at it; every other one those of whoever is signed in.
 */
export function looksOfPage(url: string, isSignedIn: boolean): LooksOfPage {
  const { pathname } = new URL(url, 'http://portal')
  const shared = sharingBusiness(url)
  if (shared !== undefined && !needsSignIn(pathname))
    return {
      themeHref: `/public/variables/css?superClientBusinessId=${shared}`,
      iconHref: `/public/favicon?clientBusinessId=${shared}`,
    }
  return isSignedIn
    ? { themeHref: '/variables/css', iconHref: '/favicon' }
    : { themeHref: '/public/variables/css', iconHref: '/favicon.svg' }
}
