import type {
  AcknowledgeReason,
  AnomalyKind,
  ConsumedProductType,
  UnwatchedReason,
} from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'
import type { DayOfAnomaly } from './found-run'

export interface AnomalyTable {
  id: string
  client_business_id: number
  series_id: number
  direction: 'HIGH' | 'LOW'
  kind: AnomalyKind
  product_type: ConsumedProductType
  unit: string
  from_day: ColumnType<Date, string, string>
  to_day: ColumnType<Date, string, string>
  goes_on: boolean
  days: ColumnType<DayOfAnomaly[], string, string>
  measured: number
  expected: number
  lower: number
  upper: number
  score: number
  money: number | null
  currency: string | null
  found_at: Generated<Date>
  withdrawn_at: Date | null
  acknowledged_at: Date | null
  acknowledged_by: string | null
  reason: AcknowledgeReason | null
  note: Generated<string>
  revision: Generated<number>
}

export interface AnomalyWatchTable {
  series_id: number
  client_business_id: number
  revision: number | null
  factors: string | null
  today: ColumnType<Date | null, string | null, string | null>
  days_version: string | null
  refusal: UnwatchedReason | null
  checked_at: Date | null
  quiet_until: Date | null
  claim: string | null
  held_until: Date | null
}

export interface AnomalyTables {
  anomaly: AnomalyTable
  anomaly_watch: AnomalyWatchTable
}

declare module '../entities/tables' {
  interface Tables extends AnomalyTables {}
}
