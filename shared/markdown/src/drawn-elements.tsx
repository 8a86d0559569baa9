import type { ReactNode } from 'react'
import type { Components } from 'react-markdown'
import { isSafeAddress } from './safe-address'
import styles from './markdown-text.module.css'

interface LinkProps {
  href?: string | undefined
  title?: string | undefined
  children?: ReactNode
}

/** A link whose address is not allowed leads nowhere, and stays as its words. */
export function SafeLink({ href, title, children }: LinkProps) {
  const isSafe = href !== undefined && href !== '' && isSafeAddress(href, document.baseURI)
  return isSafe ? (
    <a href={href} title={title}>
      {children}
    </a>
  ) : (
    <a>{children}</a>
  )
}

/** What is too wide for its place is scrolled in it, also by the keyboard. */
const wide: Components = {
  table: ({ children }) => (
    <div className={styles.scroll} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** A page has one outline: the text's headings go below the one that it stands under. */
export const elementsFrom = (topLevel: number): Components => ({
  ...wide,
  a: SafeLink,
  ...Object.fromEntries(
    levels.map((level, index) => [level, levels[Math.min(index + topLevel - 1, levels.length - 1)]]),
  ),
})
