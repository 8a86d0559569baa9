import type { Locale } from '@energycockpit/contract'
import type { Events, PortalEvents } from '@energycockpit/remote'
import { createShellTexts } from '../shell/shell-texts'
import type { Loss } from './loss'

/**
 * Asks whether the user gives up what is unsaved. The dialog's code is fetched when something first is; should it not
 * arrive, the browser's own question takes its place.
 */
export async function askAboutUnsaved(loss: Loss): Promise<boolean> {
  const locale = document.documentElement.lang as Locale
  try {
    const { showUnsavedDialog } = await fetchDialog()
    return await showUnsavedDialog(locale, loss)
  } catch (failure) {
    console.warn('The question about unsaved input could not be shown', failure)
    const { i18n, ready } = createShellTexts(locale)
    await ready
    return window.confirm(`${i18n.t(`unsaved.${loss}.title`)}\n\n${i18n.t(`unsaved.${loss}.text`)}`)
  }
}

/** As long as nothing is typed, nobody needs the question; from then on it must be at hand. */
export function prepareQuestion(events: Events<PortalEvents>): void {
  events.subscribe('unsaved', ({ unsaved }) => {
    if (unsaved) fetchDialog().catch(() => undefined)
  })
}

const fetchDialog = () => import(/* webpackChunkName: "dialogs" */ '../shell/show-unsaved-dialog')
