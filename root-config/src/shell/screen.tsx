import type { Locale } from '@energycockpit/contract'
import { TextsProvider } from '@energycockpit/i18n'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { landmark } from '../guard/landmarks'
import { portalGuard } from '../page/portal-guard'
import { untilStyled } from '../page/until-styled'
import type { Portal } from '../portal/portal'
import { BootFailure } from './boot-failure'
import { PortalContext } from './portal-context'
import { Shell } from './shell'
import { createShellTexts } from './shell-texts'
import { Waiting } from './waiting'

/** What the shell draws into the page; one of these at a time. */
export interface Screen {
  /** Until the server has said what belongs on the page. */
  showWaiting(locale: Locale): void
  showPortal(portal: Portal): void
  /** Never a blank page: says why the portal is not there and offers to start it again. */
  showFailure(locale: Locale, failure: unknown, retry: () => void): void
}

const ELEMENT_ID = 'portal'

/** Rejects when the shell's own texts or style sheets cannot be had. */
export async function createScreen(locale: Locale): Promise<Screen> {
  const texts = createShellTexts(locale)
  await Promise.all([texts.ready, untilStyled()])
  portalGuard()?.end()
  let restarts = 3
  let shown: ReactNode
  let root = open()

  function open(): Root {
    const element = document.createElement('div')
    element.id = ELEMENT_ID
    document.body.prepend(element)
    const forget = landmark(element)
    return createRoot(element, {
      /** React stumbles over single elements that a feature took out of the shell, and leaves an empty page. */
      onUncaughtError(error) {
        reportError(error)
        if (!element.isConnected || !restarts--) return
        forget?.()
        element.remove()
        root = open()
        show(shown)
      },
    })
  }

  const show = (content: ReactNode) => root.render((shown = content))
  const speaking = (spoken: Locale, content: ReactNode) => (
    <TextsProvider texts={texts} locale={spoken}>
      {content}
    </TextsProvider>
  )

  return {
    showPortal(portal) {
      show(
        <PortalContext value={portal}>
          <Shell texts={texts} />
        </PortalContext>,
      )
    },
    showWaiting: (spoken) => show(speaking(spoken, <Waiting />)),
    showFailure: (spoken, failure, retry) =>
      show(speaking(spoken, <BootFailure failure={failure} onRetry={retry} />)),
  }
}
