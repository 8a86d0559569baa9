import type { ColumnType } from 'kysely'

export interface AuditEntryTable {
  sequence: number
  at: Date
  action: string
  actor_uuid: string | null
  actor_name: string | null
  subject_id: string | null
  subject_name: string | null
  business_id: number | null
  /** Written as JSON text. */
  detail: ColumnType<Record<string, unknown>, string, never>
  hash: string
}

export interface AuditHeadTable {
  id: boolean
  sequence: number
  hash: string
  seal: string | null
}

/** The tables of migration 0050. All times are UTC instants. */
export interface AuditTables {
  audit_entry: AuditEntryTable
  audit_head: AuditHeadTable
}

declare module '../entities/tables' {
  interface Tables extends AuditTables {}
}
