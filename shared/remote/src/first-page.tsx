import type { MenuEntry } from '@energycockpit/contract'
import { useFeature } from './feature-context'
import { LeadTo } from './lead-to'

/** An address without a page leads to the first of the feature's pages that the user's menu has, else to its home. */
export function FirstPage() {
  const { basePath, featureId, menu } = useFeature()
  const first = urlsOf(menu).find((url) => url.startsWith(`${basePath}/${featureId}/`))
  return <LeadTo url={first ?? `${basePath}/home-portal`} />
}

const urlsOf = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap((entry) => ('items' in entry ? urlsOf(entry.items) : [entry.url]))
