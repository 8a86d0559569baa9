import { PageHead } from '@energycockpit/ui'
import type { ReactNode } from 'react'
import { TermsLink } from './terms-link'
import styles from './visitor-page.module.css'

interface VisitorPageProps {
  title: string
  lead: string
  children: ReactNode
  /** Where to go from here, the likeliest first. */
  steps: ReactNode
}

/** The frame of the pages for visitors: what it is about, the next steps, and the terms. */
export function VisitorPage({ title, lead, children, steps }: VisitorPageProps) {
  return (
    <article className={styles.page}>
      <PageHead title={title} lead={lead} />
      {children}
      <div className={styles.steps}>{steps}</div>
      <p>
        <TermsLink />
      </p>
    </article>
  )
}
