import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Date, string, string>

export interface AnnotationTable {
  id: string
  client_business_id: number
  node_id: string
  series_id: number | null
  from_at: Instant
  to_at: ColumnType<Date | null, string | null, string | null>
  text: string
  author_uuid: string | null
  changed_at: Generated<Date>
  changed_by: string | null
  deleted_at: ColumnType<Date | null, undefined, Date | null>
  revision: Generated<number>
}

export interface AnnotationTables {
  annotation: AnnotationTable
}

declare module '../../entities/tables' {
  interface Tables extends AnnotationTables {}
}
