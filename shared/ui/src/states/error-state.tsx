import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import styles from './states.module.css'

interface ErrorStateProps {
  /** What failed, in plain words. */
  title: string
  /** Why, as far as it is known. */
  children?: ReactNode
  /** What to name when asking for help, with its label: 'Reference 4f2a…'. */
  reference?: string | undefined
  retry?: { label: string; onRetry: () => void } | undefined
}

/** Stands where something failed. It is announced, and its retry really tries again. */
export function ErrorState({ title, children, reference, retry }: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, styles.error)} role="alert">
      <Icon glyph="warning" className={styles.sign} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.detail}>{children}</div> : null}
      {reference ? <p className={styles.reference}>{reference}</p> : null}
      {retry ? (
        <Button className={styles.action} onClick={retry.onRetry}>
          <Icon glyph="retry" />
          {retry.label}
        </Button>
      ) : null}
    </div>
  )
}
