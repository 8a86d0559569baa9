import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './table.module.css'

export interface Column<Name extends string> {
  name: Name
  label: string
  /** Of figures: they end below each other. */
  isNumber?: boolean | undefined
  /** Which way the table is sorted by it when it is; absent: it cannot be sorted by it. */
  sorts?: 'ascending' | 'descending' | undefined
  /** The column says by its content what it is, such as a button in each line; its label is read out only. */
  labelHidden?: boolean | undefined
}

interface TableProps<Name extends string> {
  columns: readonly Column<Name>[]
  sortedBy?: Name | undefined
  onSort?: ((name: Name) => void) | undefined
  /** Stands in place of the headings where the table is folded, such as a choice of what to sort by. */
  narrowHead?: ReactNode
  /** The lines: `tr` with a `th` of scope row, and a TableCell for each further column. */
  children: ReactNode
}

/** A table where there is room for its columns; else each of its lines is a sheet with a name for each value. */
export function Table<Name extends string>({ columns, sortedBy, onSort, ...table }: TableProps<Name>) {
  return (
    <div className={styles.place}>
      {table.narrowHead ? <div className={styles.narrowHead}>{table.narrowHead}</div> : null}
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={classNames(column.isNumber && styles.number)}
                aria-sort={column.name === sortedBy ? column.sorts : undefined}
              >
                <Heading column={column} chosen={column.name === sortedBy} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{table.children}</tbody>
      </table>
    </div>
  )
}

interface HeadingProps<Name extends string> {
  column: Column<Name>
  chosen: boolean
  onSort: TableProps<Name>['onSort']
}

function Heading<Name extends string>({ column, chosen, onSort }: HeadingProps<Name>) {
  const { name, label, sorts, labelHidden } = column
  if (labelHidden) return <VisuallyHidden>{label}</VisuallyHidden>
  if (!sorts || !onSort) return label
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(name)}>
      {label}
      <Icon
        glyph="chevronDown"
        className={classNames(styles.arrow, chosen && styles.chosen, sorts === 'ascending' && styles.upwards)}
      />
    </button>
  )
}
