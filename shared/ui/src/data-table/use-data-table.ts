import { useMemo } from 'react'
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { compareValues, type DataColumn } from './data-column'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

interface DataTableModel<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** False while there are more rows than these: the order of a part would be taken for that of the whole. */
  isWhole: boolean
}

/** TanStack's table with what a DataTable uses of it: sorting and visibility of columns. */
export function useDataTable<Row extends object>({ columns, rows, keyOf, isWhole }: DataTableModel<Row>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(
      columns.map(({ name, sortBy }, index) =>
        helper.accessor((row: Row) => sortBy?.(row), {
          id: name,
          enableHiding: index > 0,
          enableSorting: isWhole && sortBy !== undefined,
          sortUndefined: 'last',
          sortDescFirst: false,
          sortFn: (one, other, id) =>
            compareValues(
              one.getValue<string | number>(id),
              other.getValue<string | number>(id),
              // The portal's language, which need not be the browser's.
              document.documentElement.lang || undefined,
            ),
        }),
      ),
    )
  }, [columns, isWhole])
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    enableMultiSort: false,
  })
}

export type DataTableState<Row extends object> = ReturnType<typeof useDataTable<Row>>
