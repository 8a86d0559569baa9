import type { Generated } from 'kysely'

export interface CounterReadingTable {
  series_id: number
  at: Date
  load_id: number
  value: number
  unit: string
  remark: string | null
  entered_by: string
  entered_at: Generated<Date>
}

export interface CounterTables {
  counter_reading: CounterReadingTable
}

declare module '../../entities/tables' {
  interface Tables extends CounterTables {}
}
