import type { ReactNode } from 'react'
import type { Glyph } from '../icon/glyphs'
import { Icon } from '../icon/icon'
import styles from './states.module.css'

interface EmptyStateProps {
  /** What is not there. */
  title: string
  /** Why, and what to do next. */
  children?: ReactNode
  action?: ReactNode
  glyph?: Glyph
}

/** Stands where something would be, says why it is not there and what can be done. */
export function EmptyState({ title, children, action, glyph = 'empty' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon glyph={glyph} className={styles.sign} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.detail}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
