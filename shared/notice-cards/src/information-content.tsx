import type { InformationLayout, Locale } from '@energycockpit/contract'
import { InlineMarkdown, MarkdownText } from '@energycockpit/markdown'
import { ConfirmButton } from './confirm-button'
import styles from './information-content.module.css'
import { listItems } from './list-items'
import type { Step } from './step'

interface InformationContentProps {
  /** Undefined where the notice has none: there is only the button. */
  layout: InformationLayout | undefined
  /** The language of the page, which may not be that of the layout. */
  locale: Locale
  step: Step
  isPreview?: boolean
}

/** What the user takes note of, and the button that says so. */
export function InformationContent({ layout, locale, step, isPreview = false }: InformationContentProps) {
  return (
    <>
      {layout ? <Text layout={layout} isPreview={isPreview} /> : null}
      <ConfirmButton step={step} locale={locale} />
    </>
  )
}

function Text({ layout, isPreview }: { layout: InformationLayout; isPreview: boolean }) {
  const { locale, title, content, contentType, subInfo } = layout
  const Title = isPreview ? 'h4' : 'h2'
  return (
    <div className={styles.content} lang={locale.shortName}>
      {title ? <Title className={styles.title}>{title}</Title> : null}
      {contentType === 'LIST' ? (
        <ol className={styles.list}>
          {listItems(content).map((item, index) => (
            <li key={index}>
              <InlineMarkdown text={item} />
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.text}>
          <MarkdownText text={content} topLevel={isPreview ? 5 : 3} />
        </div>
      )}
      {subInfo ? <p className={styles.subInfo}>{subInfo}</p> : null}
    </div>
  )
}
