import { useState } from 'react'
import { CheckboxGroup } from '../controls/checkbox-group'
import { headingOf, type DataColumn } from './data-column'
import styles from './data-table.module.css'

interface ColumnChoiceProps<Row> {
  label: string
  /** Those that can be hidden. */
  columns: readonly DataColumn<Row>[]
  shown: readonly string[]
  onChange: (shown: readonly string[]) => void
}

/** Which columns are shown; folded away until it is opened. */
export function ColumnChoice<Row>({ label, columns, shown, onChange }: ColumnChoiceProps<Row>) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.columns} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && (
        <CheckboxGroup
          label={label}
          choices={columns.map((column) => ({ value: column.name, label: headingOf(column) }))}
          chosen={columns.map(({ name }) => name).filter((name) => shown.includes(name))}
          onChange={onChange}
        />
      )}
    </details>
  )
}
