import type { PageContentLayout } from '@energycockpit/contract'
import { InlineMarkdown, MarkdownText } from '@energycockpit/markdown'
import { Checkbox } from '@energycockpit/ui'
import { useState } from 'react'
import { ConfirmButton } from './confirm-button'
import type { Step } from './step'
import styles from './terms-content.module.css'

/** A page of the portal is opened, everything else is kept as a file. */
const isPage = (address: string) => address.startsWith('/platform/')

interface TermsContentProps {
  layout: PageContentLayout
  step: Step
}

/** What the user confirms, the box to tick where there is one, and the button that waits for it. */
export function TermsContent({ layout, step }: TermsContentProps) {
  const { locale, headline, mainContent, linkUrl, linkText, extra, confirmationText } = layout
  const [ticked, setTicked] = useState(false)
  return (
    <>
      <div className={styles.content} lang={locale.shortName}>
        {headline ? <h2>{headline}</h2> : null}
        {mainContent ? <MarkdownText text={mainContent} topLevel={3} /> : null}
        {linkUrl ? (
          <p>
            <a href={linkUrl} download={!isPage(linkUrl)}>
              {linkText || linkUrl}
            </a>
          </p>
        ) : null}
        {extra ? (
          <div className={styles.extra}>
            <MarkdownText text={extra} topLevel={3} />
          </div>
        ) : null}
        {confirmationText ? (
          <Checkbox checked={ticked} onChange={setTicked}>
            <InlineMarkdown text={confirmationText} />
          </Checkbox>
        ) : null}
      </div>
      <ConfirmButton step={step} disabled={confirmationText !== '' && !ticked} />
    </>
  )
}
