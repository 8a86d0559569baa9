import { currentItem } from '../menu/current-item'
import type { PortalMenu } from '../menu/read-menu'
import type { Place } from '../routing/place'

/**
 * Which page of the portal a place is, without anything that somebody has entered: of a page of the menu its path there,
 * of a public page its name, of all others the feature alone. Undefined where no page is shown.
 */
export function pagePattern(place: Place, menu: PortalMenu, basePath: string): string | undefined {
  if (place.kind === 'public')
    return [basePath, place.featureId, place.subRoutes[0]].filter(Boolean).join('/')
  if (place.kind !== 'feature') return undefined
  return currentItem(menu, place.path)?.path ?? `${basePath}/${place.featureId}`
}
