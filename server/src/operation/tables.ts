import type { Generated } from 'kysely'

/** A feature that failed in a browser. */
export interface FeatureFailureTable {
  correlation_id: string
  feature_id: string
  version: string | null
  kind: string
  reported_at: Generated<Date>
  /** Sent from a page that is open to everybody, so by anybody. */
  is_public: Generated<boolean>
}

export interface OperationTables {
  feature_failure: FeatureFailureTable
}
