import type { BaselineAdjustment, BaselineDriver, BaselineForm } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'
import type { MeterModel } from '../../aggregation/index'

/** Written as JSON. */
type Json<Value> = ColumnType<Value, string, string>

export interface BaselineTable {
  id: string
  client_business_id: number
  name: string
  unit: string
  revision: Generated<number>
  deleted_at: ColumnType<Date | null, undefined, Date | null>
}

export interface BaselineVersionTable {
  baseline_id: string
  version: number
  form: BaselineForm
  from_day: string
  to_day: string
  reason: string
  adjustments: Json<BaselineAdjustment[]>
  drivers: Json<BaselineDriver[]>
  models_of: number
  created_at: Generated<Date>
  author_uuid: string | null
}

export interface BaselineModelTable {
  baseline_id: string
  version: number
  series_id: number
  metering_point: string
  name: string
  model_version: number
  fitted: Json<MeterModel>
}

export interface BaselineTables {
  baseline: BaselineTable
  baseline_version: BaselineVersionTable
  baseline_model: BaselineModelTable
}

declare module '../../entities/tables' {
  interface Tables extends BaselineTables {}
}
