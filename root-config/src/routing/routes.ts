import { itemsOf } from '../menu/current-item'
import type { PortalMenu } from '../menu/read-menu'
import { LEGACY } from './place'
import { readPortalPath } from './portal-path'

/** First segments that lead to pages of the shell itself. */
const NO_FEATURES = ['blank', 'public', 'blocking-page']

/** The user's own account: reached from the user's menu, and everybody has one who is signed in. */
export const ACCOUNT = 'hp'

/**
 * The feature ids that have a route: those of the menu, the account, and the one that the non-context path leads to. A menu item
 * with the address of a legacy page stands for the analysis, which it redirects to. The blocking page belongs to a
 * log-in and has a route only there.
 */
export function routedFeatures(
  menu: PortalMenu,
  nonContextPath: string,
  basePath: string,
  { blockingPage = false, account = false }: { blockingPage?: boolean; account?: boolean } = {},
): ReadonlySet<string> {
  const root = readPortalPath(nonContextPath, basePath)
  const ids = [...(root ? [root.featureId] : []), ...itemsOf(menu).map((item) => item.featureId)]
  const routed = ids.filter((id) => !NO_FEATURES.includes(id))
  return new Set([
    ...(blockingPage ? ['blocking'] : []),
    ...(account ? [ACCOUNT] : []),
    ...routed.map((id) => (LEGACY.includes(id) ? 'analysis' : id)),
  ])
}
