import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button'
import styles from './drawer.module.css'

interface DrawerProps {
  title: string
  closeLabel: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** Comes in from the side on a small screen. The browser's own modal dialog: focus stays inside, Escape closes. */
export function Drawer({ title, closeLabel, open, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton glyph="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{open ? children : null}</div>
    </dialog>
  )
}
