import { isGroup, type PortalMenu, type PortalMenuItem } from './read-menu'

export function itemsOf(menu: PortalMenu): PortalMenuItem[] {
  return menu.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
}

/** The item that stands for a path: its own, else the nearest one above it. */
export function currentItem(menu: PortalMenu, path: string): PortalMenuItem | undefined {
  return itemsOf(menu)
    .filter((item) => path === item.path || path.startsWith(`${item.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
