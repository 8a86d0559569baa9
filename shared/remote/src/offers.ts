import type { MenuEntry } from '@energycockpit/contract'

/** Whether the portal's menu leads this user to an address. */
export const offers = (menu: readonly MenuEntry[], url: string): boolean =>
  menu.some((entry) => ('items' in entry ? offers(entry.items, url) : entry.url === url))
