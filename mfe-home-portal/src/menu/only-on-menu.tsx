import type { ReactNode } from 'react'
import { FailurePage } from '../failure/failure-page'
import { useMenuPlaces } from './use-menu-places'

interface OnlyOnMenuProps {
  homeUrl: string
  /** The page's address, as the menu would name it. */
  url: string
  children: ReactNode
}

/** Shows a page to those whose menu leads to it. For everyone else there is no such page. */
export function OnlyOnMenu({ homeUrl, url, children }: OnlyOnMenuProps) {
  const offered = useMenuPlaces(homeUrl).some((place) => place.url === url)
  return offered ? children : <FailurePage kind="not-found" homeUrl={homeUrl} />
}
