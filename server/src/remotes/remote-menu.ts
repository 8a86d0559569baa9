import type { Locale, MenuItem } from '@energycockpit/contract'
import type { Remote } from './remotes-file'

/** What of the remotes' menu these roles see. */
export function remoteMenu(
  remotes: readonly Remote[],
  { roles, locale }: { roles: readonly number[]; locale: Locale },
): MenuItem[] {
  return remotes
    .flatMap(({ menu }) => menu)
    .filter((item) => item.roles === undefined || item.roles.some((role) => roles.includes(role)))
    .map(({ label, glyph, url }) => ({ label: label[locale], glyph, url }))
}

/** Feature id → the title of its pages. */
export function remoteTitles(remotes: readonly Remote[], locale: Locale): Record<string, string> {
  return Object.fromEntries(remotes.flatMap(({ id, title }) => (title ? [[id, title[locale]]] : [])))
}

/** Feature id → what the operator has configured for it; whoever may enter the portal is sent it. */
export function remoteConfigurations(remotes: readonly Remote[]): Record<string, unknown> {
  return Object.fromEntries(
    remotes.flatMap(({ id, configuration }) => (configuration === undefined ? [] : [[id, configuration]])),
  )
}

/** The import map's scopes: a remote's own versions of shared libraries, for its own files only. */
export function remoteScopes(remotes: readonly Remote[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    remotes
      .filter(({ imports }) => Object.keys(imports).length > 0)
      .map(({ id, imports }) => [
        `/${id}/`,
        Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, `/${id}/${file}`])),
      ]),
  )
}
