import { VisuallyHidden } from '@energycockpit/ui'
import type { ReactNode } from 'react'
import styles from './headed-state.module.css'

/** A state that fills the page: what it says is the page's heading as well. */
export function HeadedState({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      {children}
    </div>
  )
}
