import type { MeasurementSeries } from '@energycockpit/contract'
import type { Generated } from 'kysely'
import type { CheckTables } from '../quality/checks/check-tables'
import type { CounterTables } from './meter-readings/counter-table'
import type { LoadTables } from './imports/load-tables'
import type { RulesTables } from './series/rules-table'
import type { FactorTables } from '../calculations/conversion/factor-tables'
import type { VirtualTables } from '../calculations/virtual/virtual-tables'

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
