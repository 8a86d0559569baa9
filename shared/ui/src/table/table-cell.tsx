import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './table.module.css'

interface TableCellProps {
  /** The column's label: it stands above the value where the table is folded. Absent where the value says it all. */
  label?: string | undefined
  isNumber?: boolean | undefined
  /** Something that matters less than what stands beside it, such as a version; it may break anywhere. */
  muted?: boolean | undefined
  /** Not as it should be. */
  bad?: boolean | undefined
  /** Of steps and not of a value: it stands at the line's end. */
  atEnd?: boolean | undefined
  /** How much room it has where the table is folded; absent: that of a figure. */
  room?: 'two' | 'all' | undefined
  children: ReactNode
}

/** A value in a line of a Table. */
export function TableCell({ label, isNumber, muted, bad, atEnd, room, children }: TableCellProps) {
  return (
    <td
      data-label={label}
      className={classNames(
        isNumber && styles.number,
        muted && styles.muted,
        bad && styles.bad,
        atEnd && styles.atEnd,
        room && styles[room],
      )}
    >
      {children}
    </td>
  )
}

/** What is said besides, within a cell. */
export function TableNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}
