import { useState, type ReactNode } from 'react'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import table from '../table/table.module.css'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { ColumnChoice } from './column-choice'
import { DataHeading } from './data-heading'
import { DataRow } from './data-row'
import styles from './data-table.module.css'
import type { DataColumn } from './data-column'
import { SortChoice, type SortLabels } from './sort-choice'
import { useDataTable } from './use-data-table'
import { useHeadInSight } from './use-head-in-sight'
import { useSeenRows } from './use-seen-rows'

export interface DataTableProps<Row extends object> {
  /** Read out before the table. */
  label: string
  /** The same list from one drawing to the next, as is `rows`: else everything is worked out again. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What stands in place of the table: that it is loading, failed or has no rows. */
  instead?: ReactNode
  /** There are more rows; they are fetched by this button. Until all are there, nothing can be sorted. */
  more?: { label: string; pending: boolean; onMore: () => void } | undefined
  /** Lets the user hide columns; says so. */
  columnsLabel?: string | undefined
  /** Lets the user sort where the table is folded and has no headings; needed as soon as a column has sortBy. */
  sortLabels?: SortLabels | undefined
  /** The order in which whoever gives the rows has sorted all of them, where only a part is here. */
  order?:
    | {
        /** Names of the columns that it can be sorted by. */
        by: readonly string[]
        sorting: { id: string; desc: boolean } | undefined
        onSort: (sorting: { id: string; desc: boolean } | undefined) => void
      }
    | undefined
  /** The columns that are hidden, where the caller keeps them. */
  hidden?: { names: readonly string[]; onHide: (names: readonly string[]) => void } | undefined
  /**
   * Of many columns: where there is no room for all it scrolls beside its first column, and only on a phone it is
   * folded.
   */
  scrolls?: boolean | undefined
  /** Lets the user select rows; which are selected is for the caller to keep. */
  selection?:
    | {
        /** What each checkbox says. */
        labelOf: (row: Row) => string
        heading: string
        /** By their keys. */
        selected: readonly string[]
        onSelect: (keys: string[]) => void
      }
    | undefined
}

/** A table of many rows: sorted, selected, with hidden columns; only the rows near the window are drawn. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf, more, order, hidden, selection, scrolls } = props
  const [body, setBody] = useState<HTMLElement | null>(null)
  const model = useDataTable({ columns, rows, keyOf, isWhole: more === undefined && order === undefined })
  const sorted = model.getRowModel().rows
  const { indexes, before, after, measure } = useSeenRows(sorted.length, body)
  if (props.instead) return props.instead

  const shown = columns.filter(({ name }) =>
    hidden ? !hidden.names.includes(name) : model.getColumn(name)?.getIsVisible(),
  )
  const hideable = columns.slice(1).filter(({ isAction }) => !isAction)
  const isPart = indexes.length < sorted.length
  const span = shown.length + (selection ? 1 : 0)

  function toggle(key: string) {
    if (!selection) return
    const { selected, onSelect } = selection
    onSelect(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key])
  }

  return (
    <div className={scrolls ? styles.scrolling : table.place}>
      {props.columnsLabel !== undefined && (
        <ColumnChoice
          label={props.columnsLabel}
          columns={hideable}
          shown={shown.map(({ name }) => name)}
          onChange={(chosen) => {
            const names = hideable.map(({ name }) => name)
            if (hidden) hidden.onHide(names.filter((name) => !chosen.includes(name)))
            else
              model.setColumnVisibility(
                Object.fromEntries(names.map((name) => [name, chosen.includes(name)])),
              )
          }}
        />
      )}
      <Scroller label={scrolls ? props.label : undefined}>
        {props.sortLabels && (order !== undefined || more === undefined) && (
          <div className={table.narrowHead}>
            <SortChoice
              labels={props.sortLabels}
              columns={shown.filter(({ name, sortBy }) => (order ? order.by.includes(name) : sortBy))}
              sorting={order ? order.sorting : model.state.sorting[0]}
              onSort={order?.onSort ?? ((sorting) => model.setSorting(sorting ? [sorting] : []))}
            />
          </div>
        )}
        <table
          className={classNames(table.table, styles.table)}
          aria-label={props.label}
          aria-rowcount={isPart ? sorted.length + 1 : undefined}
        >
          <thead>
            <tr aria-rowindex={isPart ? 1 : undefined}>
              {selection && (
                <th scope="col">
                  <VisuallyHidden>{selection.heading}</VisuallyHidden>
                </th>
              )}
              {shown.map((column) => {
                const own = model.getColumn(column.name)
                const sort = order
                  ? givenSort(order, column.name)
                  : {
                      sorted: own?.getIsSorted() ?? false,
                      onSort: own?.getCanSort() ? () => own.toggleSorting() : undefined,
                    }
                return <DataHeading key={column.name} column={column} {...sort} />
              })}
            </tr>
          </thead>
          <tbody ref={setBody}>
            {before > 0 && <Gap height={before} span={span} />}
            {indexes.map((index) => {
              const row = sorted[index]
              return (
                row && (
                  <DataRow
                    key={row.id}
                    row={row.original}
                    columns={shown}
                    index={index}
                    place={isPart ? index + 2 : undefined}
                    measure={measure}
                    selection={
                      selection && {
                        label: selection.labelOf(row.original),
                        selected: selection.selected.includes(row.id),
                        onToggle: () => toggle(row.id),
                      }
                    }
                  />
                )
              )
            })}
            {after > 0 && <Gap height={after} span={span} />}
          </tbody>
        </table>
      </Scroller>
      {more && (
        <p className={styles.more}>
          <Button onClick={more.onMore} disabled={more.pending}>
            {more.label}
          </Button>
        </p>
      )}
    </div>
  )
}

/** With a label what is in it scrolls, and is as wide as its columns need where there is room for more than a phone's. */
function Scroller({ label, children }: { label: string | undefined; children: ReactNode }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  useHeadInSight(scroller)
  if (label === undefined) return children
  return (
    <div ref={setScroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <div className={classNames(table.place, styles.wide)}>{children}</div>
    </div>
  )
}

/** What a heading says and does where the rows come sorted: up, down, as they come by themselves. */
function givenSort({ by, sorting, onSort }: NonNullable<DataTableProps<object>['order']>, name: string) {
  const isSorted = sorting?.id === name
  const next = !isSorted ? { id: name, desc: false } : sorting.desc ? undefined : { id: name, desc: true }
  return {
    sorted: isSorted && (sorting.desc ? ('desc' as const) : ('asc' as const)),
    onSort: by.includes(name) ? () => onSort(next) : undefined,
  }
}

/** Stands for the rows that are not drawn. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden className={styles.gap}>
      <td colSpan={span} style={{ blockSize: height }} />
    </tr>
  )
}
