import type { MeasurementSeries } from '@energycockpit/contract'
import type { Generated } from 'kysely'
import type { CheckTables } from './checks/check-tables'
import type { CounterTables } from './counter-readings/counter-table'
import type { LoadTables } from './loads/load-tables'
import type { RulesTables } from './rules/rules-table'
import type { FactorTables } from './conversion/factor-tables'
import type { VirtualTables } from './virtual/virtual-tables'

export interface MeasurementSeriesTable {
  /** The readings store knows the series by it. */
  id: number
  client_business_id: number
  metering_point_id: string
  quantity: MeasurementSeries['quantity']
  unit: string
  direction: MeasurementSeries['direction']
  interval: MeasurementSeries['interval']
  series_type: MeasurementSeries['seriesType']
  /** In its whole form. */
  obis: Generated<string | null>
}

export interface MeasurementTables
  extends CheckTables, CounterTables, FactorTables, LoadTables, RulesTables, VirtualTables {
  measurement_series: MeasurementSeriesTable
}
