import { classNames } from '../class-names'
import { TableCell } from '../table/table-cell'
import styles from './data-table.module.css'
import { headingOf, type DataColumn } from './data-column'

interface DataRowProps<Row> {
  row: Row
  /** Of the columns that are shown. */
  columns: readonly DataColumn<Row>[]
  /** Its place in the whole table from 1, the headings included; absent where all rows are drawn. */
  place: number | undefined
  /** For who measures its height: its index, and what takes the element. */
  index: number
  measure: ((element: HTMLElement | null) => void) | undefined
  /** Absent: rows cannot be selected. */
  selection: { label: string; selected: boolean; onToggle: () => void } | undefined
}

/** A row of a DataTable: its first column names it. */
export function DataRow<Row>({ row, columns, place, index, measure, selection }: DataRowProps<Row>) {
  const [first, ...others] = columns
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={place}
      className={classNames(selection?.selected && styles.selected)}
    >
      {selection && (
        <td className={styles.choice}>
          <input
            type="checkbox"
            aria-label={selection.label}
            checked={selection.selected}
            onChange={selection.onToggle}
          />
        </td>
      )}
      <th scope="row">{first?.cell(row)}</th>
      {others.map((column) => (
        <TableCell
          key={column.name}
          label={column.isAction ? undefined : headingOf(column)}
          isNumber={column.isNumber}
          bad={column.isBad?.(row)}
          atEnd={column.isAction}
          room={column.room}
        >
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  )
}
