import type { FindingKind } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Finding } from '../../readings/index'

export interface ReadingFindingTable {
  id: Generated<number>
  series_id: number
  kind: FindingKind
  from_at: Date
  to_at: Date
  value_count: number
  worst: number | null
  /** Written as JSON text. */
  parameters: ColumnType<Finding['parameters'], string, string>
  found_at: Generated<Date>
  import_id: number | null
  gone_at: Date | null
}

export interface SeriesCheckTable {
  series_id: number
  revision: Generated<number>
  checked_until: Date | null
  checked_at: Date | null
}

export interface CheckTables {
  reading_finding: ReadingFindingTable
  series_check: SeriesCheckTable
}

declare module '../../entities/tables' {
  interface Tables extends CheckTables {}
}
