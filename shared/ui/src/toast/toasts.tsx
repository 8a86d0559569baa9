import { Button } from '../button/button'
import { IconButton } from '../button/icon-button'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import styles from './toast.module.css'

export interface Toast {
  id: string
  kind: 'information' | 'success' | 'error'
  text: string
  /** What the user may do about it. */
  action?: { label: string; onAction: () => void }
}

interface ToastsProps {
  /** Name of the region, e.g. 'Messages'. */
  label: string
  closeLabel: string
  toasts: readonly Toast[]
  onClose: (id: string) => void
}

const signs = { information: 'information', success: 'check', error: 'warning' } as const

/** Short messages about what has just happened, announced when they come. Who keeps the list decides when they go. */
export function Toasts({ label, closeLabel, toasts, onClose }: ToastsProps) {
  return (
    <div role="region" aria-label={label} aria-live="polite">
      <ul className={styles.toasts}>
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className={classNames(styles.toast, toast.kind !== 'information' && styles[toast.kind])}
          >
            <Icon glyph={signs[toast.kind]} />
            <span>{toast.text}</span>
            {toast.action && <Button onClick={toast.action.onAction}>{toast.action.label}</Button>}
            <IconButton glyph="close" label={closeLabel} onClick={() => onClose(toast.id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
