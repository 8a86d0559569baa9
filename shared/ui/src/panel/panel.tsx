import { Children, useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './panel.module.css'

interface PanelProps {
  /** What the panel shows; it is also the name of the region. */
  title?: ReactNode
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  /** Steps that belong to the whole panel. */
  actions?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

/** A sheet on the ground of the page that holds one subject. */
export function Panel({ title, level = 2, actions, children, className }: PanelProps) {
  const titleId = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={title ? titleId : undefined}>
      {title || actions ? (
        <div className={styles.head}>
          {title ? <Title id={titleId}>{title}</Title> : null}
          {actions}
        </div>
      ) : null}
      {/* Not hidden by `:empty`: of what that rule looks at Chromium keeps hold, with the whole page that it stood in. */}
      {Children.toArray(children).length > 0 && <div className={styles.body}>{children}</div>}
    </section>
  )
}
