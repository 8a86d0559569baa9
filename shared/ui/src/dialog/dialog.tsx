import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  children: ReactNode
  /** The buttons at its end, the one that goes on last. */
  actions: ReactNode
  /** Long content scrolls inside the dialog and takes the focus, so that the keyboard can scroll it. */
  long?: boolean
  /** Something to fill in: its first field takes the focus, and a click beside it does not discard what was typed. */
  form?: boolean
  /** A step is under way. Where the dialog stays afterwards, it shows why: what is announced scrolls into view. */
  pending?: boolean
  onClose: () => void
}

/**
 * A question or a text in front of the page, shown as long as it is drawn. The browser's own modal dialog: the page
 * behind it is out of reach, Escape closes, and the focus goes back to where it was.
 */
export function Dialog({ title, children, actions, pending = false, onClose, ...kind }: DialogProps) {
  const { long = false, form = false } = kind
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const wasPending = useRef(false)
  const pressedBeside = useRef(false)
  const titleId = useId()
  const bodyId = useId()

  // Closed before it leaves the page: the browser gives the focus back only from a dialog that is still there.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (wasPending.current && !pending)
      body.current?.querySelector('[role=alert]:not(:empty)')?.scrollIntoView({ block: 'nearest' })
    wasPending.current = pending
  }, [pending])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={long || form ? undefined : bodyId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Whoever selects text and lets go beside the dialog has not clicked there.
        if (!form && pressedBeside.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.box}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div
          ref={body}
          id={bodyId}
          className={styles.body}
          {...(long && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
        >
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  )
}
