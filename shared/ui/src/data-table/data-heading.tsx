import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import table from '../table/table.module.css'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { headingOf, type DataColumn } from './data-column'
import styles from './data-table.module.css'

interface DataHeadingProps<Row> {
  column: DataColumn<Row>
  sorted: 'asc' | 'desc' | false
  /** Absent: the rows cannot be sorted by it. */
  onSort: (() => void) | undefined
}

/** A column's heading; a button where the rows can be sorted by it. */
export function DataHeading<Row>({ column, sorted, onSort }: DataHeadingProps<Row>) {
  const text = headingOf(column)
  return (
    <th
      scope="col"
      className={classNames(column.isNumber && table.number, column.isNumber && styles.figures)}
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {column.isAction ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : onSort ? (
        <button type="button" className={table.sort} onClick={onSort}>
          {text}
          <Icon
            glyph="chevronDown"
            className={classNames(table.arrow, sorted && table.chosen, sorted === 'asc' && table.upwards)}
          />
        </button>
      ) : (
        text
      )}
    </th>
  )
}
