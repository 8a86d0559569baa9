import type { ReactNode } from 'react'

/** A column of a DataTable. The first one names the row and cannot be hidden. */
export interface DataColumn<Row> {
  name: string
  label: string
  cell: (row: Row) => ReactNode
  /** What the rows are sorted by in this column; undefined stands last. Absent: it cannot be sorted by it. */
  sortBy?: ((row: Row) => string | number | undefined) | undefined
  /** Of figures: they end below each other. */
  isNumber?: boolean | undefined
  /** The unit of all its figures; it stands in the heading. */
  unit?: string | undefined
  /** The value is not as it should be. */
  isBad?: ((row: Row) => boolean) | undefined
  /** Of buttons and not of a value: it stands at the row's end, and its label is read out only. */
  isAction?: boolean | undefined
  /** How much room it has where the table is folded; absent: that of a figure. */
  room?: 'two' | 'all' | undefined
}

/** The heading's text, with the unit where there is one. */
export function headingOf({ label, unit }: Pick<DataColumn<never>, 'label' | 'unit'>): string {
  return unit === undefined ? label : `${label} (${unit})`
}

/** Numbers by size, texts as a dictionary has them. */
export function compareValues(one: string | number, other: string | number, locale?: string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), locale, { numeric: true })
}
