import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { onAnotherPage } from '../portal/on-another-page'
import { usePortalState } from '../shell/portal-context'
import { SearchBox } from './search-box'
import styles from './search-dialog.module.css'
import de from './texts/de.json'
import en from './texts/en.json'

/** Search from anywhere, in front of the page. The browser's own modal dialog: the focus goes back to where it was. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const locale = usePortalState((state) => state.locale)
  const dialog = useRef<HTMLDialogElement>(null)
  const [texts] = useState(() => createTexts({ locale, files: { de, en } }))

  // Closed before it leaves the page: the browser gives the focus back only from a dialog that is still there.
  useLayoutEffect(() => {
    const element = dialog.current
    // What is open in the header gives the focus back to its button, and the dialog that to the same place later.
    document.querySelectorAll<HTMLElement>(':popover-open').forEach((panel) => panel.hidePopover())
    element?.showModal()
    return () => element?.close()
  }, [])
  const leave = useEffectEvent(onClose)
  useEffect(() => onAnotherPage(() => leave()), [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.i18n.t('heading')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <TextsProvider texts={texts} locale={locale}>
        <SearchBox onClose={onClose} />
      </TextsProvider>
    </dialog>
  )
}
