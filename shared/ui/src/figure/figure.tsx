import type { ReactNode } from 'react'
import styles from './figure.module.css'

interface FigureProps {
  label: string
  number: string
  unit?: string
  /** When it was, what it is compared with. */
  note?: ReactNode
}

/** One number with its unit and its name; stands in a `FigureRow`. */
export function Figure({ label, number, unit, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {number}
        {unit ? <span className={styles.unit}>{`\u00a0${unit}`}</span> : null}
      </dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  )
}
