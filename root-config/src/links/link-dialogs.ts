import type { ApiClient } from '@energycockpit/api-client'
import { getTermsAndConditions, type Locale } from '@energycockpit/contract'
import type { LinkActions } from './intercept-links'

interface LinkDialogsOptions {
  api: ApiClient
  /** The language that the portal speaks now. */
  locale: () => Locale
  /** Told when a dialog could not be shown; the link then does nothing, and the page stays as it is. */
  onFailure: (dialog: 'warning' | 'terms', failure: unknown) => void
}

const TIME_LIMIT = 10_000

/** The dialogs that links open. Their code, and for the terms their text, is fetched when it is needed first. */
export function createLinkDialogs({
  api,
  locale,
  onFailure,
}: LinkDialogsOptions): Omit<LinkActions, 'follow'> {
  const open = new Set<string>()

  /** A second click on the same link, while its dialog is on the way or open, changes nothing. */
  async function once(dialog: 'warning' | 'terms', show: () => Promise<void>): Promise<void> {
    if (open.has(dialog)) return
    open.add(dialog)
    try {
      await show()
    } catch (failure) {
      onFailure(dialog, failure)
    } finally {
      open.delete(dialog)
    }
  }

  return {
    warn(address, link) {
      void once('warning', async () => {
        const { showRedirectWarning } = await import(
          /* webpackChunkName: "dialogs" */ './show-redirect-warning'
        )
        await showRedirectWarning({ locale: locale(), link }, address)
      })
    },
    openTerms(link) {
      void once('terms', async () => {
        const [{ showTerms }, text] = await Promise.all([
          import('./show-terms'),
          api.call(getTermsAndConditions, {
            query: { locale: locale() },
            signal: AbortSignal.timeout(TIME_LIMIT),
          }),
        ])
        await showTerms({ locale: locale(), link }, text)
      })
    },
  }
}
