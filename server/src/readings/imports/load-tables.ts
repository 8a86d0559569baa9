import type { LoadKind, LoadState, ReadingFault, UnfinishedProblem } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

export interface ReadingLoadTable {
  id: Generated<number>
  kind: LoadKind
  state: LoadState
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
  /** Written as JSON text. */
  faults: ColumnType<ReadingFault[], string | undefined, string>
  undoes: number | null
  undone_by: number | null
  started_at: Generated<Date>
  heard_at: Generated<Date>
  ended_at: Date | null
  /** In which turn it is set aside; null: it depends on nothing that is in force. */
  turn: Generated<number | null>
}

export interface UnfinishedImportTable {
  load_id: number
  since: Generated<Date>
  attempts: number
  next_at: Date
  problem: UnfinishedProblem
  correlation_id: string
  waits_for: number | null
}

export interface ReadingLoadSeriesTable {
  load_id: number
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

export interface ReadingLoadTurnTable {
  id: number
  holder: string | null
  held_until: Date
  fence: Generated<number>
}

export interface LoadTables {
  reading_load: ReadingLoadTable
  reading_load_series: ReadingLoadSeriesTable
  series_revision: SeriesRevisionTable
  reading_load_turn: ReadingLoadTurnTable
  unfinished_import: UnfinishedImportTable
}

declare module '../../entities/tables' {
  interface Tables extends LoadTables {}
}
