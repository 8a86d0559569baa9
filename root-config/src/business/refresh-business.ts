import { askAboutUnsaved } from '../portal/ask-about-unsaved'
import type { Portal } from '../portal/portal'
import { hasFeature } from '../routing/place'

/** Whether what is unsaved on the page may be lost with it; asks the user when there is something. */
export async function isLossConfirmed({ unsaved }: Portal): Promise<boolean> {
  if (!unsaved.isAnything()) return true
  if (!(await askAboutUnsaved('leaving'))) return false
  unsaved.forget()
  return true
}

/**
 * Closes the feature and opens it again, so that nothing it has read of another business stays. What stood in the
 * query was chosen from that business (a metering point, a search), so it goes, too.
 */
export async function refreshBusiness({ state, navigate, slot }: Portal): Promise<void> {
  const { place } = state.get()
  if (!hasFeature(place)) return
  navigate(place.path, { replace: true })
  await slot.open(place.featureId)
}
