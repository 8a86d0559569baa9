import type { Generated } from 'kysely'

/** Something that a user has to confirm or acknowledge before the portal opens. */
export interface BlockingReasonTable {
  uuid: string
  user_uuid: string
  /** TERMS_AND_CONDITIONS, TAF7, … */
  type: string
  created_at: Generated<Date>
  /** Null while the reason is open. */
  resolved_at: Date | null
}

export interface BlockingTables {
  blocking_reason: BlockingReasonTable
}
