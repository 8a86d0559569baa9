import type { MenuEntry, MenuItem } from '@energycockpit/contract'
import { readPortalPath, type PortalPath } from '../routing/portal-path'
import { glyphName } from './glyph-name'

/** A menu item that leads to a place in the portal. */
export interface PortalMenuItem extends PortalPath {
  label: string
  glyph: string | undefined
}

export interface PortalMenuGroup {
  label: string
  glyph: string | undefined
  items: readonly PortalMenuItem[]
}

export type PortalMenu = readonly (PortalMenuItem | PortalMenuGroup)[]

/**
 * The server's menu as the portal shows it: glyphs renamed, and without items that lead out of the portal or stand
 * there twice. A group that loses all its items goes as well.
 */
export function readMenu(menu: readonly MenuEntry[], basePath: string): PortalMenu {
  const seen = new Set<string>()
  const readItem = (item: MenuItem): PortalMenuItem[] => {
    const place = readPortalPath(item.url, basePath)
    if (!place || seen.has(place.path)) return []
    seen.add(place.path)
    return [{ ...place, ...titled(item) }]
  }
  return menu.flatMap((entry): PortalMenu => {
    if (!('items' in entry)) return readItem(entry)
    const items = entry.items.flatMap(readItem)
    return items.length === 0 ? [] : [{ ...titled(entry), items }]
  })
}

export function isGroup(entry: PortalMenu[number]): entry is PortalMenuGroup {
  return 'items' in entry
}

function titled({ label, glyph }: { label: string; glyph?: string | undefined }) {
  return { label, glyph: glyph === undefined ? undefined : glyphName(glyph) }
}
