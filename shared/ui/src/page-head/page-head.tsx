import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  /** The page's one heading of the first level; the focus goes to it on arrival. */
  title: string
  /** What the page is for, in a sentence. */
  lead?: ReactNode
}

/** How every page begins. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </header>
  )
}
