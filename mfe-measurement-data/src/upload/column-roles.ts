import type { Changes, Draft } from './draft'

/** What a column can hold. */
export const columnRoles = [
  ...(['unused', 'time', 'timeOfDay', 'clockChange', 'meter', 'value', 'unit', 'quality'] as const),
] as const
export type ColumnRole = (typeof columnRoles)[number]

const maxMeterColumns = 3

export function roleOf(draft: Draft, column: number): ColumnRole {
  const { dateColumn, timeColumn, clockChange, meterColumns, unitColumn, values } = draft
  if (dateColumn === column) return 'time'
  if (timeColumn === column) return 'timeOfDay'
  if (clockChange?.column === column) return 'clockChange'
  if (meterColumns?.includes(column)) return 'meter'
  if (values?.some((value) => value.column === column)) return 'value'
  if (unitColumn === column) return 'unit'
  return values?.some(({ qualityColumn }) => qualityColumn === column) ? 'quality' : 'unused'
}

/** Gives a column another role. A role that only one column can have is taken from the one that had it. */
export function withRole(draft: Draft, column: number, role: ColumnRole): Changes {
  const columns = without(draft, column)
  switch (role) {
    case 'unused':
      return columns
    case 'time':
      return { ...columns, dateColumn: column }
    case 'timeOfDay':
      return { ...columns, timeColumn: column }
    case 'clockChange':
      return { ...columns, clockChange: { column, summer: [], winter: [] } }
    case 'unit':
      return { ...columns, unitColumn: column }
    case 'meter':
      return {
        ...columns,
        meterColumns: [...columns.meterColumns.slice(0, maxMeterColumns - 1), column].sort(ascending),
      }
    case 'value': {
      const value = { column, unit: null, qualityColumn: null }
      return { ...columns, values: [...columns.values, value].sort((a, b) => ascending(a.column, b.column)) }
    }
    case 'quality': {
      // Beside the value of which it speaks; the first column can only speak of what comes after it.
      const before = columns.values.filter((value) => value.column < column).at(-1) ?? columns.values[0]
      const values = columns.values.map((value) =>
        value === before ? { ...value, qualityColumn: column } : value,
      )
      return { ...columns, values }
    }
  }
}

const ascending = (one: number, other: number) => one - other

/** The columns without one of them; where nothing has been said of the others, they have no such role. */
function without(
  { dateColumn, timeColumn, clockChange, meterColumns, unitColumn, values }: Draft,
  column: number,
) {
  return {
    dateColumn: dateColumn === column ? undefined : dateColumn,
    timeColumn: timeColumn === column ? null : (timeColumn ?? null),
    clockChange: clockChange?.column === column ? null : (clockChange ?? null),
    meterColumns: (meterColumns ?? []).filter((each) => each !== column),
    unitColumn: unitColumn === column ? null : (unitColumn ?? null),
    values: (values ?? [])
      .filter((value) => value.column !== column)
      .map((value) => (value.qualityColumn === column ? { ...value, qualityColumn: null } : value)),
  }
}
