import { registerApplication } from 'single-spa'
import { isInApp } from '../app/app-wrapper'
import { hasFeature, placeOf } from '../routing/place'
import { portalAddress } from '../routing/portal-address'
import type { Portal } from './portal'

/**
 * One single-spa application per feature. It only opens and closes the feature in the slot: what takes long or fails
 * there never keeps single-spa from the next navigation, and a retry needs no reload. While the user has to confirm
 * something first, no feature stands.
 */
export function registerFeatures(portal: Portal): void {
  for (const featureId of portal.routing.features) {
    registerApplication({
      name: featureId,
      app: async () => ({
        bootstrap: async () => undefined,
        mount: () => portal.slot.open(featureId),
        unmount: () => portal.slot.close(),
      }),
      activeWhen: (address) => {
        if (portal.state.get().layout === 'blocked') return false
        const place = placeOf(portalAddress(address, isInApp()), portal.routing)
        return hasFeature(place) && place.featureId === featureId
      },
    })
  }
}
