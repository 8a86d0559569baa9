import type { Translate } from '@energycockpit/i18n'
import { useMemo } from 'react'
import { usePortal, usePortalState } from '../shell/portal-context'
import type { Choice, ChoiceGroup } from './choice'
import { foundChoices } from './found-choices'
import { matchingChoices } from './matching-choices'
import { ownCommands } from './own-commands'
import { pageChoices, serverCommands } from './page-choices'
import { readRecent, recentChoices } from './recent-choices'
import { useFound, type ServerSearch } from './use-found'
import { useOpened } from './use-opened'

/** Of pages and commands more would push what the server finds out of sight. */
const shownOfEach = 5
const shownRecent = 8

/** What is offered for a search: pages and commands at once, and below them what the server finds. */
export function useChoices(
  written: string,
  t: Translate,
): { groups: ChoiceGroup[]; server: ServerSearch; note: (choice: Choice) => void } {
  const portal = usePortal()
  const menu = usePortalState((state) => state.menu)
  const commands = usePortalState(({ context }) => context.commands)
  const user = usePortalState((state) => state.user)
  const server = useFound(portal.connection.api, written)
  const { basePath } = portal.routing

  const { pages, steps, kept } = useMemo(() => {
    const synonymsOf = (path: string) => {
      const words = t(`synonyms.pages.${path}`, { defaultValue: '' })
      return words === '' ? undefined : words
    }
    return {
      pages: pageChoices(menu, basePath, synonymsOf),
      steps: [...serverCommands(commands ?? [], basePath, synonymsOf), ...ownCommands(portal, t)],
      kept: user ? readRecent(user.uuid) : [],
    }
  }, [portal, menu, commands, user, basePath, t])

  const hierarchy = `${basePath}/organization/hierarchy`
  const { opened, note } = useOpened(
    portal.connection.api,
    pages.some(({ url }) => url === hierarchy),
  )

  const groups = useMemo((): ChoiceGroup[] => {
    const offered = [...pages, ...steps]
    const all: ChoiceGroup[] =
      written.trim() === ''
        ? [
            { id: 'recent', choices: recentChoices(kept, { offered, opened }).slice(0, shownRecent) },
            { id: 'pages', choices: pages },
          ]
        : [
            { id: 'pages', choices: matchingChoices(pages, written).slice(0, shownOfEach) },
            { id: 'commands', choices: matchingChoices(steps, written).slice(0, shownOfEach) },
            ...foundChoices(server.found?.groups ?? [], t),
          ]
    return all.filter(({ choices }) => choices.length > 0)
  }, [written, pages, steps, kept, opened, server.found, t])

  return { groups, server, note }
}
