import type { ReactNode } from 'react'
import styles from './figure-row.module.css'

/** Figures that are read together. */
export function FigureRow({ children }: { children: ReactNode }) {
  return <dl className={styles.row}>{children}</dl>
}
