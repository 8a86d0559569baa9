import { itemsOf } from '../menu/current-item'
import type { PortalMenu } from '../menu/read-menu'
import { readPortalPath } from './portal-path'

/** The feature ids that have a route: those of the menu, and the one that the root path leads to. */
export function routedFeatures(menu: PortalMenu, rootPath: string, basePath: string): ReadonlySet<string> {
  const root = readPortalPath(rootPath, basePath)
  return new Set([...(root ? [root.featureId] : []), ...itemsOf(menu).map((item) => item.featureId)])
}
