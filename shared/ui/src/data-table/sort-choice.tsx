import { Select } from '../controls/select'
import { headingOf, type DataColumn } from './data-column'

interface Sorting {
  id: string
  desc: boolean
}

export interface SortLabels {
  sortBy: string
  /** In the order in which the rows were given. */
  asGiven: string
  ascending: string
  descending: string
}

interface SortChoiceProps<Row> {
  labels: SortLabels
  /** Those that they can be sorted by. */
  columns: readonly DataColumn<Row>[]
  sorting: Sorting | undefined
  onSort: (sorting: Sorting | undefined) => void
}

/** What the rows are sorted by, where the table is folded and has no headings to press. */
export function SortChoice<Row>({ labels, columns, sorting, onSort }: SortChoiceProps<Row>) {
  const choices = columns.flatMap((column) => [
    { value: `asc ${column.name}`, label: `${headingOf(column)}, ${labels.ascending}` },
    { value: `desc ${column.name}`, label: `${headingOf(column)}, ${labels.descending}` },
  ])
  return (
    <Select
      label={labels.sortBy}
      groups={[{ label: '', choices: [{ value: '', label: labels.asGiven }, ...choices] }]}
      value={sorting ? `${sorting.desc ? 'desc' : 'asc'} ${sorting.id}` : ''}
      onChange={(chosen) => {
        const [order, ...name] = chosen.split(' ')
        onSort(chosen === '' ? undefined : { id: name.join(' '), desc: order === 'desc' })
      }}
    />
  )
}
