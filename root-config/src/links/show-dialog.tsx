import type { Locale } from '@energycockpit/contract'
import { TextsProvider } from '@energycockpit/i18n'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { addToBody } from '../guard/own-nodes'
import { onAnotherPage } from '../portal/on-another-page'
import { createShellTexts } from '../shell/shell-texts'
import type { LinkElement } from './link-element'

export interface DialogSurroundings {
  locale: Locale
  /** Gets the focus when the dialog is closed; without it, whatever had it before. */
  link?: LinkElement
}

/** Draws a dialog beside whatever the page shows, until it is closed or the user goes somewhere else in the portal. */
export function showDialog(
  { locale, link }: DialogSurroundings,
  draw: (close: () => void) => ReactNode,
): Promise<void> {
  const focused = link ?? document.activeElement
  const element = document.createElement('div')
  addToBody(element)
  const root = createRoot(element)
  return new Promise((resolve) => {
    const close = () => {
      stopWatching()
      root.unmount()
      element.remove()
      if (focused?.isConnected) (focused as HTMLElement).focus()
      resolve()
    }
    const stopWatching = onAnotherPage(() => close())
    root.render(
      <TextsProvider texts={createShellTexts(locale)} locale={locale}>
        {draw(close)}
      </TextsProvider>,
    )
  })
}
