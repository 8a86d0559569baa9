import type { Generated } from 'kysely'

export interface MeterReadingTable {
  series_id: number
  at: Date
  import_id: number
  value: number
  unit: string
  remark: string | null
  entered_by: string
  entered_at: Generated<Date>
}

export interface MeterReadingTables {
  meter_reading: MeterReadingTable
}

declare module '../../entities/tables' {
  interface Tables extends MeterReadingTables {}
}
