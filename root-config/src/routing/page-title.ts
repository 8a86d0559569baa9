import type { Place } from './place'

/**
 * The feature whose title a place has. Public pages have the title that comes with their footer, except the
 * registration, which is called like the feature that it belongs to.
 */
export function titledFeature(place: Place): string {
  if (place.kind === 'public') return place.subRoutes[0] === 'register' ? 'ea' : ''
  return place.kind === 'feature' || place.kind === 'blocking' ? place.featureId : ''
}

/**
 * The document's title: the feature's own in the user's language, else that of the server's context, else the
 * portal's name. `translated` answers undefined for a feature without a title.
 */
export function pageTitle(
  featureId: string,
  contextTitle: string,
  translated: (featureId: string) => string | undefined,
): string {
  return translated(featureId) || contextTitle || 'EnergyCockpit'
}
