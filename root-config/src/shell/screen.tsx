import type { Locale } from '@energycockpit/contract'
import { TextsProvider } from '@energycockpit/i18n'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { landmark } from '../guard/landmarks'
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

/** Rejects when the shell's own texts cannot be had. */
export async function createScreen(locale: Locale): Promise<Screen> {
  const texts = createShellTexts(locale)
  await texts.ready
  const element = document.createElement('div')
  element.id = ELEMENT_ID
  document.body.prepend(element)
  landmark(element)
  const root = createRoot(element)
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
    showWaiting: (spoken) => root.render(speaking(spoken, <Waiting />)),
    showFailure: (spoken, failure, retry) =>
      root.render(speaking(spoken, <BootFailure failure={failure} onRetry={retry} />)),
  }
}
