import type { MenuItem } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { menuPlaces } from './menu-places'

/** The places that the portal's menu offers this user, in the current language. */
export function useMenuPlaces(landingUrl: string): MenuItem[] {
  return menuPlaces(useFeature().menu, landingUrl)
}
