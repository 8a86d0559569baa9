import { featuresByRole, type MenuEntry } from '@energycockpit/contract'

/** In the middle of a log-in, so it is on nobody's menu. */
const blockingPage = 'blocking'

/** Everybody's own account, which the menu of the user leads to. */
const account = 'hp'

/** Segments that lead to a feature of another name. */
const otherNames: Readonly<Record<string, string>> = {
  'blocking-page': blockingPage,
  registration: 'ea',
  export: 'ea',
  'flexible-analysis': 'analysis',
  'export-measurements': 'analysis',
  'daily-profile': 'analysis',
  'variance-analysis': 'analysis',
  sankey: 'analysis',
}

/** What everybody may see, and where the shell leads whoever may not see what the path asks for. */
const home = 'home-portal'
/** Pages of the shell's own. */
const withoutFeature = ['blank']

/**
 * The feature that a page's path will most likely show. Only a hint of what to fetch early: the shell decides.
 * `menu` is the user's; undefined for visitors, who see pages of the home portal.
 */
export function expectedFeature(path: string, menu: readonly MenuEntry[] | undefined): string | undefined {
  const wanted = featureOfPath(path)
  if (wanted === undefined || withoutFeature.includes(wanted)) return undefined
  if (wanted === blockingPage) return blockingPage
  if (wanted === account && menu !== undefined) return account
  const offered = (menu ?? []).flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  if (offered.some(({ url }) => featureOfPath(url) === wanted)) return wanted
  // The shell says that their role does not show it.
  return menu !== undefined && featuresByRole.includes(wanted) ? undefined : home
}

/** The feature that a path names, whoever may see it. */
export function featureOfPath(path: string): string | undefined {
  const segment = /^\/platform\/([^/?#]+)/.exec(path)?.[1]
  return segment === undefined ? undefined : (otherNames[segment] ?? segment)
}
