import { hasFeature } from '../routing/place'
import type { Observable } from './observable'
import type { PortalState } from './portal-state'

/**
 * Calls back once, when the first feature stands or cannot, or none is to come: until then network and processor
 * belong to what the user waits for, and what can wait does.
 */
export function whenSettled(state: Observable<PortalState>, callback: () => void): void {
  if (isSettled(state.get())) return callback()
  const unwatch = state.watch(() => {
    if (!isSettled(state.get())) return
    unwatch()
    callback()
  })
}

function isSettled({ layout, place, view }: PortalState): boolean {
  if (view.phase === 'shown' || view.phase === 'failed' || layout === 'blocked') return true
  return place.kind !== 'redirect' && !hasFeature(place)
}
