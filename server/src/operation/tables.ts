import type { Generated } from 'kysely'

/** A feature that failed in a browser. */
export interface FeatureFailureTable {
  correlation_id: string
  feature_id: string
  version: string | null
  kind: string
  reported_at: Generated<Date>
}

export interface OperationTables {
  feature_failure: FeatureFailureTable
}
