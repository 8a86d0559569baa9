import { LEGACY, placeOf } from './place'
import { readPortalPath } from './portal-path'

/**
 * Where every address leads that leads nowhere else: the root path that the server names, if a signed-in user can stay
 * there; else the home page. What redirects by itself, or leaves the layout, would lead back here for ever.
 */
export function nonContextPath(rootPath: string, basePath: string): string {
  const home = `${basePath}/home-portal`
  const root = readPortalPath(rootPath, basePath)
  if (!root || LEGACY.includes(root.featureId)) return home
  const features = new Set([root.featureId])
  const place = placeOf({ pathname: root.path }, { basePath, nonContextPath: home, features })
  return place.kind === 'feature' ? place.path : home
}
