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

/** Loads of one version of a feature in one hour that took about as long; `version` is empty where there is none. */
export interface FeatureLoadTimeTable {
  hour: Date
  feature_id: string
  version: string
  way: string
  bucket: number
  loads: number
  total_ms: number
  load_ms: number
}

/** A report of load times that has been counted. */
export interface LoadTimeReportTable {
  id: string
  received_at: Generated<Date>
}

/** What the Content-Security-Policy refused in browsers; times are UTC instants. */
export interface PolicyViolationTable {
  directive: string
  page: string
  blocked: string
  source: string
  reports: Generated<number>
  first_at: Generated<Date>
  last_at: Generated<Date>
}

export interface OperationTables {
  policy_violation: PolicyViolationTable
  feature_failure: FeatureFailureTable
  feature_load_time: FeatureLoadTimeTable
  load_time_report: LoadTimeReportTable
}

declare module '../entities/tables' {
  interface Tables extends OperationTables {}
}
