import { Children, type ReactNode } from 'react'
import styles from './message-place.module.css'

interface MessagePlaceProps {
  /** An alert is read out at once, a status when there is time. */
  role: 'alert' | 'status'
  /** Once something is said. */
  className?: string | undefined
  /** What is said; nothing, as long as there is nothing to say. */
  children?: ReactNode
}

/**
 * Where a page says what has come of a step. It stays in place, because only what comes into a place that was there
 * before is read out; silent it takes no room. Not by `:empty`: of what that rule looks at Chromium keeps hold, with the
 * whole page that it stood in.
 */
export function MessagePlace({ role, className, children }: MessagePlaceProps) {
  const isSilent = Children.toArray(children).every((child) => child === '')
  return (
    <div role={role} className={isSilent ? styles.silent : className}>
      {children}
    </div>
  )
}
