import type { MenuEntry, MenuItem } from '@energycockpit/contract'

/** The places of the menu in its order, groups opened, without the page on which they are listed and without repeats. */
export function menuPlaces(menu: readonly MenuEntry[], landingUrl: string): MenuItem[] {
  const seen = new Set([landingUrl])
  const entries: MenuItem[] = []
  for (const item of menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]))) {
    if (seen.has(item.url)) continue
    seen.add(item.url)
    entries.push(item)
  }
  return entries
}

/** The key of an entry's one-line description: the last segment of its path. */
export function descriptionKey(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return `entry.${path.split('/').filter(Boolean).at(-1) ?? ''}`
}
