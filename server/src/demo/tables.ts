import type { ColumnType, Generated } from 'kysely'

export interface DemoReadingsTable {
  only_row: Generated<boolean>
  /** Whole weeks, in seconds, that the source's times are moved by. */
  shift_seconds: number
  /** Every reading that starts before this instant is stored; null while none is. */
  complete_until: Date | null
  /** Every reading that starts before this instant was checked; null while none was. */
  checked_until: ColumnType<Date | null, undefined>
  created_at: Generated<Date>
}

export interface DemoEventTable {
  key: string
  happened_at: Generated<Date>
}

export interface DemoTables {
  demo_readings: DemoReadingsTable
  demo_event: DemoEventTable
}

declare module '../entities/tables' {
  interface Tables extends DemoTables {}
}
