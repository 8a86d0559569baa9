import { Select } from '../controls/select'
import { headingOf, type DataColumn } from './data-column'

interface Sorting {
  id: string
  desc: boolean
}

interface SortChoiceProps<Row> {
  labels: { sortBy: string; asGiven: string }
  columns: readonly DataColumn<Row>[]
  sorting: Sorting | undefined
  onSort: (sorting: Sorting | undefined) => void
}

/** What the rows are sorted by, where the table is folded and has no headings to press. */
export function SortChoice<Row>({ labels, columns, sorting, onSort }: SortChoiceProps<Row>) {
  const choices = columns
    .filter(({ sortBy }) => sortBy)
    .map((column) => ({ value: column.name, label: headingOf(column) }))
  return (
    <Select
      label={labels.sortBy}
      groups={[{ label: '', choices: [{ value: '', label: labels.asGiven }, ...choices] }]}
      value={sorting?.id ?? ''}
      onChange={(id) => onSort(id === '' ? undefined : { id, desc: false })}
    />
  )
}
