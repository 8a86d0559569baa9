import { IconLink } from '@energycockpit/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title: string
  /** Whether the user was led here by what they did last; else they have just opened the page. */
  takesFocus: boolean
  /** What the icon in the corner is called that leaves the log-in; without it there is none. */
  cancel?: string
  children: ReactNode
}

/** The sheet of one blocking reason. Its title is the heading of the page. */
export function Card({ title, takesFocus, cancel, children }: CardProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [takesFocus])
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h1 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {cancel ? <IconLink glyph="close" label={cancel} href="/" /> : null}
      </div>
      {children}
    </section>
  )
}
