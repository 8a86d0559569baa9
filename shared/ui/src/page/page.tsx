import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './page.module.css'

/** The frame of every page: its distance to header, edges and footer. */
export function Page({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.page, className)}>{children}</div>
}
