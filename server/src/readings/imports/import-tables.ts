import type { ImportKind, ImportState, ReadingFault, UnfinishedProblem } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

export interface ReadingImportTable {
  id: Generated<number>
  kind: ImportKind
  state: ImportState
  client_business_id: number
  /** Ids of the businesses that its sender saw. */
  scope: number[]
  actor_uuid: string | null
  actor_name: string | null
  source_name: string | null
  content_hash: string | null
  as_of: Date
  reading_count: Generated<number>
  added_count: Generated<number>
  changed_count: Generated<number>
  repeated_count: Generated<number>
  fault_count: Generated<number>
  /** Null: not counted. */
  empty_count: Generated<number | null>
  /** Written as JSON text. */
  faults: ColumnType<ReadingFault[], string | undefined, string>
  undoes: number | null
  undone_by: number | null
  started_at: Generated<Date>
  heard_at: Generated<Date>
  ended_at: Date | null
  /** In which lease it is set aside; null: it depends on nothing that is in force. */
  lease: Generated<number | null>
}

export interface UnfinishedImportTable {
  import_id: number
  since: Generated<Date>
  attempts: number
  next_at: Date
  problem: UnfinishedProblem
  correlation_id: string
  waits_for: number | null
}

export interface ReadingImportSeriesTable {
  import_id: number
  series_id: number
  reading_count: number
  /** Null: not known. */
  added_count: number | null
  changed_count: number | null
  repeated_count: number | null
  first_at: Date
  last_at: Date
  /** When the checks had looked at it; null: not yet. */
  checked_at: ColumnType<Date | null, undefined>
}

export interface SeriesRevisionTable {
  series_id: number
  revision: number
}

export interface ImportLeaseTable {
  id: number
  holder: string | null
  held_until: Date
  fence: Generated<number>
}

export interface ImportTables {
  reading_import: ReadingImportTable
  reading_import_series: ReadingImportSeriesTable
  series_revision: SeriesRevisionTable
  import_lease: ImportLeaseTable
  unfinished_import: UnfinishedImportTable
}

declare module '../../entities/tables' {
  interface Tables extends ImportTables {}
}
