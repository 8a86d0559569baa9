import type { Locale, PageContentLayout } from '@energycockpit/contract'
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
  /** The language of the page, which may not be that of the layout. */
  locale: Locale
  step: Step
  isPreview?: boolean
}

/** What the user confirms, the box to tick where there is one, and the button that waits for it. */
export function TermsContent({ layout, locale, step, isPreview = false }: TermsContentProps) {
  const { headline, mainContent, linkUrl, linkText, extra, confirmationText } = layout
  const Headline = isPreview ? 'h4' : 'h2'
  const topLevel = isPreview ? 5 : 3
  const [ticked, setTicked] = useState(false)
  return (
    <>
      <div className={styles.content} lang={layout.locale.shortName}>
        {headline ? <Headline className={styles.title}>{headline}</Headline> : null}
        {mainContent ? <MarkdownText text={mainContent} topLevel={topLevel} /> : null}
        {linkUrl ? (
          <p>
            <a href={linkUrl} download={!isPage(linkUrl)}>
              {linkText || linkUrl}
            </a>
          </p>
        ) : null}
        {extra ? (
          <div className={styles.extra}>
            <MarkdownText text={extra} topLevel={topLevel} />
          </div>
        ) : null}
        {confirmationText ? (
          <Checkbox checked={ticked} onChange={setTicked}>
            <InlineMarkdown text={confirmationText} />
          </Checkbox>
        ) : null}
      </div>
      <ConfirmButton step={step} locale={locale} disabled={confirmationText !== '' && !ticked} />
    </>
  )
}
