import type { Locale } from '@energycockpit/contract'
import { IconButton, IconLink } from '@energycockpit/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { cardTexts } from './card-texts'
import styles from './card.module.css'

export type CardKind = 'terms' | 'information'

interface CardProps {
  kind: CardKind
  /** The language of the page. */
  locale: Locale
  /** Whether the user was led here by what they did last; else they have just opened the page. */
  takesFocus?: boolean
  /** Shown to those who write it: its headings stand below others, and nothing on it does anything. */
  isPreview?: boolean
  children: ReactNode
}

/** The sheet of one blocking reason. Its title is the heading of the page. */
export function Card({ kind, locale, takesFocus = false, isPreview = false, children }: CardProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [takesFocus])
  const { title, cancel } = cardTexts[locale]
  const Title = isPreview ? 'h3' : 'h1'
  return (
    <section className={styles.card} aria-labelledby={titleId} lang={isPreview ? locale : undefined}>
      <div className={styles.head}>
        <Title id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title[kind]}
        </Title>
        {kind === 'terms' && !isPreview && <IconLink glyph="close" label={cancel} href="/" />}
        {kind === 'terms' && isPreview && <IconButton glyph="close" label={cancel} />}
      </div>
      {children}
    </section>
  )
}
