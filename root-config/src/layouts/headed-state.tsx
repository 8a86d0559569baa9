import { Page, VisuallyHidden } from '@energycockpit/ui'
import type { ReactNode } from 'react'

/** A state that fills the page: what it says is the page's heading as well. */
export function HeadedState({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Page>
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      {children}
    </Page>
  )
}
