import type { Locale, UiContext } from '@energycockpit/contract'
import { TextsProvider } from '@energycockpit/i18n'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Portal } from '../portal/portal'
import { BlockedPage } from './blocked-page'
import { BootFailure } from './boot-failure'
import { PortalContext } from './portal-context'
import { Shell } from './shell'
import { createShellTexts } from './shell-texts'

/** What the shell draws into the page; one of these at a time. */
export interface Screen {
  showPortal(portal: Portal): void
  showBlocked(locale: Locale, context: UiContext): void
  /** Never a blank page: says why the portal is not there and offers to start it again. */
  showFailure(locale: Locale, failure: unknown, retry: () => void): void
}

const ELEMENT_ID = 'portal'

export function createScreen(locale: Locale): Screen {
  const texts = createShellTexts(locale)
  const root = createRoot(emptyElement())
  const speaking = (spoken: Locale, content: ReactNode) => (
    <TextsProvider texts={texts} locale={spoken}>
      {content}
    </TextsProvider>
  )

  return {
    showPortal(portal) {
      root.render(
        <PortalContext value={portal}>
          <Shell texts={texts} />
        </PortalContext>,
      )
    },
    showBlocked: (spoken, context) => root.render(speaking(spoken, <BlockedPage context={context} />)),
    showFailure: (spoken, failure, retry) =>
      root.render(
        speaking(
          spoken,
          <BootFailure
            failure={failure}
            onRetry={() => {
              root.unmount()
              retry()
            }}
          />,
        ),
      ),
  }
}

/** A second start finds the element of the first one and takes its place. */
function emptyElement(): HTMLElement {
  document.getElementById(ELEMENT_ID)?.remove()
  const element = document.createElement('div')
  element.id = ELEMENT_ID
  document.body.prepend(element)
  return element
}
