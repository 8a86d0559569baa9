import type { MenuItem } from '@energycockpit/contract'
import { glyphName } from '../menu/glyph-name'
import { isGroup, type PortalMenu } from '../menu/read-menu'
import type { Choice } from './choice'

/** Other words for a page by its path below the base path; undefined where there are none. */
export type SynonymsOf = (path: string) => string | undefined

/** The pages of a user's menu, each with the group that it stands in. */
export function pageChoices(menu: PortalMenu, basePath: string, synonymsOf: SynonymsOf): Choice[] {
  return menu.flatMap((entry) => {
    const group = isGroup(entry) ? entry : undefined
    return (isGroup(entry) ? entry.items : [entry]).map(({ label, glyph, path }) => ({
      ...{ key: path, label, glyph, url: path, detail: group?.label },
      synonyms: `${group?.label ?? ''} ${synonymsOf(path.slice(basePath.length + 1)) ?? ''}`,
    }))
  })
}

/** What the server says this user may begin: each leads to the page where it is done. */
export const serverCommands = (
  commands: readonly MenuItem[],
  basePath: string,
  synonymsOf: SynonymsOf,
): Choice[] =>
  commands
    .filter(({ url }) => url.startsWith(`${basePath}/`))
    .map(({ label, glyph, url }) => ({
      ...{ key: url, label, url, glyph: glyph === undefined ? undefined : glyphName(glyph) },
      synonyms: synonymsOf(url.slice(basePath.length + 1)),
    }))
